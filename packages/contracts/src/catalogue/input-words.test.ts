import { expect, test } from 'vitest'
import { acceptedWords, fileTooLarge, promptFault, withArticle, wrongType } from './input-words.ts'

test.each([
  [[], 'nothing'],
  [['pdf'], 'PDF'],
  [['jpeg', 'png', 'webp'], 'JPEG, PNG or WebP'],
] as const)('%j is accepted in words: %s', (accept, words) => {
  expect(acceptedWords(accept)).toBe(words)
})

test.each(['a PDF', 'an MP3', 'an X12 EDI', 'a WebP', 'an Excel', 'a text'])('%s', (words) => {
  expect(withArticle(words.replace(/^an? /, ''))).toBe(words)
})

test('a file that is too large is told its size and the limit', () => {
  const model = { title: 'Pipes', maxMegabytes: 5 }
  expect(fileTooLarge(6_000_000, model).message).toBe('The file is 5.7 MB; Pipes accepts at most 5 MB.')
  expect(fileTooLarge(null, model).message).toBe('The file is larger than any model takes; Pipes accepts at most 5 MB.')
})

test('a table that is too large is told what can go', () => {
  const model = { title: 'Stock', maxMegabytes: 5 }
  expect(fileTooLarge(6_000_000, model, ['csv']).hint).toMatch(/columns.*rows/)
  expect(fileTooLarge(6_000_000, model, ['csv', 'pdf']).hint).not.toMatch(/columns/)
  expect(fileTooLarge(6_000_000, model).hint).not.toMatch(/columns/)
})

test('whoever brings a workbook where a CSV is taken is told how to save it as one', () => {
  expect(wrongType('This is an Excel (xlsx)', 'Stock', ['csv']).hint).toMatch(/Save As.*CSV/)
  expect(wrongType('This is an Excel (xlsx)', 'Scans', ['pdf', 'png'])).toEqual({
    message: 'This is an Excel (xlsx); Scans accepts PDF or PNG.',
    hint: 'Choose a file of such a kind, or save yours as one.',
  })
  expect(wrongType('This is a PNG', 'Stock', ['csv']).hint).not.toMatch(/Save As|CSV/)
})

test('a prompt may be as large as the limit, counted in bytes', () => {
  expect(promptFault('topic', ' \n', 2)?.message).toBe('Please enter a topic')
  expect(promptFault('instructions', '', 2)?.message).toBe('Please enter instructions')
  expect(promptFault('topic', 'é'.repeat(1_048_576), 2)).toBeNull()
  expect(promptFault('topic', `${'é'.repeat(1_048_576)}a`, 2)?.message).toBe('Topic size exceeds 2MB limit')
})
