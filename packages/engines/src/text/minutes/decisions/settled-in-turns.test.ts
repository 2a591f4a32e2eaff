import { describe, expect, test } from 'vitest'
import { writeMinutes } from '../write-minutes.ts'

// Too few lines are not read as a conversation; a greeting adds enough.
const opening = 'Ann: Hello, all.\nBen: Morning.\nAnn: Lovely to see you.\nBen: Likewise.\n'

function outcomesOf(text: string, lead = opening) {
  const { decisions, actions, attendees } = writeMinutes(lead + text)
  return {
    attendees,
    decisions: decisions.map((decision) => decision.text),
    actions: actions.map(({ who, what, due }) => [who, what, due]),
  }
}

describe('settled over several turns', () => {
  test('who asks all, and hears yes, settles what was said before', () => {
    const { decisions } = outcomesOf(
      'Odile: So three matinees, the 5th, 6th and 7th. Everybody happy?\nTam: Happy.\nRuth: Yes, grand.\nOdile: Good.',
    )
    expect(decisions).toEqual(['So three matinees, the 5th, 6th and 7th.'])
  })

  test.each([
    ['Everyone comfortable with that?', 'Yes.'],
    ['Are we all on board with this?', 'Aye.'],
    ['Anybody against?', 'Nope.'],
    ['Any objections?', 'Not from me.'],
  ])('in whatever words all are asked: %s', (asked, answer) => {
    const said = 'The paddling pool stays empty until the pump is mended.'
    expect(outcomesOf(`Odile: ${said} ${asked}\nTam: ${answer}\nRuth: Right.`).decisions).toEqual([said])
  })

  test('what somebody minds is not settled by the question', () => {
    expect(outcomesOf('Odile: The pool stays empty all year. Anybody against?\nTam: Me, rather.').decisions).toEqual([])
  })

  test('a board votes, and puts off what nobody minds putting off', () => {
    const { decisions } = outcomesOf(
      'Chair Ruiz: Item two, the bus shelter.\nMr Adeyemi: I move that we buy the oak shelter.\nMs Lund: Second.\nChair Ruiz: All those for it?\nChair Ruiz: Five to one, the motion passes.\nMs Lund: And the hedge?\nChair Ruiz: Hearing no objection, the hedge is held over until spring.',
    )
    expect(decisions).toEqual([
      'I move that we buy the oak shelter. Five to one, the motion passes.',
      'Hearing no objection, the hedge is held over until spring.',
    ])
  })

  test.each([
    'From Thursday on the side door stays locked.',
    'As of next month all visitors sign in.',
    'They have finally abolished the clothing allowance.',
  ])('a rule with its day, and what others settled: %s', (said) => {
    expect(outcomesOf(`Ann: What is new?\nBen: ${said}\nAnn: Right.`).decisions).toEqual([said])
  })

  test.each(['From Thursday I am in Lisbon.', 'From Monday you could perhaps use the lift.'])('no rule: %s', (said) => {
    expect(outcomesOf(`Ann: What is new?\nBen: ${said}\nAnn: Right.`).decisions).toEqual([])
  })

  test.each(['Can you hear us down there?', 'Could you smell the gas?'])('what one perceives is no work: %s', (said) =>
    expect(outcomesOf(`Ann: ${said}\nBen: Yes.`).actions).toEqual([]),
  )

  test('who promised is never the word before', () => {
    const { actions } = outcomesOf(
      "Ann: Anything else?\nBen: But I've promised to mend the gate before Sunday.\nAnn: Good.",
    )
    expect(actions.map(([who]) => who)).toEqual(['Ben'])
  })

  test('a motion that fails settles nothing', () => {
    const { decisions } = outcomesOf(
      'Chair Ruiz: Item two.\nMr Adeyemi: I move that we buy the oak shelter.\nMs Lund: Second.\nChair Ruiz: One to five, the motion fails.\nMs Lund: A pity.',
    )
    expect(decisions).toEqual([])
  })

  test('what was asked, welcomed and said again', () => {
    const { decisions } = outcomesOf(
      'Ines: And close with the waltz?\nBo: Yes!\nIda: Works for me.\nInes: Great, we close with the waltz.\nBo: My strings are old.\nIda: Mine too.',
    )
    expect(decisions).toEqual(['Great, we close with the waltz.'])
  })

  test('said again without a question and a yes it is only told', () => {
    const { decisions } = outcomesOf(
      'Ines: We rehearsed a lot.\nBo: Did we?\nInes: Okay, we dance in the small hall when it rains.\nBo: True.',
    )
    expect(decisions).toEqual([])
  })

  test.each([
    ['Ann: What about the door sign?\nBen: Leave the sign as it is for now.', 'Leave the sign as it is for now.'],
    ['Ann: Do we keep the old logo?\nBen: It looks tired.\nCy: Bin it.\nAnn: Gone.', 'Do we keep the old logo? Gone.'],
    ["Ann: I'll fit a lamp on Friday.\nBen: Nobody against? Then do it.", "I'll fit a lamp on Friday. Then do it."],
  ])('%s', (text, decision) => expect(outcomesOf(text).decisions).toEqual([decision]))

  test('a day named at last is settled, whatever was said before', () =>
    expect(outcomesOf('Ann: The 9th is a holiday.\nBen: Fine.\nAnn: So the 16th.').decisions).toEqual(['So the 16th.']))

  test('a vote carries what was moved before it', () =>
    expect(
      outcomesOf('Ann: I propose we buy two oars.\nBen: Seconded.\nAnn: All in favour? Carried then.\nBen: Good.')
        .decisions,
    ).toEqual(['I propose we buy two oars. Carried then.']))

  test('a promise to tell what was settled settles nothing', () =>
    expect(outcomesOf("Ann: Hello.\nBen: I'll tell the owner what we've agreed on.").decisions).toEqual([]))
})

