"""The store on real files: what is kept, and what a crash, a full disk or a second process does to it."""
