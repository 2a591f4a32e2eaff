/** Something, an at sign, a host with a dot: whether it exists only the mail can tell. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Rules of an e-mail field, in the words of its form. */
export const emailRules = (missing: string, malformed: string) => ({
  required: missing,
  pattern: { value: pattern, message: malformed },
})
