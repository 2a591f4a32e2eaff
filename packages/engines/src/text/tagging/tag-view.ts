import type { Entity } from './entities.ts'
import type { Tags } from './tag-text.ts'

/** What the three tagging models show alike, as plain rows: their blocks are made of it. */
export interface TagView {
  topics: { label: string; confidence: number; detail?: string }[]
  notice: { tone: 'info' | 'warning'; text: string } | null
  keyphrases: [phrase: string, count: number, score: number][]
  entities: [kind: string, text: string, detail: string | null, count: number, confidence: number][]
}

const kindNames: Record<Entity['kind'], string> = {
  person: 'Person',
  organisation: 'Organisation',
  date: 'Date',
  amount: 'Amount',
  code: 'Code',
}

export function tagViewOf({ topics, known, telling, keyphrases, entities, warnings }: Tags): TagView {
  const words = telling.slice(0, 6).map(({ text }) => text.toLowerCase())
  return {
    topics: topics.map(({ label, code, confidence }, index) => ({
      label,
      confidence,
      detail: index === 0 && words.length > 0 ? `${code} · told by ${words.join(', ')}` : code,
    })),
    notice: warnings.length === 0 ? null : { tone: known ? 'info' : 'warning', text: warnings.join(' ') },
    keyphrases: keyphrases.map(({ text, count, score }) => [text, count, score]),
    entities: entities.map(({ kind, text, detail, count, confidence }) => [
      kindNames[kind],
      text,
      detail,
      count,
      confidence,
    ]),
  }
}

/** One plain sentence. */
export function summarizeTags({ documentType, topics, known, entities }: Tags): string {
  const kind = documentType?.label ?? 'Document of no kind known'
  const best = topics[0]
  const topic =
    !known || best === undefined ? 'none of the topics known' : `${best.label} (${Math.round(best.confidence * 100)} %)`
  return `${kind}: ${topic}; ${entities.length} ${entities.length === 1 ? 'entity' : 'entities'} found.`
}
