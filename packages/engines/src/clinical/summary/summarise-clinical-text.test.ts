import { describe, expect, test } from 'vitest'
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

describe('notes in shorthand', () => {
  const ward = summariseClinicalText(`64M, known COPD + AF on riva 20mg od. Allergic to trimethoprim (hives) and latex.
c/o 5/7 hx SOB, green sputum. L ankle swelling.
O/E creps R base, sats 88% RA.
Imp: LRTI on COPD.
Plan - doxy 200mg stat then 100 od 5/7, pred 30mg od, stop simva. DNACPR in place. GP to rpt CXR 6/52.`)

  test('allergies come with what they do, and are no medicines', () => {
    expect(ward.allergies.map(({ name, reaction }) => [name, reaction])).toEqual([
      ['trimethoprim', 'hives'],
      ['latex', null],
    ])
    expect(ward.medicines.map(({ name }) => name)).not.toContain('trimethoprim')
  })

  test.each([
    ['NKDA.', ['No known allergies']],
    ['Patient has a sulfa allergy.', ['sulfa']],
    ['Allergies: ibuprofen - wheeze, eggs', ['ibuprofen', 'eggs']],
    ['His mother is well. Not allergic to anything.', ['No known allergies']],
    ['Seen for allergic rhinitis.', []],
  ])('%s', (text, names) => {
    expect(summariseClinicalText(text).allergies.map(({ name }) => name)).toEqual(names)
  })

  test('short names of medicines are read with dose and frequency', () => {
    expect(ward.medicines.map(({ name, dose, action }) => [name, dose, action])).toEqual([
      ['rivaroxaban', '20mg', 'listed'],
      ['doxycycline', '200mg', 'start'],
      ['prednisolone', '30mg', 'start'],
      ['simvastatin', null, 'stop'],
    ])
  })

  test('problems keep their side, and letters are known', () => {
    const names = ward.problems.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['COPD', 'AF', 'SOB', 'LRTI', 'L ankle swelling']))
  })

  test('nothing of safety is left out of the summary, and the follow-up is seen', () => {
    for (const said of ['hives', 'DNACPR', 'stop simva', 'riva 20mg']) expect(ward.summary).toContain(said)
    expect(ward.followUp.map(({ when }) => when)).toContain('6/52')
  })

  test('a long note keeps allergies, stopped medicines and limits of treatment', () => {
    const filler = 'The patient reports that the knee pain is worse on stairs and better at rest in the evening. '
    const { summary } = summariseClinicalText(
      `HISTORY\n\n${filler.repeat(30)}\n\nShe is allergic to codeine. Warfarin was stopped in May.\n\nPLAN\n\n${'We will order an MRI of the knee. '.repeat(20)}Not for resuscitation.`,
      { words: 60 },
    )
    for (const said of ['allergic to codeine', 'Warfarin was stopped', 'Not for resuscitation'])
      expect(summary).toContain(said)
  })
})

function allergiesIn(text: string) {
  return summariseClinicalText(text).allergies.map(({ name, reaction }) => [name, reaction])
}

describe('allergies', () => {
  test.each([
    ['He broke out in hives after cefalexin 10 years ago.', [['cefalexin', 'hives']]],
    ['She says erythromycin makes her vomit.', [['erythromycin', 'vomit']]],
    ['Must never be given latex gloves.', [['latex', null]]],
    ['Reacted badly to amoxicillin last spring with wheezing.', [['amoxicillin', 'wheezing']]],
    ['Allergic to ibuprofen, it made him wheeze.', [['ibuprofen', 'wheeze']]],
    [
      'Allergy status: Nuts – swelling of the lips. Iodine.',
      [
        ['Nuts', 'swelling of the lips'],
        ['Iodine', null],
      ],
    ],
    ['She had a rash on her arm after a walk in the woods.', []],
  ])('told in everyday words: %s', (text, expected) => {
    expect(allergiesIn(text)).toEqual(expected)
  })

  test('a list behind its heading ends before what is done next, and "nil by mouth" is no denial', () => {
    const { allergies, medicines } = summariseClinicalText(
      `Bay 3\nAllergies: morphine (itch), plasters\nWasp stings\nNil by mouth since 22:00\nEnoxaparin withheld, recheck at noon\nTazocin 4.5 g tds`,
    )
    expect(allergies.map(({ name }) => name)).toEqual(['morphine', 'plasters', 'Wasp stings'])
    expect(medicines.map(({ name, action }) => [name, action])).toEqual([
      ['enoxaparin', 'stop'],
      ['piperacillin/tazobactam', 'listed'],
    ])
  })

  test('what an allergy did is no problem of today', () => {
    expect(summariseClinicalText('Had a reaction to codeine in 2011 with vomiting.').problems).toEqual([])
  })
})

test('doses in words are read, and what a dictation takes back is not', () => {
  const { medicines } = summariseClinicalText(
    'He takes ramipril, sorry, bisoprolol two point five milligrams every morning and aspirin, seventy-five, once a day. Omit his methotrexate this week.',
  )
  expect(medicines.map(({ name, dose, action }) => [name, dose, action])).toEqual([
    ['bisoprolol', 'two point five milligrams', 'listed'],
    ['aspirin', 'seventy-five', 'listed'],
    ['methotrexate', null, 'stop'],
  ])
})

test('who comes with a child has not what the child has', () => {
  const { problems } = summariseClinicalText('Three-year-old boy accompanied by his father because of a sore throat.')
  expect(problems.map(({ name }) => name)).toEqual(['sore throat'])
})

