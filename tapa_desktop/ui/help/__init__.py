"""The pages of the Help menu: rules, strategy, keys, and what this program is."""
