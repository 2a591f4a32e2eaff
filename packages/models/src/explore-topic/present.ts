import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import type { TopicPage } from './schema.ts'

const warnings: Partial<Record<TopicPage['known'], string>> = {
  parts: 'The topic as a whole is not known; the page is about words of it.',
  none: 'Nothing is known about this topic.',
}

export function presentTopic({ data, known }: TopicPage): Block[] {
  const warning = warnings[known]
  return [
    ...(warning === undefined ? [] : [notice('warning', 'Before you rely on this', warning)]),
    { kind: 'markdown', text: data },
  ]
}

/** One plain sentence. */
export function summarizeTopic({ topic, known, sources, suggestions }: TopicPage): string {
  if (known === 'exact') return `A page about ${sources[0]?.title ?? topic}.`
  const meant = suggestions.length === 0 ? '' : ` Did you mean ${suggestions[0]}?`
  return known === 'parts'
    ? `“${topic}” is not known as a whole; the page is about ${sources.map(({ title }) => title).join(', ')}.${meant}`
    : `Nothing is known about “${topic}”.${meant}`
}
