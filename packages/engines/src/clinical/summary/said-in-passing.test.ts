import { describe, expect, it } from 'vitest'
import { summariseClinicalText } from './summarise-clinical-text.ts'

const medicinesOf = (text: string) =>
  summariseClinicalText(text).medicines.map(({ name, dose, action }) => [name, dose, action])
const allergiesOf = (text: string) => summariseClinicalText(text).allergies.map(({ name }) => name.toLowerCase())
const problemsOf = (text: string) => summariseClinicalText(text).problems.map(({ name }) => name.toLowerCase())

describe('a number without a unit is a dose by what stands around it', () => {
  it.each([
    ['Torasemide goes down to ten once a day.', [['torasemide', 'ten', 'change']]],
    ['Nebivolol one point two five.', [['nebivolol', 'one point two five', 'listed']]],
    ['Glipizide up from 5 to 10 bd.', [['glipizide', '10', 'change']]],
    ['Lisinopril was 10, now 20.', [['lisinopril', '20', 'change']]],
    ['Prednisolone 25 x 4d.', [['prednisolone', '25', 'listed']]],
    ['Phenytoin same, 300 mg nocte.', [['phenytoin', '300 mg', 'continue']]],
    ['Lithium 600 at night, level 0.8.', [['lithium', '600', 'listed']]],
    ['Carbimazole 20, reduce to 15 from Monday.', [['carbimazole', '15', 'change']]],
  ])('%s', (text, expected) => expect(medicinesOf(text)).toEqual(expected))
})

describe('what becomes of a medicine in everyday words', () => {
  it.each([
    ['We are stopping the gliclazide.', [['gliclazide', null, 'stop']]],
    ['We will leave the clopidogrel out for now.', [['clopidogrel', null, 'stop']]],
    ['He is not to receive ketorolac.', [['ketorolac', null, 'stop']]],
    ['Mounjaro 5 mg weekly - last dose 9 days ago, told to hold.', [['mounjaro', '5 mg', 'stop']]],
    ['I would like you to take lansoprazole 30 mg each morning.', [['lansoprazole', '30 mg', 'start']]],
    ['Sulfasalazine 1 g bd carries on.', [['sulfasalazine', '1 g', 'continue']]],
    ['Azathioprine 100 mg made her queasy and was halved in May to 50 mg.', [['azathioprine', '50 mg', 'change']]],
    ['Enalapril 10 (with food).', [['enalapril', '10', 'listed']]],
    ['On the combined pill since school. Came off the pill in June.', [['contraceptive pill', null, 'stop']]],
    ['Take the pill that he gave you.', []],
    ['We do not give edoxaban 60 mg from tonight.', [['edoxaban', '60 mg', 'stop']]],
    ["The pregabalin she won't take any more.", [['pregabalin', null, 'stop']]],
    ['Stable on abiraterone 1000 mg, PSA down to 0.6.', [['abiraterone', '1000 mg', 'listed']]],
    ['Warfarin 2 mg, INR 1.6, increased to 3 mg.', [['warfarin', '3 mg', 'change']]],
  ])('%s', (text, expected) => expect(medicinesOf(text)).toEqual(expected))
})

describe('what is said of one medicine is not said of the next', () => {
  it.each([
    [
      'Gentamicin avoided, given ertapenem 1 g.',
      [
        ['gentamicin', null, 'stop'],
        ['ertapenem', '1 g', 'listed'],
      ],
    ],
    [
      'Ticagrelor 90 mg newly started, losartan raised from 25 to 50 mg.',
      [
        ['ticagrelor', '90 mg', 'start'],
        ['losartan', '50 mg', 'change'],
      ],
    ],
    [
      'Metoprolol comes off and verapamil 120 mg goes on.',
      [
        ['metoprolol', null, 'stop'],
        ['verapamil', '120 mg', 'start'],
      ],
    ],
    [
      'Doxycycline started, hold the perindopril.',
      [
        ['doxycycline', null, 'start'],
        ['perindopril', null, 'stop'],
      ],
    ],
  ])('%s', (text, expected) => expect(medicinesOf(text)).toEqual(expected))

  it('an order at the end of an item is its own', () => {
    expect(medicinesOf('Felodipine 5 mg in the morning, stop.')).toEqual([['felodipine', '5 mg', 'stop']])
  })

  it('what has a reason is an order and no denial', () => {
    expect(medicinesOf('No naproxen because of his kidneys.')).toEqual([['naproxen', null, 'stop']])
    expect(medicinesOf('No naproxen.')).toEqual([])
  })
})

describe('allergies and problems', () => {
  it('what a medicine does outweighs a record that knows of none', () => {
    const text = 'He says cefalexin tablets close his throat; the record says no allergies.'
    expect(allergiesOf(text)).toEqual(['cefalexin'])
  })

  it('what a pen is carried against, what is not given for what it does, and a dressing', () => {
    expect(allergiesOf('His EpiPen (walnuts) is in the bag.')).toEqual(['walnuts'])
    expect(allergiesOf('Ibuprofen NOT given - dad says it brings him out in spots.')).toEqual(['ibuprofen'])
    expect(allergiesOf('No silver please, his skin came up in blisters.')).toEqual(['silver'])
  })

  it('what was looked for and not found is no problem', () => {
    expect(problemsOf('Deep vein thrombosis was looked for on both sides and not found.')).toEqual([])
    expect(problemsOf('We looked for a fracture and found none.')).toEqual([])
  })

  it('who finds the patient is not who is ill', () => {
    expect(problemsOf('Found by her son, known epileptic.')).toEqual(['epileptic'])
    expect(problemsOf('Her son is epileptic.')).toEqual([])
    expect(problemsOf('Attended with her husband Olu, who has high blood pressure.')).toEqual([])
  })
})
