import type { Tags } from '@vitrine/engines/text/tagging/tags-schema.ts'
import { expect, test } from 'vitest'
import { presentTags } from './present-tags.ts'
import { summarizeTags } from './summarize-tags.ts'

const tags: Tags = {
  documentType: { code: 'message', label: 'Customer message', confidence: 0.87 },
  topics: [{ label: 'Card arrival', code: 'card_arrival', confidence: 0.999 }],
  known: true,
  familiar: 0.9,
  telling: [{ text: 'Delivery', start: 0, end: 8, weight: 1 }],
  keyphrases: [],
  entities: [],
  warnings: [],
}

test('a key of the training set is shown to nobody, and no empty table is', () => {
  const blocks = presentTags(tags)
  expect(JSON.stringify(blocks)).not.toContain('card_arrival')
  expect(blocks.map(({ kind }) => kind)).toEqual(['labels', 'labels'])
  expect(blocks[1]).toMatchObject({ items: [{ label: 'Card arrival', detail: 'told by delivery' }] })
})

test('a code of the thesaurus is named as one', () => {
  const heart = { ...tags, telling: [], topics: [{ label: 'Cardiovascular diseases', code: 'C14', confidence: 0.9 }] }
  expect(presentTags(heart)[1]).toMatchObject({ items: [{ detail: 'Medical subject heading C14' }] })
})

test('the sentence is never surer than the label beside it, and counts nothing that is not there', () => {
  expect(summarizeTags(tags)).toBe('Customer message: Card arrival (99 %).')
})

test('what was found is counted by its kind', () => {
  const entity = { text: 'x', detail: null, start: 0, end: 1, confidence: 1, count: 1 }
  const found = (...kinds: Tags['entities'][number]['kind'][]) =>
    summarizeTags({ ...tags, entities: kinds.map((kind) => ({ ...entity, kind })) })
  expect(found('date', 'date')).toBe('Customer message: Card arrival (99 %); 2 dates found.')
  expect(found('person', 'amount', 'organisation', 'code')).toBe(
    'Customer message: Card arrival (99 %); 2 names, 1 amount, and 1 code found.',
  )
})

function phrases(keyphrases: Tags['keyphrases']) {
  const entity = { detail: null, start: 0, end: 1, confidence: 1, count: 1 }
  const entities: Tags['entities'] = [
    { ...entity, kind: 'person', text: 'Lena Fischer' },
    { ...entity, kind: 'amount', text: 'EUR 150.00' },
  ]
  const table = presentTags({ ...tags, keyphrases, entities }).find(({ kind }) => kind === 'table')
  return table?.kind === 'table' ? table.rows.map(([cell]) => cell?.value) : []
}

test('key phrases are those that tell what the text is about', () => {
  const phrase = { start: 0, end: 1, score: 1 }
  const once = (text: string) => ({ ...phrase, text, count: 1 })
  const words = ['Lena Fischer', 'Date', 'EUR', 'topped'].map(once)
  // What else is listed, and the form's own words; a word that stands there once only where nothing better does.
  expect(phrases([...words, once('customer support'), { ...phrase, text: 'card', count: 2 }])).toEqual([
    'customer support',
    'card',
  ])
  expect(phrases([...words, once('bank transfer')])).toEqual(['topped', 'bank transfer'])
})
