import { expect, test } from 'vitest'
import { hearOutcomes } from './learned/hear-outcomes.ts'
import { writeMinutes } from './write-minutes.ts'

const heard = async (text: string) => writeMinutes(text, await hearOutcomes(text))
const tasksOf = async (text: string) => (await heard(text)).actions.map(({ who, what, due }) => ({ who, what, due }))

test('two people are given work in one sentence, whatever the verb', async () => {
  const tasks = await tasksOf(
    'Runa: Sela paints the boat and Idris mends the sails, both before Sunday.\nSela: Gladly.\nIdris: Gladly.',
  )
  expect(tasks.map(({ who }) => who)).toEqual(['Sela', 'Idris'])
  expect(tasks.map(({ due }) => due)).toEqual(['before Sunday', 'before Sunday'])
})

test('in the passive, who does it stands behind "by"', async () => {
  const tasks = await tasksOf(
    'The rowing club met on Monday. Ms Ferro and Mr Quist were there.\nThe hull is to be varnished by Mr Quist before the regatta.',
  )
  expect(tasks).toContainEqual({ who: 'Mr Quist', what: 'The hull varnished', due: 'before the regatta' })
})

test('a short answer takes its object from what was asked', async () => {
  const [task] = await tasksOf(
    '[10:01] amir: the bill for the tent is unpaid, lotta?\n[10:02] lotta: will pay it tonight\n[10:03] amir: ok',
  )
  expect(task).toMatchObject({ who: 'lotta', due: 'tonight' })
})

test('a program names speakers by number, and who it is behind', async () => {
  const minutes = await heard(
    'Speaker 1 (Odd): Good to see you.\nSpeaker 2 (Wilma): And you.\nSpeaker 1 (Odd): Shall we begin?\nSpeaker 2 (Wilma): Yes, please.',
  )
  expect(minutes.attendees).toEqual(['Odd', 'Wilma'])
})

test('a wish and a story give out no work', async () => {
  const text =
    'Per: I could bring some plums, if anybody likes them.\nUlla: My aunt used to bake a cake every Sunday.\nPer: Mine too.\nUlla: How nice.'
  expect(await tasksOf(text)).toEqual([])
})

test('a long talk is not heard sentence by sentence', async () => {
  const text = Array.from({ length: 600 }, (_, turn) => `${turn % 2 ? 'Ada' : 'Bo'}: I will count to ${turn}.`).join(
    '\n',
  )
  expect((await hearOutcomes(text)).size).toBe(0)
})

test("a capital at a sentence's head makes no name, and 'I can do that' no task of its own", async () => {
  const tasks = await tasksOf(
    "Odd: My saw is blunt.\nKai: Give it to me and I'll take it to my uncle on Sunday.\nOdd: Who rings the timber yard?\nKai: I can do that. I'll ring them on Monday.",
  )
  expect(tasks.map(({ who }) => who)).not.toContain('Give')
  expect(tasks.map(({ what }) => what)).not.toContain('Do that')
})

test('what one wanted and no longer can is no task', async () => {
  const tasks = await tasksOf(
    "Lupe: I wanted to drive up on Friday, but they need me here so I can't.\nBeto: A pity.\nLupe: I know.",
  )
  expect(tasks).toEqual([])
})

test('what was done already is no task beside what will be', async () => {
  const tasks = await tasksOf(
    "Ines: How is the poster?\nOdd: I rang the printer yesterday, and I'll fetch the proofs on Friday.\nInes: Lovely.\nOdd: Yes.",
  )
  expect(tasks.map(({ what }) => what)).toEqual(['Fetch the proofs on Friday'])
})
