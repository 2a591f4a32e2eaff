import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { tagViewOf } from '@vitrine/engines/text/tagging/tag-view.ts'
import type { Tags } from '@vitrine/engines/text/tagging/tags-schema.ts'

/** What the three tagging models show: the kind of document, its topics, what to know before trusting them, key phrases and entities. */
export function presentTags(tags: Tags): Block[] {
  const view = tagViewOf(tags)
  const type = tags.documentType
  return [
    {
      kind: 'labels',
      title: 'Kind of document',
      known: type !== null,
      items: type === null ? [] : [{ label: type.label, confidence: type.confidence }],
    },
    { kind: 'labels', title: 'Topics', known: tags.known, items: view.topics },
    ...(view.notice === null
      ? []
      : [
          { kind: 'notice' as const, title: 'Before you rely on this', tone: view.notice.tone, text: view.notice.text },
        ]),
    {
      kind: 'table',
      title: 'Key phrases',
      columns: [
        { label: 'Phrase', align: 'start' },
        { label: 'Mentions', align: 'end' },
      ],
      rows: view.keyphrases.map(([phrase, count]) => [{ value: phrase }, { value: count }]),
    },
    {
      kind: 'table',
      title: 'People, organisations, dates, amounts and codes',
      columns: [
        { label: 'Kind', align: 'start' },
        { label: 'Found', align: 'start' },
        { label: 'Detail', align: 'start' },
        { label: 'Mentions', align: 'end' },
      ],
      rows: view.entities.map(([kind, text, detail, count, confidence]) => [
        { value: kind },
        { value: text, confidence },
        { value: detail },
        { value: count },
      ]),
    },
  ]
}
