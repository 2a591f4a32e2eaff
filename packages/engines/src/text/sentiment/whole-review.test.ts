import { at } from '@vitrine/basics/at.ts'
import { describe, expect, test } from 'vitest'
import { splitSentences } from '../sentences.ts'
import { judgeSentence } from './document-sentiment.ts'
import { loadSentimentModel } from './load-sentiment-model.ts'
import { readMeaning } from './read-meaning.ts'
import { judgeWhole, kindChances, type ReadPart, reviewKinds, wholeInputs } from './whole-review.ts'

const model = await loadSentimentModel()

async function read(texts: readonly string[]): Promise<ReadPart[]> {
  const meanings = await readMeaning(texts)
  return texts.map((text, index) => ({
    evidence: judgeSentence(model, { text, start: 0, end: text.length }).reading.evidence,
    meaning: at(meanings, index),
  }))
}

const judge = async (text: string) =>
  judgeWhole(await read([text]), await read(splitSentences(text).map((sentence) => sentence.text)))

describe('a review of several sentences', () => {
  test.each([
    ['Three fitters in as many weeks. The shower still drips. My mother washes at the neighbour’s.', 'negative'],
    ['The lessons were to be weekly. She came twice in two months. The bill says nine.', 'negative'],
    [
      'He had dreaded the injection for years. On Friday he hardly noticed it. He has booked his next visit himself.',
      'positive',
    ],
    [
      'Hold the lever down until it clicks. The lamp turns green after a few seconds. Close the lid, wait for a minute and then take out the tray with both hands.',
      'neutral',
    ],
  ])('is judged by what happened: %s → %s', async (text, label) => {
    expect((await judge(text)).label).toBe(label)
  })

  test('is the better, the better its end', async () => {
    const food = 'The food was delicious and the portions were huge.'
    const { score } = await judge(`${food} The service was awful, we waited for an hour and nobody said sorry.`)
    const praise = await judge(`${food} The service was quick, and the waiter carried my mother's plate for her.`)
    expect(score).toBeLessThan(praise.score)
  })
})

test('each kind has its chance, and the signs of the last sentence stand after those of all', async () => {
  const parts = await read(['It came on Friday.', 'I am delighted with it.'])
  const inputs = wholeInputs(parts, parts)
  const signs = 1 + at(parts, 1).meaning.odds.length
  expect(inputs).toHaveLength(3 * signs + 384)
  expect(inputs.slice(0, signs)).toEqual(inputs.slice(signs, 2 * signs))
  expect(inputs.slice(2 * signs + 1, 3 * signs)).toEqual([...at(parts, 1).meaning.odds])
  const chances = kindChances(inputs)
  expect(chances).toHaveLength(reviewKinds.length)
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
})
