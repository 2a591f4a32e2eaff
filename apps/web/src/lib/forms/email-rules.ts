/** Something, an at sign, a host with a dot: whether the address exists, only a mail can show. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Validation rules of an e-mail field, with its form's messages. */
export const emailRules = (missing: string, malformed: string) => ({
  required: missing,
  pattern: { value: pattern, message: malformed },
})
