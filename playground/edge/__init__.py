"""The HTTP and gateway edge of the stand-in: everything that travels, nothing that decides."""
