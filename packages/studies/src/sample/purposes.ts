/** What random numbers of one seed are drawn for: each purpose has numbers of its own. */
export const purpose = { points: 0, permutation: 1, jitter: 2, scramble: 3, bootstrap: 4, kept: 5 } as const
