export const maxPages = 100
