/** 'apple tree' → 'Apple tree'. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** '1 item', '3 items'; `many` for plurals that are not formed by an s. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
