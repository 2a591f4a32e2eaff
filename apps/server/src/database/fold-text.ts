import { type SQL, sql } from 'drizzle-orm'

/** Letters that Unicode does not take apart, and the plain ones: first those of one letter, large and small. */
const whole = sql.raw(`'øłđħıØŁĐĦÆŒẞ', 'oldhioldhæœß'`)

/**
 * A text as searches compare it: in small letters and without accents, so that 'Muller' finds 'Müller'. What is looked in
 * and what is looked for go through it alike. Core functions only, all immutable: columns are generated with it on both
 * databases, and no extension is asked for. Accents go before `lower`, which knows ASCII alone where a database has the
 * locale C; what is left is composed again, since the words of Korean are counted by their syllables.
 */
export function folded(text: SQL): SQL {
  const bare = sql`regexp_replace(normalize(${text}, NFD), ${sql.raw(`'[\\u0300-\\u036f]'`)}, '', 'g')`
  const small = sql`translate(lower(normalize(${bare}, NFC)), ${whole})`
  return sql`replace(replace(replace(${small}, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`
}
