/** 'apple tree' → 'Apple tree'. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** With a full stop, unless the text ends a sentence already. */
export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** '1 item', '3 items'; `many` for plurals that are not formed by an s. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** The same within a sentence: 'no items'. */
export const countedOrNo = (count: number, one: string, many = `${one}s`): string =>
  count === 0 ? `no ${many}` : counted(count, one, many)

/** '412 KB', '1.3 MB': the size of a file or a body, given in bytes. */
export const sizeWords = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
