import ratedWords from './rated-words.json' with { type: 'json' }

// A cast, since the type that TypeScript infers for the file lists every word.
const ratings = new Map(Object.entries(ratedWords as Record<string, number>))

/**
 * Mean valence that ten raters gave a word alone, −4…4 (the lexicon of VADER; Hutto and Gilbert, 2014); 0 for words that they did not rate.
 * Such a rating counts less than our own list's: it ignores the context of reviews, where a "thriller" is not a threat.
 */
export const ratingOf = (norm: string): number => ratings.get(norm) ?? 0
