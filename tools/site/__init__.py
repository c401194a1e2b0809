"""The documentation as a site: what MkDocs does beyond its own (mkdocs.yml names hooks.py)."""
