import { expect, test } from 'vitest'
import type { Box } from '../document.ts'
import { linesOfWords, rowsOfWords } from './lines.ts'

const word = (text: string, box: Box) => ({ text, box, confidence: 1, page: 1 })

test('a dash, which is only as high as its ink, stands in the line of the words beside it', () => {
  const words = [
    word('Dock', [0.29, 0.1, 0.36, 0.112]),
    word('Mill', [0.2, 0.1002, 0.26, 0.1121]),
    word('—', [0.266, 0.1068, 0.28, 0.1075]),
    word('Lane', [0.2, 0.12, 0.26, 0.132]),
  ]
  expect(rowsOfWords(words).map((row) => row.map(({ text }) => text).join(' '))).toEqual(['Mill — Dock', 'Lane'])
  expect(linesOfWords(words, 1).map(({ text }) => text)).toEqual(['Mill — Dock', 'Lane'])
})
