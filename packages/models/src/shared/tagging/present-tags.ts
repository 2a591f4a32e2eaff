import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import type { Tags } from '@vitrine/engines/text/tagging/tags-schema.ts'
import { notice } from '../blocks/notice.ts'

const kindNames: Record<Tags['entities'][number]['kind'], string> = {
  person: 'Person',
  organisation: 'Organisation',
  date: 'Date',
  amount: 'Amount',
  code: 'Code',
}

/** A thesaurus's codes are useful to people ('C14'); a training set's keys ('card_arrival') only repeat the label. */
const isThesaurusCode = (code: string): boolean => /^[A-Z]+\d+$/.test(code)

function detailOf(code: string, words: readonly string[]): { detail?: string } {
  const parts = [
    ...(isThesaurusCode(code) ? [`Medical subject heading ${code}`] : []),
    ...(words.length > 0 ? [`told by ${words.join(', ')}`] : []),
  ]
  return parts.length === 0 ? {} : { detail: parts.join(' · ') }
}

function topicItems({ topics, telling }: Tags) {
  const words = telling.slice(0, 6).map(({ text }) => text.toLowerCase())
  return topics.map(({ label, code, confidence }, index) => ({
    label,
    confidence,
    ...detailOf(code, index === 0 ? words : []),
  }))
}

/** Words that name a part of a form, or a day, and not what a text is about. */
const formWords = new Set(
  'account address amount date message name number page reference subject total monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
)

/** With fewer phrases the text is little described, so single words are listed too. */
const fewest = 2

/**
 * The phrases that tell what a text is about: none that the list of people, dates and amounts says already, nor words of the form, nor,
 * where there are others, words that stand there once.
 */
function tellingPhrases({ keyphrases, entities }: Tags): Tags['keyphrases'] {
  const listed = entities.map(({ text }) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `)
  const told = keyphrases.filter(({ text }) => {
    const phrase = text.toLowerCase()
    return !formWords.has(phrase) && !listed.some((entity) => entity.includes(` ${phrase.replaceAll('.', '')} `))
  })
  const strong = told.filter(({ text, count }) => count > 1 || text.includes(' '))
  return strong.length >= fewest ? strong : told
}

/** A table without rows is left out. */
const tableOf = (table: Omit<BlockOf<'table'>, 'kind'>): Block[] =>
  table.rows.length === 0 ? [] : [{ kind: 'table', ...table }]

/** The kind of document, its topics, notices about them, key phrases and entities. */
export function presentTags(tags: Tags): Block[] {
  const { documentType: type, known, warnings } = tags
  return [
    {
      kind: 'labels',
      title: 'Kind of document',
      known: type !== null,
      items: type === null ? [] : [{ label: type.label, confidence: type.confidence }],
    },
    { kind: 'labels', title: 'Topics', known, items: topicItems(tags) },
    ...(warnings.length === 0
      ? []
      : [notice(known ? 'info' : 'warning', 'Before you rely on this', warnings.join(' '))]),
    ...tableOf({
      title: 'Key phrases',
      columns: [
        { label: 'Phrase', align: 'start' },
        { label: 'Mentions', align: 'end' },
      ],
      rows: tellingPhrases(tags).map(({ text, count }) => [{ value: text }, { value: count }]),
    }),
    ...tableOf({
      title: 'People, organisations, dates, amounts and codes',
      columns: [
        { label: 'Kind', align: 'start' },
        { label: 'Found', align: 'start' },
        { label: 'Detail', align: 'start' },
        { label: 'Mentions', align: 'end' },
      ],
      rows: tags.entities.map(({ kind, text, detail, count, confidence }) => [
        { value: kindNames[kind] },
        { value: text, confidence },
        { value: detail },
        { value: count },
      ]),
    }),
  ]
}
