import type { Tags } from './tag-text.ts'
import { namedTopic } from './topics.ts'

/**
 * Keeps the tags of another source that the text supports: topics must be known, phrases and entities must occur in the text, and their
 * positions are looked up again. If no topic is left, the embedded model's topics are used.
 */
export function groundedTags(answer: Tags, text: string, embedded: Tags, codes: ReadonlySet<string>): Tags {
  const placed = <Item extends { text: string }>(items: readonly Item[]): (Item & { start: number; end: number })[] =>
    items.flatMap((item) => {
      const start = item.text.trim() === '' ? -1 : text.toLowerCase().indexOf(item.text.toLowerCase())
      return start === -1 ? [] : [{ ...item, start, end: start + item.text.length }]
    })
  const topics = answer.topics.filter(({ code }) => codes.has(code)).map(namedTopic)
  return {
    ...answer,
    topics: topics.length > 0 ? topics : embedded.topics,
    known: topics.length > 0 ? answer.known : embedded.known,
    telling: placed(answer.telling),
    keyphrases: placed(answer.keyphrases),
    entities: placed(answer.entities),
  }
}
