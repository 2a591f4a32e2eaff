import { describe, expect, test } from 'vitest'
import { readable } from './spoken.ts'
import { writeMinutes } from './write-minutes.ts'

test('subtitles of a meeting program', () => {
  const { attendees, actions, decisions } = writeMinutes(`WEBVTT

1
00:00:01.000 --> 00:00:04.000
<v Anna Berg>Welcome all. We need to settle the venue.

2
00:00:05.000 --> 00:00:09.000
<v Luis Prado>I vote for the town hall.

3
00:00:10.000 --> 00:00:13.000
<v Anna Berg>Okay, we'll go with the town hall. Luis, please book it by Monday.

4
00:00:14.000 --> 00:00:16.000
<v Luis Prado>Sure.
`)
  expect(attendees).toEqual(['Anna Berg', 'Luis Prado'])
  expect(decisions.map(({ text }) => text)).toEqual(["Okay, we'll go with the town hall."])
  expect(actions.map(({ what, who, due }) => [what, who, due])).toEqual([
    ['Book it by Monday', 'Luis Prado', 'by Monday'],
  ])
})

test('speakers on lines of their own, with the time', () => {
  const { attendees, actions, turns } = writeMinutes(`Anna Berg   0:03
Good morning everyone.

Luis Prado   0:07
Morning. The offer came in.

Anna Berg   0:12
Great. I'll send the contract to legal tomorrow.

Luis Prado   0:15
Thanks.
`)
  expect(attendees).toEqual(['Anna Berg', 'Luis Prado'])
  expect(turns[2]).toMatchObject({ speaker: 'Anna Berg', time: '0:12' })
  expect(actions.map(({ who, due }) => [who, due])).toEqual([['Anna Berg', 'tomorrow']])
})

test('minutes already written: marked actions and decisions, people from the list', () => {
  const { title, attendees, decisions, actions } = writeMinutes(`Weekly sync
Attendees:
- Sarah Chen (PM)
- Kemi Ade

The release was discussed.
Decision: Release moves to Friday.
Action: Kemi to schedule interviews by 20 March
ACTION: order new chairs (Sarah)
`)
  expect(title).toBe('Weekly sync')
  expect(attendees).toEqual(['Sarah Chen', 'Kemi Ade'])
  expect(decisions.map(({ text }) => text)).toEqual(['Release moves to Friday.'])
  expect(actions.map(({ what, who, due }) => [what, who, due])).toEqual([
    ['Schedule interviews by 20 March', 'Kemi Ade', 'by 20 March'],
    ['Order new chairs', 'Sarah Chen', null],
  ])
})

const decisionsAfter = (reply: string): string[] =>
  writeMinutes(
    `Ann: Hello.\nBob: Let's use the blue folder for that.\nAnn: ${reply}\nBob: We still have to decide who pays.\nAnn: True.`,
  ).decisions.map(({ text }) => text)

test('a proposal is no decision until somebody agrees, and an offer to decide is none', () => {
  expect(decisionsAfter('Yes, fine.')).toEqual(["Let's use the blue folder for that."])
  expect(decisionsAfter('That one is far too small for the maps.')).toEqual([])
})

test('a question is open while nobody answers it', () => {
  const { questions } = writeMinutes(`Ann: How many chairs do we have in the hall?
Bob: Sixty, I counted them yesterday.
Ann: And who has the key to the cellar?
Bob: I don't know, we need to find out.`)
  expect(questions.map(({ text, who }) => [text, who])).toEqual([['And who has the key to the cellar?', 'Ann']])
})

test('every item stands where it says', () => {
  const text = `Ann: Um, okay.\nBob: I'll, uh, send the the plan by Friday.\nAnn: We agreed to close early.\nBob: Yes.`
  const { actions, decisions, topics, said } = writeMinutes(text)
  expect(actions.map(({ start, end }) => text.slice(start, end))).toEqual(["I'll, uh, send the the plan by Friday."])
  expect(decisions.map(({ start, end }) => text.slice(start, end))).toEqual(['We agreed to close early.'])
  for (const { start, end } of [...topics, ...said]) expect(text.slice(start, end)).toMatch(/\S/)
})

test('noises, fillers and words said twice are left out for reading', () => {
  expect(readable('{vocalsound} Um so I I I think the the T_V_ is uh fine , you know .')).toBe(
    'So I think the TV is fine.',
  )
  expect(readable("we don't need it , it's okay")).toBe("We don't need it, it's okay")
})

