"""The engine on a line, `tapa-engine`: what it reads, keeps and answers. Source: docs/protocol.md."""
