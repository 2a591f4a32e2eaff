import ratedWords from './rated-words.json' with { type: 'json' }

// A cast, since the type that TypeScript gives the file lists every word of it.
const ratings = new Map(Object.entries(ratedWords as Record<string, number>))

/**
 * Mean valence that ten raters gave a word alone, −4…4 (the lexicon of VADER; Hutto and Gilbert, 2014); 0 for words that they did not rate.
 * Such a rating is worth less than our own list's: it knows nothing of reviews, where a "thriller" is no threat.
 */
export const ratingOf = (norm: string): number => ratings.get(norm) ?? 0
