"""What a seat may know of a game as one row of small whole numbers. Compiled like the rules.

`blocks` declares what the numbers mean, `encoder` fills a row; `gugong.envs.observing` is what Python calls.
"""
