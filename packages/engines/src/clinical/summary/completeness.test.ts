import { describe, expect, it } from 'vitest'
import { summariseClinicalText } from './summarise-clinical-text.ts'

describe('a summary leaves out nothing of safety', () => {
  const letter = `Dear Dr Nash,

I reviewed Mr Abel Crane, a 66-year-old gardener, with pain in his left hip for a year. The right hip is comfortable. He has no back pain. He came out in a widespread itchy rash with flucloxacillin and could not tolerate codeine. He takes co-dydramol 10/500, up to four times a day, and apixaban 5 mg twice a day. On examination rotation of the left hip is limited. There was no leg length difference. Radiographs show osteoarthritis of the left hip. ${'The garden has been a great comfort to him in a difficult year and he hopes to be back in it. '.repeat(4)}I shall see him again in six weeks.`
  const { summary, allergies, medicines, followUp, problems } = summariseClinicalText(letter)

  it.each(['The right hip is comfortable', 'He has no back pain', 'no leg length difference', 'left hip is limited'])(
    'says %s',
    (words) => expect(summary).toContain(words),
  )

  it('knows a reaction told in any words, and takes it for no problem', () => {
    expect(allergies[0]).toMatchObject({ name: 'flucloxacillin', reaction: 'widespread itchy rash' })
    expect(problems.map(({ name }) => name).join()).not.toMatch(/rash/)
  })

  it.each(['Nothing by mouth from midnight.', 'He is not to drive until seen.', 'No weight-bearing on the leg.'])(
    'never leaves out: %s',
    (order) => expect(summariseClinicalText(`${letter} ${order}`).summary).toContain(order),
  )

  it('gives two strengths as a dose; "up to four times" changes nothing', () => {
    expect(medicines.find(({ name }) => name === 'co-dydramol')).toMatchObject({ dose: '10/500', action: 'listed' })
  })

  it('finds the return visit and when', () => {
    expect(followUp.map(({ text, when }) => [text, when])).toEqual([
      ['I shall see him again in six weeks.', 'in six weeks'],
    ])
  })
})

describe('notes', () => {
  it('reads a problem list behind a letter of SOAP, and words that head a row', () => {
    const soap =
      'S: 40 y/o with a sore ear.\nO: T 37.2.\nA: 1) Otitis externa, left. 2) Asthma.\nP: Ear drops. Hearing test ordered. RTC 3 wks.'
    expect(summariseClinicalText(soap).problems.map(({ name }) => name)).toEqual(['Otitis externa', 'Asthma'])
    expect(summariseClinicalText(soap).summary).toContain('Hearing test ordered')
    expect(summariseClinicalText(soap).followUp.map(({ when }) => when)).toEqual(['3 wks'])
    const physio = 'Subjective  L elbow sore, asthmatic\nObjective  full range\nAnalysis  tennis elbow\nPlan  See 3/52'
    expect(summariseClinicalText(physio).followUp.map(({ text }) => text)).toEqual(['See 3/52'])
    expect(summariseClinicalText(physio).problems.map(({ name }) => name)).toContain('asthmatic')
  })

  it('takes no date of birth for twelve months, nor a greeting for an appointment', () => {
    const text =
      'Patient: Ora Lund DOB 04/12/1960\nThank you for asking me to see this pleasant man in clinic.\nPhysiotherapist to visit on Monday.'
    expect(summariseClinicalText('Plan:\nSee again in 2 months.').followUp.map(({ when }) => when)).toEqual([
      'in 2 months',
    ])
    expect(summariseClinicalText('Ms Vale has a cough.').problems.map(({ name }) => name)).toEqual(['cough'])
    expect(summariseClinicalText(text).followUp.map((follow) => follow.text)).toEqual([
      'Physiotherapist to visit on Monday.',
    ])
  })

  it('ends a list of allergies where somebody goes on to speak of other things', () => {
    const text = 'I am allergic to latex, I take bisoprolol 5 mg a day, my sister has asthma.'
    expect(summariseClinicalText(text).allergies.map(({ name }) => name)).toEqual(['latex'])
    const said = 'I have had back pain since May, I am allergic to aspirin, I also have asthma.'
    expect(
      summariseClinicalText(said)
        .problems.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['asthma', 'back pain'])
  })

  it('prints letters as they stand', () => {
    const { medicines } = summariseClinicalText('Medications: HCTZ 25 mg daily, Metformin 500 mg BD')
    expect(medicines.map(({ name }) => name)).toEqual(['HCTZ', 'metformin'])
  })
})
