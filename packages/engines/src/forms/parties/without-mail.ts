/** A name without the mail address behind it: 'Fen Dairy <office@fen.example>'. */
export const withoutMail = (name: string): string => name.replace(/\s+[<([]?[^\s<([]+@\S+$/u, '')
