import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { tagText } from '../tagged-text.ts'
import { answerSigns } from './answer-signs.ts'
import { answerability, confidenceOf, groundsOf } from './answerability.ts'

const text = 'The mill was built in 1911 by Ada Lind. In 1930 the north wing was closed for good. Its wheel is small.'
function signsOf(question: string, quoted: string) {
  const start = text.indexOf(quoted)
  const reading = { start, end: start + quoted.length, text: quoted, margin: 2, judged: 1, agreement: 0.8 }
  return answerSigns(readQuestion(question), { text, tokens: tagText(text), reading })
}

test('what the sentence opposes or does not name speaks against its answer', () => {
  expect(signsOf('Who built the mill?', 'Ada Lind')).toEqual({ opposed: 0, nameMissing: 0, namesAway: 0, said: 1 })
  expect(signsOf('Which wing was opened in 1930?', 'the north wing').opposed).toBe(1)
  expect(signsOf('Who sold the mill to Carl Gustav?', 'Ada Lind')).toMatchObject({ nameMissing: 1, namesAway: 1 })
  expect(signsOf('Which wing was closed in 1911?', 'the north wing')).toMatchObject({ nameMissing: 0, namesAway: 1 })
})

test('such a sign makes it less likely that the passage answers', () => {
  const found = { margin: 2, judged: 1, agreement: 0.8, passageShare: 1, mismatch: 0 }
  const plain = answerability({ ...found, signs: signsOf('Who built the mill?', 'Ada Lind') })
  const other = answerability({ ...found, signs: signsOf('Who sold the mill to Carl Gustav?', 'Ada Lind') })
  expect(other.answerable).toBeLessThan(plain.answerable - 0.2)
  expect(other.score).toBeLessThan(plain.score)
})

test('the confidence grows with the lead over other readings and with the words that the sentence shares', () => {
  const sure = confidenceOf(groundsOf({ score: 1, cost: 0, said: 1 }, -1))
  expect(confidenceOf(groundsOf({ score: 1, cost: 0, said: 1 }, 0.9))).toBeLessThan(sure)
  expect(confidenceOf(groundsOf({ score: 1, cost: 0, said: 0 }, -1))).toBeLessThan(sure)
  expect(confidenceOf(groundsOf({ score: 1, cost: 2, said: 1 }, -1))).toBeLessThan(sure - 0.1)
  expect(confidenceOf(groundsOf({ score: 1, cost: 0, said: 1 }, null))).toBeGreaterThan(sure)
})
