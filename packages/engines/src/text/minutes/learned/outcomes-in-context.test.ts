import { expect, it } from 'vitest'
import { minutesOf } from '../testing/minutes-of.ts'

it('settles a choice by naming what is chosen', async () => {
  const { decisions } = await minutesOf([
    'Gerda: The curtains. Linen or velvet?',
    'Ilyas: Velvet would swallow the whole room.',
    'Gerda: Right, linen then.',
    'Ilyas: Good.',
    'Gerda: The carpet man rang on Monday.',
  ])
  expect(decisions.map(({ text }) => text).join()).toContain('inen then')
  expect(decisions.map(({ text }) => text).join()).not.toContain('rang on Monday')
})

it('says with a bare verdict what was put to the vote, once', async () => {
  const { decisions } = await minutesOf([
    'Chair: I move that we sell the old minibus.',
    'Mrs Penn: Seconded.',
    'Chair: Four for it, none against. Carried.',
    'Mrs Penn: High time.',
  ])
  expect(decisions.filter(({ text }) => text.includes('minibus'))).toHaveLength(1)
})

it('takes the date of a task from what is said after it', async () => {
  const { actions } = await minutesOf([
    'Nuria: Someone has to return the marquee.',
    'Stefan: I can drive it back, I have the trailer.',
    'Nuria: Lovely. When?',
    'Stefan: On Thursday.',
    'Nuria: And the keys of the barn are lost again.',
  ])
  expect(actions.find(({ what }) => /drive|marquee/iu.test(what))).toMatchObject({ who: 'Stefan', due: 'On Thursday' })
})

it('says what a promise refers to', async () => {
  const { actions } = await minutesOf([
    'Paulo: Nobody knows what the insurance certificate covers.',
    'Aylin: It is in my drawer. I will read it before the next meeting.',
    'Paulo: Thank you.',
    'Aylin: The parking is free on Sundays, by the way.',
    'Paulo: Nice.',
  ])
  const promise = actions.find(({ who }) => who === 'Aylin')
  expect(promise?.what).toMatch(/certificate/u)
  expect(promise?.due).toMatch(/next meeting/u)
})

it('gives nobody a task for what was done, dreamt of or asked in passing', async () => {
  const { actions, decisions } = await minutesOf([
    'Hedda: The boiler was serviced last Tuesday.',
    'Milan: I paid the man in cash.',
    'Hedda: One day we might build a sauna.',
    'Milan: And I could win the lottery.',
    'Hedda: How was your holiday?',
    'Milan: Wet.',
  ])
  expect(actions).toEqual([])
  expect(decisions).toEqual([])
})

it('takes a question to somebody, and the answer to a request, for no task of their own', async () => {
  const { actions } = await minutesOf([
    'Gerda: Next, the boat house. Ilyas, how far are you?',
    'Ilyas: The walls are up and the roof is half done.',
    'Gerda: Nuria, could you please paint the door before the regatta?',
    'Nuria: Yes, I can do that.',
    'Ilyas: Who has the key of the shed?',
    'Gerda: I have to ask the harbour master about that.',
  ])
  expect(actions.map(({ what }) => what).join()).not.toMatch(/how far|who has the key/iu)
  expect(actions.filter(({ who }) => who === 'Nuria').map(({ what }) => what)).toEqual([
    expect.stringMatching(/paint the door before the regatta$/iu),
  ])
})

it('says what a bare verdict is about by the question before it', async () => {
  const { decisions } = await minutesOf([
    'Marta: Which tent do we take to the fair, the green or the striped?',
    'Ivo: The striped one leaks.',
    'Marta: Green it is.',
    'Ivo: Good.',
    'Marta: My neighbour has a new dog.',
  ])
  expect(decisions.map(({ text }) => text).join()).toMatch(/Green it is.*tent/u)
  expect(decisions.map(({ text }) => text).join()).not.toContain('dog')
})

it('says what somebody takes on in no more than a word', async () => {
  const { actions } = await minutesOf([
    'Pavel: Who takes the oxygen bottles back to the depot?',
    'Nadia: I can do it at lunch.',
    'Pavel: Thanks, Nadia.',
    'Nadia: They rattle so.',
  ])
  expect(actions.filter(({ who }) => who === 'Nadia').map(({ what }) => what)).toEqual([
    expect.stringContaining('oxygen bottles'),
  ])
})

it.each([
  ["I'll phone the glazier when the shop opens.", 'when the shop opens'],
  ["I'm seeing the glazier Thursday, so I'll ask him about the pane.", 'Thursday'],
  ["I'll order the new pane on my way home.", 'on my way home'],
  ["I'll measure the frame over the weekend.", 'over the weekend'],
])('takes from "%s" when it is due', async (promise, due) => {
  const { actions } = await minutesOf([
    'Ruth: The window of the hall is broken again.',
    `Emil: ${promise}`,
    'Ruth: Thank you, Emil.',
    'Emil: It was the wind, I suppose.',
  ])
  expect(actions.filter(({ who }) => who === 'Emil').map((action) => action.due)).toContain(due)
})

it('takes the date that stands alone behind a promise, or heads what is answered to it', async () => {
  const { actions } = await minutesOf([
    'Alba: The printer is nearly out of ink.',
    "Dirk: I'll buy a cartridge before it stops altogether. Tomorrow.",
    'Alba: Good. And who takes the parcel to the depot?',
    "Marit: I drive past there, I'll drop it off.",
    'Alba: By Thursday at the latest, please, they send it back otherwise.',
    'Marit: Sure.',
  ])
  expect(actions.find(({ who }) => who === 'Dirk')?.due).toBe('Tomorrow')
  expect(actions.find(({ who }) => who === 'Marit')?.due).toMatch(/Thursday/u)
})

it('hears a choice dropped in a few words', async () => {
  const { decisions } = await minutesOf([
    'Ute: The marquee. It has two holes and the poles are bent.',
    'Ben: Repairing it costs more than a new one.',
    'Ute: Shall we throw it out and borrow the one from the rugby club?',
    'Ben: I would.',
    'Ute: Right, we throw it out.',
  ])
  expect(decisions.map(({ text }) => text).join(' ')).toMatch(/throw it out/u)
})
