"""The compiled parts (rules, bots): loading their machine code, and compiling it."""
