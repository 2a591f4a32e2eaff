import { expect, test } from 'vitest'
import { answerQuestion } from '../answer-question.ts'
import { isParagraphNumber, paragraphNumber, startsParagraph } from '../passages/paragraph-number.ts'
import { askedSection } from './asked-section.ts'

const rules = [
  { text: 'Rules of the allotment society\n1 Plots\n1.1 Each plot measures two hundred square metres.' },
  { text: '1.2 Sheds may be up to three metres high.\n2 Water\n2.1 The tap is open until nine in the evening.' },
  { text: '2.2 Hoses are forbidden in July; fill cans instead.\n3 Bees\n3.1 Up to four hives may be kept on a plot.' },
]

test('what a question asks of a section, without the section', () => {
  expect(askedSection('What does clause 7.3 say about parking?')).toEqual({
    number: '7.3',
    rest: 'parking?',
    wantsSaying: true,
  })
  expect(askedSection('According to section 12, who pays the carriage?')).toMatchObject({
    number: '12',
    rest: 'who pays the carriage?',
    wantsSaying: false,
  })
  expect(askedSection('Who pays the carriage?')).toBeNull()
})

test('a section is read where it stands', async () => {
  const { answer, citations } = await answerQuestion(rules, 'What does rule 2.2 say?')
  expect(answer).toBe('2.2 Hoses are forbidden in July; fill cans instead.')
  expect(citations[0]).toMatchObject({ passage: 2 })
  expect((await answerQuestion(rules, 'Under section 1, how high may a shed be?')).answer).toContain('three metres')
})

test('a section that the document does not have is not found', async () => {
  expect(await answerQuestion(rules, 'What does rule 9.4 say?')).toMatchObject({ found: false, answer: null })
})

test('a paragraph’s number is no figure of it', () => {
  const text = '14 Opening hours\n15.2 The pool closes at 21 h.'
  expect(isParagraphNumber(text, { start: 0, end: 2 })).toBe(true)
  expect(isParagraphNumber(text, { start: text.indexOf('21'), end: text.indexOf('21') + 2 })).toBe(false)
  expect(paragraphNumber('7 June 2023 was a Wednesday')).toBeNull()
  expect(paragraphNumber('7 Noise')).toBe('7')
  expect(startsParagraph('3 Litres of milk')).toBe(false)
  expect(startsParagraph('• Bring your own towel')).toBe(true)
})

test('a section headed with a dash is found', async () => {
  expect(paragraphNumber('Article 6 – Keys')).toBe('6')
  const lease = [
    { text: 'Article 6 – Keys\nThe tenant receives three keys.\nArticle 7 – Pets\nA cat may be kept in the flat.' },
  ]
  const { answer } = await answerQuestion(lease, 'Under article 6, how many keys does the tenant receive?')
  expect(answer).toContain('three')
})