test('an empty text has nothing to tell', () => {
  expect(writeMinutes('')).toMatchObject({
    attendees: [],
    topics: [],
    decisions: [],
    actions: [],
    questions: [],
    summary: '',
  })
})

test('what an office-holder is to do, a vote, and a date in the title', () => {
  const { date, actions, decisions } = writeMinutes(`Parish council – 3 March 2026

Ruth Hadley: We have the playground and the budget tonight.
Simon Pryce: I propose that we accept the quote.
Dev Anand: I second that.
Ruth Hadley: All in favour? That's carried, three to nil. The clerk will write to the contractor by Friday.
Dev Anand: Then I'll ship the old swings on Wednesday.
`)
  expect(date).toBe('3 March 2026')
  expect(decisions.map(({ text }) => text)).toEqual(["That's carried, three to nil."])
  expect(actions.map(({ what, who }) => [what, who])).toEqual([
    ['Write to the contractor by Friday', 'The clerk'],
    ['Ship the old swings on Wednesday', 'Dev Anand'],
  ])
})

describe('everyday words', () => {
  const { decisions, actions } =
    writeMinutes(`Chair: First the date of the fair. Everybody happy with the second Sunday?
Ines: Works for me.
Bo: Fine by me.
Chair: Second Sunday it is, then. Who looks after the tombola?
Bo: Leave it with me.
Ines: Omar said he'd lend us the tent. I can fetch it on Saturday.
Chair: Lovely. Can somebody sort out the float? Ines?
Ines: Sure, by Thursday.
Chair: And we're not going to charge for parking.
Bo: Agreed.
Omar: Sorry I'm late.`)

  test('what is settled in passing is a decision', () => {
    expect(decisions.map(({ text }) => text)).toEqual([
      'Everybody happy with the second Sunday?',
      'Second Sunday it is, then.',
      "And we're not going to charge for parking.",
    ])
  })

  test('promises have who and when', () => {
    expect(actions.map(({ who, what, due }) => [who, what, due])).toEqual([
      ['Bo', 'Look after the tombola', null],
      ['Omar', 'Lend us the tent', null],
      ['Ines', 'Fetch it on Saturday', 'on Saturday'],
      ['Ines', 'Sort out the float', 'by Thursday'],
    ])
  })
})

test('what is taken on and settled in everyday words, with who and when', () => {
  const { actions, decisions } = writeMinutes(`Ines: The boxes have to be in Hull by the 9th.
Owen: I'm driving there anyway, leave it to me.
Ines: And no more late deliveries on Fridays, that stops as of now.
Owen: Fine.
Ines: Someone needs to update the rota.
Owen: That's me. Tomorrow.
Ines: Shall I phone the baker?
Owen: Please, before you go home.
Ines: Lotte's going to have a word with the porters.
Owen: You'll do the labels, Ines?
Ines: On it.
`)
  const found = actions.map(({ what, who, due }) => [what, who, due])
  expect(found).toEqual(
    expect.arrayContaining([
      ['Update the rota', 'Owen', 'Tomorrow'],
      ['Phone the baker', 'Ines', 'before you go home'],
      ['Have a word with the porters', 'Lotte', null],
      ['Do the labels', 'Ines', null],
    ]),
  )
  expect(decisions.map(({ text }) => text)).toEqual([expect.stringContaining('no more late deliveries')])
})

test('a vote carried settles what was put to it, and what is called off is not taken on', () => {
  const { actions, decisions } = writeMinutes(`Chair: All in favour of the green carpet? Six. Against? None. Carried.
Ada: I'll measure the stairs in Bonn.
Piet: Hang on, Bonn is closed. Scrap that.
Ada: I'll paint the door tonight instead.
Chair: Thank you.
`)
  expect(decisions.map(({ text }) => text)).toEqual([expect.stringContaining('green carpet')])
  expect(actions.map(({ what, who, due }) => [what, who, due])).toEqual([
    ['Paint the door tonight instead', 'Ada', 'tonight'],
  ])
})

test("wishes and what-ifs are nobody's task", () => {
  const { actions, decisions } = writeMinutes(`Anna: If we had the time I'd paint the hall.
Rolf: One could ask the council. I'll think about it.
Anna: I'd love a tea. Nothing is settled.
Rolf: I'll have a tea too.
`)
  expect([...actions, ...decisions]).toEqual([])
})

