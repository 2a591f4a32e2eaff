import { expect, test } from 'vitest'
import { minutesOf } from './testing/minutes-of.ts'
import { readTranscript } from './transcript/transcript.ts'
import { writeMinutes } from './write-minutes.ts'

const tasksIn = async (lines: readonly string[]) =>
  (await minutesOf(lines)).actions.map(({ what, who, due }) => ({ what, who, due }))
const decidedIn = async (lines: readonly string[]) => (await minutesOf(lines)).decisions.map(({ text }) => text)

test('who writes a mail is its "I", who reads it its "you"', async () => {
  const tasks = await tasksIn([
    'From: Marek Dole <marek@example.org>',
    'To: Ottilie Brandt',
    'Subject: the boat',
    '',
    'Hi Ottilie,',
    "it was agreed that the boat goes back into the water in April. I'll book the crane before the end of March.",
    'Could you send me the insurance papers by Tuesday?',
    'Marek',
  ])
  expect(tasks).toContainEqual({
    what: 'Book the crane before the end of March',
    who: 'Marek Dole',
    due: 'before the end of March',
  })
  expect(tasks.find(({ what }) => what.includes('insurance'))?.who).toBe('Ottilie Brandt')
})

test('a signature says who writes', async () => {
  const tasks = await tasksIn([
    'Dear all,',
    'we agreed to keep the old benches. I will paint them by 12 June.',
    '',
    'Kind regards,',
    'Femi',
  ])
  expect(tasks.map(({ who, due }) => [who, due])).toEqual([['Femi', 'by 12 June']])
})

test.each([
  ["Hello Ruth, the shed is repainted in June, that's decided. I will fetch the paint on Saturday. Yours, Gil", 'Gil'],
  ["The gate stays shut at night, we agreed. I'll oil the hinge this week. – Nasrin", 'Nasrin'],
])('a signature at the end of a sentence says who writes: %j', async (line, who) => {
  const tasks = await tasksIn([line])
  expect(tasks.map((task) => task.who)).toEqual([who])
})

test('a greeting before a sentence says who is called', async () => {
  const tasks = await tasksIn(['Dear Ruth, thanks for today. Could you order the slates by Monday? Regards, Gil'])
  expect(tasks.map(({ who, due }) => [who, due])).toEqual([['Ruth', 'by Monday']])
})

test('what follows from what was said is taken on, and a thought is not', async () => {
  const tasks = await tasksIn([
    'Ada: The baker wants to know how many loaves we need.',
    'Bo: Then I ring the baker and tell him thirty.',
    "Ada: I'd better ask the hall for more chairs.",
    'Bo: And I think the hall has plenty of chairs.',
    'Ada: So I live on that street and never saw a chair.',
  ])
  expect(tasks.map(({ what, who }) => [what, who])).toEqual([
    ['Ring the baker and tell him thirty', 'Bo'],
    ['Ask the hall for more chairs', 'Ada'],
  ])
})

test("'that's what we do' is told with what was asked", async () => {
  const decided = await decidedIn([
    'Ada: Nobody comes on Mondays.',
    'Cy: So we open on Tuesday from May?',
    'Bo: Works for me.',
    "Ada: Okay, that's what we do.",
    'Cy: I will tell the paper.',
  ])
  expect(decided).toEqual([expect.stringContaining('So we open on Tuesday from May?')])
})

test('somebody who speaks once in subtitles, or beside a chair, is a speaker', () => {
  const subtitles = [
    '1',
    '00:00:01,000 --> 00:00:03,000',
    'Gitta: The kiln is too hot, so do we',
    '',
    '2',
    '00:00:03,000 --> 00:00:05,000',
    'wait?',
    '',
    '3',
    '00:00:05,500 --> 00:00:07,000',
    'Paolo: We wait.',
    '',
    '4',
    '00:00:07,500 --> 00:00:09,000',
    'Gitta: Fine.',
    '',
    '5',
    '00:00:09,500 --> 00:00:11,000',
    'Paolo: And the glaze?',
    '',
    '6',
    '00:00:11,500 --> 00:00:13,000',
    'Wanda: I have it.',
  ].join('\n')
  expect(readTranscript(subtitles).attendees).toEqual(['Gitta', 'Paolo', 'Wanda'])
  const hall = [
    'The chair: Good evening.',
    'A voice: Louder!',
    'The chair: Good evening!',
    'The chair: We begin.',
    'Ilse Ohm: Thank you.',
  ]
  expect(readTranscript(hall.join('\n')).attendees).toEqual(['The chair', 'A voice', 'Ilse Ohm'])
})

test('a role in brackets is no part of a name in a chat', () => {
  const chat = [
    '02/03/2026, 18:01 - Noa (light): the lamp is dead',
    '02/03/2026, 18:02 - Ed (2nd unit): i have a spare one',
    '02/03/2026, 18:02 - Bix: good',
  ].join('\n')
  expect(readTranscript(chat).turns.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Noa', 'the lamp is dead'],
    ['Ed', 'i have a spare one'],
    ['Bix', 'good'],
  ])
})

