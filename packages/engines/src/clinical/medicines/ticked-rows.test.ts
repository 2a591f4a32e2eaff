import { expect, test } from 'vitest'
import type { ReadDocument, Word } from '../../documents/document.ts'
import { pageOfWords } from '../../documents/layout/page-of-words.ts'
import { tickedRowsOf } from './ticked-rows.ts'

/** Cells by row: [text, left edge]. */
function tableOf(rows: readonly (readonly (readonly [string, number])[])[]): ReadDocument {
  const words = rows.flatMap((row, index): Word[] =>
    row.map(([text, left]) => ({
      text,
      box: [left, 0.1 + index * 0.03, left + text.length * 0.008, 0.115 + index * 0.03],
      confidence: 1,
      page: 1,
    })),
  )
  return { pages: [pageOfWords({ number: 1, aspect: 0.7, source: 'text-layer', words })] }
}

test.each([
  [
    'an illness under Yes and No',
    [
      [
        ['Illness', 0.1],
        ['Yes', 0.5],
        ['No', 0.6],
      ],
      [
        ['Gout', 0.1],
        ['X', 0.605],
      ],
      [
        ['Asthma', 0.1],
        ['✓', 0.505],
      ],
    ],
    ['no', 'yes'],
  ],
  [
    'what becomes of medicines',
    [
      [
        ['Drug', 0.1],
        ['Continue', 0.4],
        ['New', 0.55],
        ['Stopped', 0.7],
      ],
      [
        ['Codeine', 0.1],
        ['x', 0.72],
      ],
      [
        ['Senna', 0.1],
        ['x', 0.56],
      ],
      [
        ['Aspirin', 0.1],
        ['x', 0.42],
      ],
    ],
    ['stop', 'start', 'continue'],
  ],
  [
    'a cell of its own',
    [
      [
        ['Epilepsy', 0.1],
        ['No', 0.5],
      ],
    ],
    ['no'],
  ],
  [
    'a sentence',
    [
      [
        ['Epilepsy', 0.1],
        ['No', 0.168],
      ],
    ],
    [],
  ],
] as const)('%s', (_, rows, said) => {
  expect(tickedRowsOf(tableOf(rows)).map((row) => row.said)).toEqual(said)
})