test('chats with small names and plays in columns have their speakers', () => {
  const chat = writeMinutes('[10:02] nils: rota is late\n[10:03] ute: i fix the rota today\n[10:04] nils: thanks')
  expect(chat.actions.map(({ what, who, due }) => [what, who, due])).toEqual([['Fix the rota today', 'ute', 'today']])
  const play = writeMinutes("RUTH    somebody has to call the vet.\nBEN     that's me.\nRUTH    good.\nBEN     bye.")
  expect(play.actions.map(({ what, who }) => [what, who])).toEqual([['Call the vet', 'BEN']])
})

test('when is said in the answer, by an occasion or an hour of a day, and what is owed is a task', () => {
  const { actions, decisions, questions } = writeMinutes(`Ada: The keys must be in Graz by the 3rd.
Olu: Leave it with me.
Ada: Can somebody fix the ladder?
Olu: Sure, after lunch.
Ada: Tim, could you call the roofer by 4 pm on Friday?
Tim: No problem.
Tim: And I owe you the old plans. You'll have them tomorrow.
Ada: And everyone brings their own gloves on Monday.
Olu: I'll book Linz for lunch.
Tim: Linz then?
Olu: Linz, yes, let's eat there.
Tim: I'll write to Linz tonight instead.
Ada: Do we go to the fair in Basel at all?
Olu: Ask me again in June.
`)
  expect(actions.map(({ what, who, due }) => [what, who, due])).toEqual(
    expect.arrayContaining([
      ['The keys must be in Graz by the 3rd', 'Olu', 'by the 3rd'],
      ['Fix the ladder', 'Olu', 'after lunch'],
      ['Call the roofer by 4 pm on Friday', 'Tim', 'by 4 pm on Friday'],
      ['Send the old plans', 'Tim', 'tomorrow'],
      ['Everyone brings their own gloves on Monday', null, 'on Monday'],
      ['Write to Linz tonight instead', 'Tim', 'tonight'],
    ]),
  )
  expect(decisions.map(({ text }) => text)).toEqual(["Linz, yes, let's eat there."])
  expect(questions.map(({ text }) => text)).toEqual(['Do we go to the fair in Basel at all?'])
})

test('chats as a telephone saves them, and notes in an e-mail', () => {
  const chat = writeMinutes(
    '03/02/25, 19:02 - Lea: leak again\n03/02/25, 19:03 - Omar: plumber mon or tue?\n03/02/25, 19:04 - Lea: tue it is\n[3.2.25, 7:05:11 PM] Omar: i’ll ring him tonight',
  )
  expect(chat.attendees).toEqual(['Lea', 'Omar'])
  expect(chat.actions.map(({ what, who }) => [what, who])).toEqual([['Ring him tonight', 'Omar']])
  const mail = writeMinutes(
    'Subject: Fwd: Re: choir outing\n\nHello,\n- Present: Ruth, Mr Bello\n- The outing moves to June. Everybody was in favour.\n- Ruth to ask the driver before Tuesday\n',
  )
  expect(mail).toMatchObject({ title: 'choir outing', attendees: ['Ruth', 'Mr Bello'] })
  expect(mail.decisions).toHaveLength(1)
})

test('what is told of the past is no decision', () => {
  expect(writeMinutes('Ann: How was it?\nBo: We agreed that it was a horror.\nAnn: I bet.').decisions).toEqual([])
})

test('what is concluded, taken over and asked of whoever does it', () => {
  const { decisions, actions, questions } = writeMinutes(`Mara: Do we print the map or not?
Jo: Nobody used it last year.
Mara: Right. We drop the printed map, then.
Jo: What about a day off for the helpers?
Mara: A day each, in August.
Jo: Fine by me.
Mara: Good, do it. Not on the Saturday, mind.
Pia: And who orders the flags?
Jo: That'll be me. You'll have them Thursday.
Pia: Should I ring the brewery?
Mara: Yes please, before Easter.
Jo: Tom Reed is taking over the till from June.
Mara: Could you dig out the contract?
Pia: Sure. I'll find out and let you know.
Mara: Has the town answered about the noise permit?
Pia: They haven't said.
`)
  expect(decisions.map(({ text }) => text)).toEqual([
    'We drop the printed map, then.',
    'A day each, in August. Good, do it. Not on the Saturday, mind.',
  ])
  expect(actions.map(({ what, who, due }) => [what, who, due])).toEqual(
    expect.arrayContaining([
      ['Order the flags', 'Jo', 'Thursday'],
      ['Ring the brewery', 'Pia', 'before Easter'],
      ['Taking over the till from June', 'Tom Reed', null],
      ['Find out and let you know', 'Pia', null],
    ]),
  )
  expect(questions.map(({ text }) => text)).toEqual(['Has the town answered about the noise permit?'])
})

