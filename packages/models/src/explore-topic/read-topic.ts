import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { InputError } from '@vitrine/errors/input-error.ts'

const { asking } = readPatterns(new URL('./wordings/read-topic.txt', import.meta.url), ['asking'])

// Characters; a topic is a few words, not a page of prose.
const longestTopic = 200

/** The topic as asked, and the phrase to look up: without 'what is', articles and punctuation. Throws 'input-empty', 'text-too-long'. */
export function readTopic(text: string | null): { topic: string; phrase: string } {
  const topic = (text ?? '').replaceAll(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(topic)) {
    throw new InputError('input-empty', 'Please enter a topic', { hint: 'A word or a few, such as “photosynthesis”.' })
  }
  if (topic.length > longestTopic) {
    throw new InputError(
      'text-too-long',
      `The topic has ${topic.length} characters; at most ${longestTopic} are read.`,
      {
        hint: 'Name the topic in a few words.',
      },
    )
  }
  const phrase = topic
    .replace(asking, '')
    .replace(/^(?:an?|the)\s+(?=\S)/i, '')
    .replaceAll(/[^\p{L}\p{N}\s'.-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim()
  return { topic, phrase: phrase === '' ? topic : phrase }
}
