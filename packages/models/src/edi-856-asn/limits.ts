export const maxPages = 20
export const maxRows = 20_000
