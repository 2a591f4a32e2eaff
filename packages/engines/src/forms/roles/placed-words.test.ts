import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { placedPaper } from './placed-words.ts'

test('each segment knows what stands beside, above and below it', () => {
  const document = { pages: [pageOfText(['Guest          Nights', 'Ola Brandt     3', 'Suite 12'])] }
  const { words, segments } = placedPaper(document, formDocumentOf(document))
  const textOf = (index: number): string | undefined => segments[index]?.segment.text
  const guest = segments.find(({ segment }) => segment.text === 'Ola Brandt')
  expect(guest && [guest.left, guest.right, guest.above, guest.below].map(textOf)).toEqual([
    undefined,
    '3',
    'Guest',
    'Suite 12',
  ])
  expect(words.find(({ word }) => word.text === 'Brandt')).toMatchObject({ order: 1, start: 4, end: 10 })
})
