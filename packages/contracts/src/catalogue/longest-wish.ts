/** Characters of a search that is compared by its meaning. */
export const longestWish = 200
