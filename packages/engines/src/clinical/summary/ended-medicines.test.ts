import { describe, expect, it } from 'vitest'
import { summariseClinicalText } from './summarise-clinical-text.ts'

const actionsIn = (text: string) => summariseClinicalText(text).medicines.map(({ name, action }) => `${name} ${action}`)
const allergiesIn = (text: string) => summariseClinicalText(text).allergies.map(({ name }) => name.toLowerCase())

describe('a medicine that is no longer taken is shown as stopped, and what takes its place as begun', () => {
  it.each([
    ['The clinic took her off the naproxen in May.', ['naproxen stop']],
    ['Please stay off citalopram for now.', ['citalopram stop']],
    ['Ramipril was crossed out by the surgery.', ['ramipril stop']],
    ['He gave up his gabapentin.', ['gabapentin stop']],
    ['She ran out of levothyroxine a month ago.', ['levothyroxine stop']],
    ['Atenolol has been withdrawn.', ['atenolol stop']],
    ['Oxybutynin - not taking.', ['oxybutynin stop']],
    ['Mirtazapine was tailed off in June.', ['mirtazapine stop']],
    ['Swap codeine for dihydrocodeine 30 mg.', ['codeine stop', 'dihydrocodeine start']],
    ['Edoxaban in place of warfarin.', ['edoxaban start', 'warfarin stop']],
    ['Stop amlodipine; take losartan 50 mg instead.', ['amlodipine stop', 'losartan start']],
    ['Start enalapril 5 mg.\nA cough came.\nEnalapril discontinued.', ['enalapril stop']],
    ['Enalapril 5 mg and spironolactone 25 mg were stopped.', ['enalapril stop', 'spironolactone stop']],
    ['Aspirin 75 mg plus ticagrelor 90 mg bd commenced.', ['aspirin start', 'ticagrelor start']],
    // A new dose is one medicine's own.
    ['Amlodipine 5 mg and ramipril increased to 10 mg.', ['amlodipine listed', 'ramipril change']],
    // A course that is nearly over goes on until then.
    ['Cellulitis treated with flucloxacillin 500 mg qds, final dose on Friday.', ['flucloxacillin continue']],
    ['Keep taking ramipril and come off the codeine.', ['ramipril continue', 'codeine stop']],
    ['Leave out candesartan for as long as she vomits.', ['candesartan stop']],
    ['Indapamide 2.5 mg: leave out until Thursday', ['indapamide stop']],
    ['Leave off the lercanidipine until Monday.', ['lercanidipine stop']],
    ['No more diclofenac from the locker.', ['diclofenac stop']],
    ['Steer clear of naproxen.', ['naproxen stop']],
    ['Aripiprazole made her pace about all night, and in the end we took it away.', ['aripiprazole stop']],
    ['He has nebivolol 5 mg and doxazosin 4 mg. Please withhold both.', ['nebivolol stop', 'doxazosin stop']],
    ['Wheezy since sotalol was begun. Stopped today.', ['sotalol stop']],
    ['Quetiapine stays at 200 mg.', ['quetiapine continue']],
    // A course that ends by itself, a limit, and what is not to be left out.
    ['Prednisolone 40 mg for five days, then stop.', ['prednisolone listed']],
    ['Start doxycycline 100 mg for 7 days then stop.', ['doxycycline start']],
    ['Take ramipril 5 mg and never leave out a dose.', ['ramipril listed']],
    ['G. bimatoprost nocte L - carry on\nG. brinzolamide bd R - add', ['bimatoprost continue', 'brinzolamide start']],
    ['Introduce ranolazine 375 mg bd.', ['ranolazine start']],
    ['Lamotrigine, on which she was admitted, has been pushed up from 75 mg to 125 mg.', ['lamotrigine change']],
  ])('%s', (text, expected) => expect(actionsIn(text)).toEqual(expected))

  it('advice to go on with one stops nothing', () =>
    expect(actionsIn('Do not stop prednisolone suddenly.')).not.toContain('prednisolone stop'))
})

describe('an allergy that is told behind the medicine, in everyday words', () => {
  it.each([
    ['Trimethoprim - broke out in a widespread rash in 2009. On amlodipine 5 mg od.', ['trimethoprim']],
    ['Amoxicillin: she came up in blisters at school.', ['amoxicillin']],
    ['Nickel sensitive. On nothing.', ['nickel']],
    ['Not latex sensitive.', []],
    ['Klebsiella grown, nitrofurantoin sensitive.', []],
    ['Co-amoxiclav - finished the course, rash gone.', []],
  ])('%s', (text, expected) => expect(allergiesIn(text)).toEqual(expected))
})

describe('an allergy that is told by what a food did', () => {
  it.each([
    ['Dad says walnuts make him break out in a rash.', ['walnuts']],
    ['Milk brings him out in hives.', ['milk']],
    ['Kiwi makes her lips swell.', ['kiwi']],
    ['Prawns made her come up in welts at a wedding.', ['prawns']],
  ])('%s', (text, expected) => expect(allergiesIn(text)).toEqual(expected))

  it('what a food did there is no problem of its own', () =>
    expect(summariseClinicalText('Milk brings him out in hives.').problems).toEqual([]))

  it('nor is what somebody likes an allergy', () =>
    expect(allergiesIn('He has eggs for breakfast, and milk makes him happy.')).toEqual([]))
})

describe('whose an allergy is', () => {
  it.each([
    ['Allergy: latex. Mother allergic to lidocaine.', ['latex']],
    ['Allergies: codeine (itch); brother: sulfa', ['codeine']],
    ['Allergies: penicillin (mother), nickel', ['nickel']],
    ['Allergic to morphine. Husband - NSAIDs.', ['morphine']],
    ['You do react to ciprofloxacin and should avoid it.', ['ciprofloxacin']],
    ['Pupils react to light.', []],
  ])('%s', (text, expected) => expect(allergiesIn(text)).toEqual(expected))

  it.each(['Penicillin allergy was excluded by testing.', 'Allergic to aspirin - never confirmed.'])(
    'one that is called disproved is shown as doubtful: %s',
    (text) => {
      const [allergy] = summariseClinicalText(text).allergies
      expect(allergy?.confidence).toBeLessThan(0.5)
    },
  )
})
