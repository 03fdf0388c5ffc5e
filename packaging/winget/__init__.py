"""The manifests of the installer for winget."""