test('a vote is told with what it is about', () => {
  const { decisions } = writeMinutes(
    'Chair: All those in favour? Carried. The Elm Street offer is taken.\nAbe: Good.\nChair: Next.\nAbe: The roof.',
  )
  expect(decisions.map(({ text }) => text)).toEqual(['All those in favour? Carried. The Elm Street offer is taken.'])
})

test('notes with the hour, a name and a dash have speakers, a day below the title or before a chat is the date', () => {
  const notes = writeMinutes(
    'Allotment council\nMonday 12 May 2025, the shed\n\n18:02 Ida – No bonfires this year.\n18:03 Per – Want me to tell the others?\n18:03 Ida – Please, by Friday.\n18:04 Per – Right.',
  )
  expect(notes).toMatchObject({ date: '12 May 2025', attendees: ['Ida', 'Per'] })
  expect(notes.actions).toMatchObject([{ what: 'Tell the others', who: 'Per', due: 'by Friday' }])
  const chat = writeMinutes(
    '[3/9/24, 08:10] Ola: who has the spare key tho\n[3/9/24, 08:11] Kim: no idea\n[3/9/24, 08:12] Ola: hm',
  )
  expect(chat.date).toBe('3/9/24')
  expect(chat.questions.map(({ text }) => text)).toEqual(['Who has the spare key tho'])
})

test('what is asked for, taken on and done away with in few words', () => {
  const { decisions, actions, questions, title } = writeMinutes(`8.30 Lou - coffee is out again
8.31 Ravi - and the list, who's keeping it?
8.31 Bea - I don't mind doing that
8.32 Lou - OK. I'll need the receipts from you, Ravi, by Tuesday.
8.33 Ravi - You'll get them.
8.34 Lou - We'll order on the 3rd instead.
8.34 Bea - Yep, agreed.
8.35 Ravi - Right. No more paper cups.
8.36 Bea - do we know when the water gets turned off
8.37 Lou - no idea
`)
  expect(title).toBeNull()
  expect(actions.map(({ what, who }) => [what, who])).toEqual(
    expect.arrayContaining([
      ['Keeping it', 'Bea'],
      ['Send the receipts', 'Ravi'],
    ]),
  )
  expect(actions.map(({ who }) => who)).not.toContain('We')
  expect(decisions.map(({ text }) => text)).toEqual(["We'll order on the 3rd instead.", 'No more paper cups.'])
  expect(questions.map(({ text }) => text)).toEqual(['Do we know when the water gets turned off'])
})

test('a chat in small letters: who is asked, by when, and a yes that is nobody’s name', () => {
  const { actions, decisions } = writeMinutes(`Nadia: the green tiles are cheaper
Owen: let's just do it, order the green ones.
Nadia: agreed. owen pls ring the shop tmrw
Owen: yep will do
Nadia: my cousin starts on Thursday by the way
Owen: And Greta's booking the van for Sunday.`)
  expect(actions.map(({ who, what, due }) => [who, what, due])).toEqual([
    ['Owen', 'Ring the shop tomorrow', 'tomorrow'],
    ['Greta', 'Booking the van for Sunday', expect.stringContaining('Sunday')],
  ])
  expect(decisions.map(({ text }) => text)).toEqual(["Let's just do it, order the green ones."])
})

test('who is away takes on nothing', () => {
  const { actions } = writeMinutes(`Ines: I'm off from Tuesday.
Karl: I'm away until the 9th.
Ines: I'll pack the lamps by Monday.
Karl: I'm on holiday next week.`)
  expect(actions.map(({ what }) => what)).toEqual(['Pack the lamps by Monday'])
})

test('asking whether all are happy with what was just settled settles nothing more', () => {
  const { decisions } = writeMinutes(
    'Iris: Welcome.\nPavel: Hello.\nIris: We have decided to move the fair to the sports hall. Is everybody fine with that?\nPavel: Yes.\nNoor: Yes.\nPavel: Good.',
  )
  expect(decisions.map(({ text }) => text)).toEqual(['We have decided to move the fair to the sports hall.'])
})

test('who says they can do that takes on what was asked, and nothing else', () => {
  const { actions } = writeMinutes(`Ines Roth: The hall is ours from noon on Saturday.
Lars Holm: Good to hear.
Ines Roth: Lars, could you please ring the caterer before Thursday?
Lars Holm: Yes, I can do that.
Ines Roth: Lovely.`)
  expect(actions.map(({ what, who }) => [what, who])).toEqual([['Ring the caterer before Thursday', 'Lars Holm']])
})
