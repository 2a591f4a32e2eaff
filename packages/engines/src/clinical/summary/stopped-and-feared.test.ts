import { describe, expect, it } from 'vitest'
import { summariseClinicalText } from './summarise-clinical-text.ts'

const medicineIn = (text: string, name: string) =>
  summariseClinicalText(text).medicines.find((medicine) => medicine.name === name)
const allergiesIn = (text: string) =>
  summariseClinicalText(text).allergies.map(({ name, reaction }) => [name.toLowerCase(), reaction])

describe('what is not to be taken is shown as stopped', () => {
  it.each([
    ['Naproxen is to be avoided.', 'naproxen'],
    ['Diclofenac: avoid.', 'diclofenac'],
    ['Tramadol must not be prescribed again.', 'tramadol'],
    ['Metformin is contraindicated at this eGFR.', 'metformin'],
    ['Clopidogrel paused for the biopsy.', 'clopidogrel'],
    ['We have suspended his methotrexate.', 'methotrexate'],
    ['He no longer takes simvastatin.', 'simvastatin'],
    ['Citalopram was switched to sertraline 50 mg.', 'citalopram'],
    ['Switched from warfarin to edoxaban 60 mg.', 'warfarin'],
    ['Warfarin -> apixaban 5 mg bd.', 'warfarin'],
    ['Do not restart bisoprolol.', 'bisoprolol'],
  ])('%s', (text, name) => expect(medicineIn(text, name)?.action).toBe('stop'))

  it('advice beside a medicine does not stop it', () =>
    expect(medicineIn('Take ibuprofen 400 mg and avoid alcohol.', 'ibuprofen')?.action).not.toBe('stop'))

  it('nor does what is to be avoided while it is taken', () =>
    expect(medicineIn('Avoid grapefruit while on simvastatin 40 mg.', 'simvastatin')?.action).not.toBe('stop'))
})

describe('what was paused and is taken again is no longer stopped', () => {
  it.each([
    [
      'Edoxaban for his fibrillation; this was held on 3 May and restarts tonight at 30 mg.',
      'edoxaban',
      'start',
      '30 mg',
    ],
    ['Lisinopril 10 mg was stopped on the ward but resumed at 5 mg.', 'lisinopril', 'start', '5 mg'],
    ['Ticagrelor was withheld for the scope and restarted yesterday.', 'ticagrelor', 'start', null],
    ['Metformin stopped, restart when the kidneys are better.', 'metformin', 'stop', null],
    ['Rivaroxaban paused, and is to be resumed on Monday by the practice.', 'rivaroxaban', 'stop', null],
    ['Lithium was withheld and must not be restarted.', 'lithium', 'stop', null],
  ])('%s', (text, name, action, dose) => expect(medicineIn(text, name)).toMatchObject({ action, dose }))
})

describe('who knows of no allergy has none', () => {
  it.each([
    ["He isn't aware of any drug allergies.", ['no known allergies']],
    ['Allergies: none that they know of.', ['no known allergies']],
    ['No allergies to her knowledge.', ['no known allergies']],
    ['Unaware of any allergies apart from latex.', ['latex']],
  ])('%s', (text, names) => expect(allergiesIn(text).map(([name]) => name)).toEqual(names))
})

describe('doses', () => {
  it.each([
    ['Meds: ramipril 10, bisoprolol 5 mg.', 'ramipril', '10'],
    ['Clexane 20 at 22:00.', 'clexane', '20'],
    ['Sertraline 50 mg -> 100 mg.', 'sertraline', '100 mg'],
    ['Warfarin 3 mg, changed on Monday to 4 mg.', 'warfarin', '4 mg'],
    ['Increase ramipril from 5 mg to 10 mg.', 'ramipril', '10 mg'],
    ['On warfarin 2019.', 'warfarin', null],
  ])('%s', (text, name, dose) => expect(medicineIn(text, name)?.dose).toBe(dose))
})

describe('reactions', () => {
  it.each([
    ['Morphine makes him sick and it is noted as an intolerance.', 'morphine', 'sick'],
    ['She gets swollen lips with ramipril.', 'ramipril', 'swollen lips'],
    ['He is allergic to allopurinol, which gave him a fever and skin ulcers.', 'allopurinol', 'fever and skin ulcers'],
    ['Intolerant of statins because of muscle pain.', 'statins', 'muscle pain'],
    ['ALLERGIES: cefalexin - widespread itchy rash (this admission).', 'cefalexin', 'widespread itchy rash'],
    ['He developed angioedema on enalapril in 2011.', 'enalapril', 'angioedema'],
    ['Cefalexin allergic.', 'cefalexin', null],
    ['Allergies - none known but avoids naproxen because of asthma.', 'naproxen', null],
    ['He swells up with aspirin.', 'aspirin', 'swells up'],
  ])('%s', (text, name, reaction) => expect(allergiesIn(text)).toEqual([[name, reaction]]))

  it.each([
    'No penicillin allergy.',
    'His father is allergic to penicillin.',
    'She does not have an allergy to eggs.',
    'He is not allergic to latex.',
  ])('%s says nothing of an allergy that the patient has', (text) => expect(allergiesIn(text)).toEqual([]))

  it('somebody else, or something else, nearby hides no allergy', () => {
    expect(allergiesIn('FHx MI. Allergic to codeine.')).toEqual([['codeine', null]])
    expect(allergiesIn('Lives with his wife, allergic to penicillin.')).toEqual([['penicillin', null]])
    expect(allergiesIn('No fever, no rash, allergic to codeine.')).toEqual([['codeine', null]])
    expect(allergiesIn('She is allergic to wasps and carries an EpiPen.')).toEqual([['wasps', null]])
  })
})

describe('what heads a paper, and what is over', () => {
  const letter = `Clinic letter.
Mr Ivo Lund, 68. Reason: knee pain. Medication: apixaban 5 mg, digoxin 125 micrograms. He smokes no more. Consent form 4 signed. Review in six weeks.`
  const { sections, followUp } = summariseClinicalText(letter, { heard: new Set([letter.indexOf('Consent')]) })
  const partOf = (words: string) =>
    sections.find(({ sentences }) => sentences.some(({ text }) => text.includes(words)))?.part

  it('counts no letterhead among the findings, and lets a list of medicines end', () => {
    expect(partOf('Clinic letter')).toBeUndefined()
    expect(partOf('Mr Ivo Lund')).toBe('reason')
    expect(partOf('apixaban')).toBe('plan')
    expect(partOf('He smokes')).not.toBe('plan')
  })

  it('takes what is done for no next step', () =>
    expect(followUp.map(({ text }) => text)).toEqual(['Review in six weeks.']))
})
