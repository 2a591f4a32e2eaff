/** The value, kept within 0…1. */
export const clampFraction = (value: number): number => Math.min(1, Math.max(0, value))
