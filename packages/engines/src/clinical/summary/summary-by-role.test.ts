import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { runningTextOf } from '../../prose/running-text.ts'
import { readSummary } from './read-summary.ts'
import { summaryByRole } from './summary-by-role.ts'

async function joined(...lines: string[]) {
  const document = { pages: [pageOfText(lines)] }
  const running = runningTextOf(document)
  const ruled = readSummary(document, { running })
  return { ruled, ...(await summaryByRole(document, { ruled, running })) }
}

test('what is to be done next is found where no heading says so', async () => {
  const { ruled, followUp } = await joined(
    'Ward round, bed 7',
    'Mrs Ilse Varga, 71, day 3 after a fall',
    '',
    'Furosemide stopped yesterday because of her sodium.',
    'Reacted to trimethoprim with a rash in 2011.',
    '',
    'Repeat sodium tomorrow. Physio to see her before the weekend.',
  )
  expect(ruled.followUp).toEqual([])
  expect(followUp.map(({ text }) => text)).toEqual(['Repeat sodium tomorrow.', 'Physio to see her before the weekend.'])
})

test('a medicine that is stopped stays stopped, and a suspicion is no diagnosis', async () => {
  const { medicines, problems } = await joined(
    'Ward round, bed 7',
    'Mrs Ilse Varga, 71, day 3 after a fall',
    '',
    'Furosemide stopped yesterday because of her sodium.',
    'Possible chest infection, film awaited. No sign of DVT. Father had a stroke.',
  )
  expect(medicines.find(({ name }) => name === 'furosemide')?.action).toBe('stop')
  const swapped = await joined('We stopped the ramipril for her cough and have begun losartan 25 mg at night.')
  expect(swapped.medicines.map(({ action }) => action)).toEqual(['stop', 'start'])
  expect(problems.find(({ name }) => name === 'chest infection')?.status).toBe('suspected')
  expect(problems.some(({ name }) => /dvt|stroke/iu.test(name))).toBe(false)
})

test('an allergy that the rules found is shown, and that none are known stands as it is said', async () => {
  const { allergies } = await joined('Reacted to trimethoprim with a rash in 2011.', 'Sertraline 50 mg daily goes on.')
  expect(allergies.map(({ name }) => name)).toEqual(['trimethoprim'])
  const letter = await joined(
    'Levothyroxine 75 mcg goes on. He broke out in a rash after cefalexin in 2017.',
    'Heart failure is possible.',
  )
  expect(letter.allergies).toMatchObject([{ name: 'cefalexin', reaction: 'rash' }])
  const none = await joined('Metformin 500 mg bd', 'Allergies: none known')
  expect(none.allergies).toEqual(none.ruled.allergies)
})

test('a list above takes back no order to stop, and what a relative reacts to is no allergy', async () => {
  const { medicines, allergies } = await joined(
    'Medicines review, Mrs Odile Prentice, 81',
    'Current: amlodipine 5 mg od, nitrazepam 5 mg nocte, senna 15 mg nocte',
    'Two falls since June. Nitrazepam - wean over three weeks and stop.',
    'Her sister reacts to rubber; she herself does not.',
  )
  expect(medicines.find(({ name }) => name === 'nitrazepam')?.action).toBe('stop')
  expect(allergies).toEqual([])
})
