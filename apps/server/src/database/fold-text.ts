import { type SQL, sql } from 'drizzle-orm'

/**
 * Folds a text for searches: lower case and no accents, so that 'Muller' finds 'Müller'. Both the stored text and the
 * search term are folded. `fold_text` comes from migration 0022 and uses the database's own functions; a database that
 * is not in UTF-8 does not know Unicode's rules, and keeps accents.
 */
export const folded = (text: SQL): SQL => sql`fold_text(${text})`