test("a leaflet's title is no heading of what follows", () => {
  const { followUp } = summariseClinicalText(
    'PATIENT INSTRUCTIONS\n\nYou had a chest infection. Colonoscopy in eight weeks.',
  )
  expect(followUp.map(({ when }) => when)).toEqual(['in eight weeks'])
})

test('the sentences that must stand leave room for diagnosis and plan', () => {
  const filler = 'The patient told us at length about the garden and the weather that week. '
  const { summary } = summariseClinicalText(
    `${filler.repeat(12)}Biopsy shows an invasive lobular carcinoma. She will have surgery on 4 July. She should not be given trimethoprim, which brought her out in blisters. Warfarin was stopped in May.`,
    { words: 60 },
  )
  for (const said of ['carcinoma', '4 July', 'trimethoprim', 'Warfarin']) expect(summary).toContain(said)
})

test.each([
  ['Naproxen has been withdrawn because of his kidneys.', 'naproxen', 'stop'],
  [
    'Cut Lantus from 20 to 16 units at night, Fiasp 4 units with meals as before, metformin withheld.',
    'metformin',
    'stop',
  ],
  [
    'Cut Lantus from 20 to 16 units at night, Fiasp 4 units with meals as before, metformin withheld.',
    'fiasp',
    'continue',
  ],
  ['Ramipril 5 mg daily doubled, aspirin 75 mg daily to continue.', 'ramipril', 'change'],
  ['Bisoprolol 1.25 mg commenced on the ward.', 'bisoprolol', 'start'],
  ['Given heparin and then changed to apixaban 5 mg bd.', 'heparin', 'stop'],
  ['Atenolol 50 mg stopped, started amlodipine 5 mg.', 'atenolol', 'stop'],
  ['I prescribed dexamethasone 4 mg daily. Dexamethasone may increase his appetite.', 'dexamethasone', 'start'],
  ['Torasemide 5 mg: increase the dose to 10 mg.', 'torasemide', 'change'],
])('what is said behind a medicine counts: %s (%s)', (text, name, action) => {
  expect(summariseClinicalText(text).medicines.find((one) => one.name === name)?.action).toBe(action)
})

test.each([
  ['Please repeat his liver tests in three weeks.', 'in three weeks'],
  ['She will be reviewed in the heart clinic on 14 September.', 'on 14 September'],
  ['Review in asthma clinic in two months.', 'in two months'],
])('what is to come is follow-up: %s', (text, when) => {
  expect(summariseClinicalText(`Plan\n${text}`).followUp).toMatchObject([{ when }])
})

test('a name that the end of a line parts keeps its beginning', () => {
  expect(summariseClinicalText('Assessment: pre- eclampsia, admitted for rest.').problems[0]?.name).toMatch(
    /pre-\s?eclampsia/i,
  )
})

test('a changed dose is the new one, a price is none, and the next visit is follow-up', () => {
  const { medicines, followUp } = summariseClinicalText(
    'Sertraline 50 mg om raised to 100 mg. Nail trim 16.00. Next visit Monday 10:30.',
  )
  expect(medicines.map(({ name, dose, action }) => [name, dose, action])).toEqual([['sertraline', '100 mg', 'change']])
  expect(followUp.map(({ when }) => when)).toEqual(['Monday'])
})

test.each([
  ['NKDA, but plasters bring him out in hives.', 'plasters'],
  ['No known drug allergies apart from trimethoprim (wheeze).', 'trimethoprim'],
  ['She remembers a rash with cefalexin.', 'cefalexin'],
])('an exception is what counts: %s', (text, name) => {
  expect(summariseClinicalText(text).allergies.map((allergy) => allergy.name.toLowerCase())).toEqual([name])
})

test('who gave a medicine is none, and its dose may come first', () => {
  const names = summariseClinicalText('Given 10 mg diazepam PR by the crew. Received 500 mg aspirin.').medicines
  expect(names.map(({ name }) => name)).toEqual(['diazepam', 'aspirin'])
})

test.each([
  ['Obs: sats 94 RA at rest, 88% RA on the stairs.', false],
  ['PMH: RA on methotrexate.', true],
])('RA behind a saturation is room air: %s', (text, expected) => {
  expect(summariseClinicalText(text).problems.some(({ name }) => name === 'RA')).toBe(expected)
})

test('a dose before its medicine is its dose, and what stands behind another is that one’s', () => {
  const { medicines } = summariseClinicalText(
    'She takes 25 mg atenolol daily, 400 units of vitamin D and amlodipine 10 mg. Given 2 puffs of salbutamol prn.',
  )
  expect(medicines.map(({ name, dose }) => [name, dose])).toEqual([
    ['atenolol', '25 mg'],
    ['vitamin d', '400 units'],
    ['amlodipine', '10 mg'],
    ['salbutamol', '2 puffs'],
  ])
  expect(medicines.at(-1)?.frequency).toBe('prn')
})

test('letters that stand for a problem are printed in capitals', () => {
  const { problems } = summariseClinicalText('PMH: gord, t1dm, osa. Imp: uti.')
  expect(problems.map(({ name }) => name).toSorted()).toEqual(['GORD', 'OSA', 'T1DM', 'UTI'])
})

test('the letters S, O, A and P head the parts of a note; what follows allergies on the line is none', () => {
  const { allergies, problems } = summariseClinicalText(
    'S: sore wrist for a week. Allergies: aspirin. O: tender over the thumb. A: tendonitis. P: splint, review 3 wks.',
  )
  expect(allergies.map(({ name }) => name)).toEqual(['aspirin'])
  expect(problems.find(({ name }) => name === 'tendonitis')?.status).toBe('assessed')
})
