/** The current time; an argument, so that tests can let hours pass. */
export type Clock = () => Date

export const minutes = (count: number): number => count * 60_000

export const after = (start: Date, milliseconds: number): Date => new Date(start.getTime() + milliseconds)
