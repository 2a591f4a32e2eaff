import words from './method-words.json' with { type: 'json' }

/** A forecasting method's name in words for readers; the answer itself uses the technical name. */
export const methodWords = (name: string): string => new Map(Object.entries(words)).get(name) ?? name