describe('taken on over several turns', () => {
  test('asked whether one is happy to, and said by when in the answer', () =>
    expect(
      outcomesOf("Ann: Cleo, are you happy doing the posters again?\nCleo: I am. I'll have them ready by the 9th.")
        .actions,
    ).toEqual([['Cleo', 'Doing the posters again', 'by the 9th']]))

  test('who offers is bidden to, with a day', () =>
    expect(
      outcomesOf('Nils: I can ask the second painter.\nAnn: Please do, and tell the council by the 25th.\nNils: Okay.')
        .actions,
    ).toEqual([['Nils', 'Ask the second painter', 'by the 25th']]))

  test('another says by when, once somebody has taken it on', () =>
    expect(outcomesOf('Ann: Who writes the invitations?\nBen: Me.\nCleo: By Tuesday, please.').actions).toEqual([
      ['Ben', 'Write the invitations', 'By Tuesday'],
    ]))

  test('figures by a day, in the answer', () =>
    expect(
      outcomesOf("Ann: Could you price three doors, Ben?\nBen: Sure, I'll have figures by Friday.").actions,
    ).toEqual([['Ben', 'Price three doors', 'by Friday']]))

  test('who takes on what somebody was to do is the only one', () =>
    expect(
      outcomesOf("Ann: Can somebody update the risk log by the end of May?\nBen: I'll take that.").actions,
    ).toEqual([['Ben', 'Update the risk log by the end of May', 'by the end of May']]))

  test('asked whether one would be able to', () =>
    expect(
      outcomesOf('Ann: Would you be able to run the drill in March, Ben?\nBen: Yes.').actions[0]?.slice(0, 2),
    ).toEqual(['Ben', 'Run the drill in March']))

  test('bringing something is as good as a promise', () =>
    expect(outcomesOf("Ann: Cups?\nBen: And I'm bringing the big kettle.").actions).toEqual([
      ['Ben', 'Bringing the big kettle', null],
    ]))

  test.each([
    "Ann: Ideas?\nBen: I'll ask the band to play... no, actually, they're away. Scrap that.",
    "Ann: Next week?\nBen: I'll come on Monday, but they've moved my shift so I can't after all.",
  ])('who takes it back takes nothing on: %s', (text) => expect(outcomesOf(text).actions).toEqual([]))
})

const due = (said: string) => outcomesOf(`Ann: Right.\nBen: I'll ${said}.`).actions[0]?.[2]

test('ordinals, weekends and evenings as they are said', () => {
  expect(due('hang up the list by the first of October')).toBe('by the first of October')
  expect(due('paint the shed this weekend')).toBe('this weekend')
  expect(due('text the over-60s by the end of next week')).toBe('by the end of next week')
})

test('a numbered sentence below those present names nobody', () =>
  expect(
    outcomesOf(
      'Trustees, 2 May\nPresent: Ms A. Oak (Chair), Mr B. Elm.\n\n1. The Chair welcomed Mr Elm.\n2. It was resolved to close at five.',
      '',
    ).attendees,
  ).toEqual(['Ms A. Oak', 'Mr B. Elm']))

describe('a talk that a table holds', () => {
  const rows = [
    'Tennis club, committee, 9 Sept 2025',
    'CHAIR (Mrs. Adeyemi)\tWe are enough. Item one, the nets.',
    'MR. LOWE\tI move that we buy two nets from Corran.',
    'MS. PATEL\tSecond.',
    'CHAIR\tThree in favour, none against. The motion carries.',
    'MR. LOWE\tI also move that we repaint the clubhouse.',
    'CHAIR\tNo second. It falls.',
    'MS. PATEL\tI can order them. I have the catalogue.',
    'CHAIR\tThank you.',
  ].join('\n')
  const { decisions, actions, attendees } = outcomesOf(rows, '')

  test('names its speakers by the first cell, the chair by name', () =>
    expect(attendees).toEqual(['Mrs. Adeyemi', 'MR. LOWE', 'MS. PATEL']))

  test('says what a carried motion was about', () =>
    expect(decisions).toEqual(['I move that we buy two nets from Corran. The motion carries.']))

  test('a motion is no task, what somebody offers and is thanked for is one', () =>
    expect(actions.map(([who, what]) => [who, what])).toEqual([['MS. PATEL', 'Order them']]))

  test('takes a date with a month cut short', () => expect(writeMinutes(rows).date).toBe('9 Sept 2025'))
})

test('who is listed with a word before his title is present', () => {
  const { attendees } = outcomesOf('Present: Ada, our Mr Voss, Lin\nMr Voss: Shall we?\nAda: Yes.\nMr Voss: Good.', '')
  expect(attendees).toEqual(['Ada', 'Mr Voss', 'Lin'])
})
