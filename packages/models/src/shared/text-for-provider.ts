import { ProviderError } from '@vitrine/errors/provider-error.ts'

// Characters; fits a provider's context with room for the answer.
const longestText = 20_000

/** A text as the message to a provider. Throws ProviderError for one that it cannot answer in one go. */
export function textForProvider(text: string): [{ type: 'text'; text: string }] {
  if (text.length > longestText) {
    throw new ProviderError(`The provider is asked for texts of up to ${longestText} characters.`, { transient: false })
  }
  return [{ type: 'text', text }]
}

/**
 * The sentences of a provider's answer that stand in the text, in order, with their places: language models count characters badly. What is
 * not in the text is dropped.
 */
export function sentencesInText<Sentence extends { text: string }>(
  sentences: readonly Sentence[],
  text: string,
): (Sentence & { start: number; end: number })[] {
  let from = 0
  return sentences.flatMap((sentence) => {
    const start = text.indexOf(sentence.text, from)
    if (start === -1 || sentence.text === '') return []
    from = start + sentence.text.length
    return [{ ...sentence, start, end: from }]
  })
}
