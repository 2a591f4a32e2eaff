import { type SQL, sql } from 'drizzle-orm'

/**
 * A text as searches compare it: in small letters and without accents, so that 'Muller' finds 'Müller'. What is looked in and
 * what is looked for go through it alike. `fold_text` is made by migration 0022, of means of the database itself; one
 * that is not in UTF-8 has not Unicode's rules, and leaves accents as they are.
 */
export const folded = (text: SQL): SQL => sql`fold_text(${text})`
