"""The pages of the Help menu: rules, strategy, keys, and about this program."""
