import { at } from '@vitrine/basics/at.ts'
import { tagText } from '@vitrine/engines/retrieval/tagged-text.ts'
import { functionWords } from '@vitrine/engines/text/function-words.ts'
import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import { expect, test } from 'vitest'
import { paraphrased } from './paraphrased.ts'

const empty = new Set('how long much many get keep do does big large soon happen when who which one people'.split(' '))
const stemsOf = (text: string): Set<string> =>
  new Set(
    tagText(text)
      .filter(({ text: word }) => /\p{L}/u.test(word) && !functionWords.has(word.toLowerCase()))
      .filter(({ text: word }) => !empty.has(word.toLowerCase()))
      .map(({ stem }) => stem),
  )

test('no question shares a content word with the sentence that answers it', () => {
  const shared = paraphrased.flatMap(({ paragraphs, questions }) =>
    questions.flatMap(([question, answeredBy]) => {
      const sentences = paragraphs.flatMap((text) => splitSentences(text).map(({ text: sentence }) => sentence))
      const answering = sentences.filter((sentence) => sentence.includes(answeredBy))
      expect(answering, `${question}: one sentence answers`).toHaveLength(1)
      const said = stemsOf(at(answering, 0))
      return [...stemsOf(question)].filter((stem) => said.has(stem)).map((stem) => `${question} (${stem})`)
    }),
  )
  expect(shared).toEqual([])
  expect(paraphrased.flatMap(({ questions }) => questions)).toHaveLength(60)
})
