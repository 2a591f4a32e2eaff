/** A sign of order: 1 for the first of a ranking (0), falling towards 0 with the rank. */
export const closeness = (rank: number): number => 1 / (1 + rank)
