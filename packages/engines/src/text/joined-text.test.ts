import { expect, test } from 'vitest'
import { joinedText } from './joined-text.ts'

test('texts are joined with spaces, and each knows where it starts', () => {
  expect(joinedText(['Ada', 'of', 'Leeds'])).toEqual({ text: 'Ada of Leeds', starts: [0, 4, 7] })
  expect(joinedText([])).toEqual({ text: '', starts: [] })
})
