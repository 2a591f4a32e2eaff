import { expect, test } from 'vitest'
import { onlyOfItsForm } from './only-of-its-form.ts'
import { readQuestion } from './question/question.ts'
import { PassageIndex } from './search/passage-index.ts'

const poster = new PassageIndex([
  { text: 'Lost: a grey parrot. Whoever has seen it, please write to nora.quist@bay.example or come to Weir Lane 8.' },
  { text: 'Reward 40 kroner. The parrot answers to Bosun. Ring 0131 496 0733 after 18:00.' },
])

test.each([
  ['What is the e-mail address?', 'nora.quist@bay.example'],
  ['What is the phone number?', '0131 496 0733'],
  ['Which phone number do I ring about the parrot?', '0131 496 0733'],
  ["What is the veterinarian's phone number?", null],
  ['What is the web site?', null],
  ['What is the house number?', null],
])('%s', (question, wanted) => {
  expect(onlyOfItsForm(poster, readQuestion(question))?.reading.text ?? null).toBe(wanted)
})

test('a number may be spoken digit by digit', () => {
  const message = new PassageIndex([
    { text: 'There are two of us. Call me on nought seven double four, three nine one.' },
  ])
  const found = onlyOfItsForm(message, readQuestion('What is the phone number?'))
  expect(found?.reading.text).toBe('nought seven double four, three nine one')
})
