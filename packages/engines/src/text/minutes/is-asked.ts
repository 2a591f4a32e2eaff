/** Whether a sentence ends in a question mark. */
export const isAsked = (text: string): boolean => /\?\s*$/.test(text)