test('a promise that its speaker cannot keep a turn later is none', async () => {
  const tasks = await tasksIn([
    'Uma: I can fetch the ladder on Monday.',
    'Rolf: Lovely.',
    "Uma: Ah, wait, I forgot, I'm at the dentist on Monday. I can't.",
    'Rolf: Then I fetch it on Monday.',
  ])
  expect(tasks.some(({ who }) => who === 'Uma')).toBe(false)
})

test('what of two is named with "okay", and yes to what all are to do, are decisions', async () => {
  const decided = await decidedIn([
    'Ola: For the flyer: green or purple?',
    'Piet: Purple.',
    'Ola: Okay, purple.',
    'Piet: And the balloons, do we order them?',
    'Ola: Yes, order the small ones.',
    'Piet: Do we have a stapler?',
    'Ola: Yes, two of them.',
  ])
  expect(decided.some((text) => /purple/iu.test(text) && /flyer/iu.test(text))).toBe(true)
  expect(decided.some((text) => /small ones/iu.test(text))).toBe(true)
  expect(decided.some((text) => /stapler/iu.test(text))).toBe(false)
})

test('what was proposed and not taken up, or only considered, is no decision; what was refused is one', () => {
  const { decisions } = writeMinutes(
    [
      'Tennis club, 9 May 2026. Present: Ada Roth, Ben Low',
      'A proposal to light court 3 was not supported.',
      'A third coach was suggested, but nobody has the money.',
      'The request for a dog run was refused.',
    ].join('\n'),
  )
  expect(decisions.map(({ text }) => text)).toEqual(['The request for a dog run was refused.'])
})

test('a task for "she" in notes is that of the lady named last', async () => {
  const tasks = await tasksIn([
    'Street party, 2 August',
    'Music: Mrs Okello knows a brass band and had the best idea. She rings the band on Thursday.',
    'Tables come from the school.',
  ])
  expect(tasks.map(({ who, due }) => [who, due])).toContainEqual(['Mrs Okello', 'on Thursday'])
})

test.each([
  [
    ['Hal: Who rings the plumber?', 'Ivy: I would, but I am away.', 'Hal: Tess?', 'Tess: Sure.', 'Ivy: Thanks.'],
    'Tess',
    null,
  ],
  [
    ['Hal: I know the tiler, let me ring him.', 'Ivy: Great. When?', 'Hal: Tomorrow evening.'],
    'Hal',
    'Tomorrow evening',
  ],
  [
    ['Ivy: Get us a price for the tiles, would you, Hal?', 'Hal: Happy to.', 'Ivy: Thanks.', 'Hal: Anything else?'],
    'Hal',
    null,
  ],
  [
    ["Ivy: Hal, you'll write to the mason?", 'Hal: This week, yes.', 'Ivy: Good.', 'Hal: Anything else?'],
    'Hal',
    'This week',
  ],
] as const)('work taken on over turns: %j', async (lines, who, due) => {
  const tasks = await tasksIn(lines)
  expect(tasks.map((task) => [task.who, task.due])).toContainEqual([who, due])
})

test('who is called by name in a mail to several, an initial, and a writer who says so', async () => {
  const mail = await minutesOf([
    'From: Greta Holm',
    'To: Committee',
    'Subject: Tuesday',
    '',
    'Hello Omar, hello Pia,',
    '',
    "Omar, you'll send the plans to the surveyor by Monday. Nobody knew whether the lift is insured.",
    '',
    'Greta',
  ])
  expect(mail.actions.map(({ who }) => who)).toEqual(['Omar'])
  expect(mail.questions.map(({ text }) => text)).toEqual(['Nobody knew whether the lift is insured.'])
  const ward = await minutesOf([
    'Ward meeting',
    'Attending: Sr. Ann F., Dr. Castellan',
    '- Dr C to review the charts by Friday.',
    '- Gloves: who orders them is kept pending.',
  ])
  expect(ward.actions.map(({ who }) => who)).toEqual(['Dr. Castellan'])
  const chat = await minutesOf(['quick recap of the call, Finn here', '- me: order the tent (tomorrow)', 'cheers finn'])
  expect(chat.actions.map(({ who }) => who)).toEqual(['Finn'])
})

test('a name alone below a mail signs it, and a sentence below the names is nobody', async () => {
  const mail = await minutesOf([
    'Hi both,',
    '',
    "We take the oak. I'll ring the mill tomorrow.",
    '',
    'Sent from my phone',
    'Ines',
  ])
  expect(mail.actions.map(({ who }) => who)).toEqual(['Ines'])
  const house = await minutesOf([
    'Participants: Frau Adler, Mr. Obi',
    '- The stairs will be painted white. (4 yes, 0 no)',
    '- Gritting: still open who does it.',
  ])
  expect(house.attendees).toEqual(['Frau Adler', 'Mr. Obi'])
  expect(house.questions.map(({ text }) => text)).toEqual([expect.stringContaining('Gritting')])
})
