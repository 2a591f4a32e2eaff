/** A name without the mail address behind it: 'Fen Dairy <office@fen.example>'. */
export const withoutMail = (name: string): string => name.replace(/\s+[<([]?[^\s<([]+@\S+$/u, '')

/** Whether a text is a mail's address and nothing else: a mail's 'To:' line may name nobody. */
export const isMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim())
