import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { searchRowsOf } from '../rows/search-rows.ts'
import { findLabels } from './find-labels.ts'
import { worded } from './worded.ts'

/** Rows of a picture whose words were all read with this confidence. */
function recognised(line: string, confidence: number) {
  const page = pageOfText([line])
  const words = page.words.map((word) => ({ ...word, confidence }))
  return searchRowsOf({ pages: [{ ...page, source: 'ocr', words }] })
}

const labelsIn = (line: string, confidence: number) =>
  findLabels(
    recognised(line, confidence),
    [{ name: 'place', labels: worded(1, 'place of loading') }],
    ['datum', 'betrag'],
  )

test('a word that recognition is sure of is no misread label', () => {
  expect(labelsIn('Dates', 0.999)).toEqual([])
  expect(labelsIn('Datun 4', 0.999)).toEqual([])
})

test('a doubtful letter or two are read as the label that they nearly are', () => {
  expect(labelsIn('Datun 4', 0.8)).toMatchObject([{ field: null, exact: false }])
  expect(labelsIn('Place of Loadlng: Oslo', 0.93)).toMatchObject([{ field: 'place', exact: false }])
})

test('a label in the possessive is the label', () => {
  const [row] = searchRowsOf({ pages: [pageOfText(['Supplier’s name and address   Blue Mill Ltd'])] })
  const hits = findLabels(row ? [row] : [], [{ name: 'supplier', labels: worded(1, 'supplier name and address') }], [])
  expect(hits.map(({ field, span }) => [field, span.text])).toEqual([['supplier', 'Supplier’s name and address']])
})
