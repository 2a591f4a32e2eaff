export const maxPages = 20
