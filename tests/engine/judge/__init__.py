"""Questions put to the rules by somebody who had read only the rule book, with the answers it gives."""
