"""The commands of whoever runs a server: admin, backup, restore."""
