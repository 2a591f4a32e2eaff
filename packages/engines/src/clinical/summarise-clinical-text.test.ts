import { expect, test } from 'vitest'
import { summariseClinicalText } from './summarise-clinical-text.ts'

const note = `CHIEF COMPLAINT

Cough and fever.

HISTORY OF PRESENT ILLNESS

Ada Fernandes is a 61-year-old female with a history of type 2 diabetes and hypertension who presents with a productive cough. She denies chest pain. Her mother had lung cancer. She takes metformin 500 mg twice daily.

ALLERGIES

Penicillin.

PHYSICAL EXAM

Respiratory: Crackles at the right base.

ASSESSMENT AND PLAN

1. Community-acquired pneumonia.
- Medical Treatment: Start doxycycline 100 mg twice daily for 7 days.

2. Hypertension.
- Medical Treatment: We will increase her lisinopril to 20 mg daily.

INSTRUCTIONS

She will return in 2 weeks for a repeat chest x-ray.`

test('problems are those the patient has, not those denied or of relatives', () => {
  const names = summariseClinicalText(note).problems.map((problem) => problem.name.toLowerCase())
  expect(names).toEqual(expect.arrayContaining(['community-acquired pneumonia', 'hypertension', 'type 2 diabetes']))
  expect(names.join()).not.toMatch(/chest pain|cancer/)
})

test('medicines come with dose, frequency and what is to happen; an allergy is none', () => {
  const { medicines } = summariseClinicalText(note)
  expect(medicines.map(({ name, dose, frequency, action }) => [name, dose, frequency, action])).toEqual([
    ['metformin', '500 mg', 'twice daily', 'listed'],
    ['doxycycline', '100 mg', 'twice daily for 7 days', 'start'],
    ['lisinopril', '20 mg', 'daily', 'change'],
  ])
})

test('every sentence of every part stands in the text where it says', () => {
  const { sections, followUp, problems, medicines } = summariseClinicalText(note)
  expect(sections.map((section) => section.part)).toEqual(['reason', 'findings', 'assessment', 'plan'])
  const said = [...sections.flatMap((section) => section.sentences), ...followUp, ...medicines]
  for (const { text, start, end } of said) expect(note.slice(start, end)).toBe(text)
  for (const { name, start, end } of problems) expect(note.slice(start, end)).toBe(name)
})

test('the follow-up says when', () => {
  expect(summariseClinicalText(note).followUp.map(({ when }) => when)).toEqual(['in 2 weeks'])
})

test('a talk without headings is summed up too, questions and small talk left out', () => {
  const talk = `[doctor] hi , ada . how are you ?
[patient] i'm okay .
[doctor] so your knee pain is likely osteoarthritis . i want to start you on meloxicam 15 milligrams once a day . follow up with me in 6 weeks .
[patient] sounds good .`
  const { summary, problems, medicines, followUp } = summariseClinicalText(talk)
  expect(summary).toContain('meloxicam')
  expect(summary).not.toMatch(/how are you|sounds good/)
  expect(problems.map(({ name }) => name)).toContain('osteoarthritis')
  expect(medicines.map(({ name, dose }) => [name, dose])).toEqual([['meloxicam', '15 milligrams']])
  expect(followUp.map(({ when }) => when)).toEqual(['in 6 weeks'])
})

test('a text that is no clinical document has no problems and no medicines', () => {
  const { problems, medicines } = summariseClinicalText('The train leaves at nine. Bring 20 sandwiches and a map.')
  expect([...problems, ...medicines]).toEqual([])
})
