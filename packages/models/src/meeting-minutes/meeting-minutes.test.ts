import { readFile } from 'node:fs/promises'
import { fileRun, quietContext } from '@vitrine/model-kit/quiet-run.ts'
import { expect, test } from 'vitest'
import { makeMinutes } from './engine.ts'
import { presentMinutes, summarizeMinutes } from './present.ts'
import { minutesPrompt } from './prompt.ts'
import { samples } from './samples.ts'
import { minutesSchema } from './schema.ts'

async function runOf(id: string) {
  const sample = samples.find((candidate) => candidate.id === id)
  if (sample === undefined || !('file' in sample)) throw new Error(`no sample ${id}`)
  const bytes = new Uint8Array(await readFile(new URL(`samples/${sample.file}`, import.meta.url)))
  return fileRun(bytes, sample.mediaType, { name: sample.file })
}
async function minutesOf(id: string) {
  return minutesSchema.parse(await makeMinutes(...(await runOf(id))))
}

test('a project meeting: who does what by when, and what was decided', async () => {
  const minutes = await minutesOf('launch-planning')
  expect(minutes.title).toBe('Launch planning for the Heron bicycle light')
  expect(minutes.attendees).toEqual(['Maren Oduya', 'Tobias Klein', 'Priya Raman', 'Joss Abernathy'])
  expect(minutes.decisions.map(({ text }) => text).join('\n')).toMatch(
    /8 July[\s\S]*cardboard sleeve[\s\S]*share the stand/,
  )
  expect(minutes.actions.map(({ who, due }) => [who, due])).toEqual(
    expect.arrayContaining([
      ['Tobias Klein', 'by Friday'],
      ['Priya Raman', 'next week'],
      ['Joss Abernathy', 'before the next meeting'],
      ['Joss Abernathy', 'by the end of the month'],
    ]),
  )
  expect(minutes.questions.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Does the sleeve hold up in the rain during delivery?',
      'Who pays for the travel to the fair?',
    ]),
  )
  expect(minutes.reading).toBeNull()
})

test('time stamps and fillers are no part of what was said', async () => {
  const minutes = await minutesOf('clinic-rota')
  expect(minutes.attendees).toEqual(['Ines', 'Marcus', 'Dana'])
  const update = minutes.actions.find(({ what }) => what.startsWith('Update the rota'))
  expect(update).toMatchObject({ who: 'Marcus', due: 'by Wednesday', time: '00:00:51' })
  expect(minutes.actions.find(({ who }) => who === 'Dana')?.due).toBe('tomorrow')
  expect(minutes.decisions.map(({ text }) => text).join()).toContain('cheapest offer')
  expect(minutes.summary).not.toMatch(/\b(?:um|uh)\b|00:0/i)
})

test('on pages every item has its place', async () => {
  const minutes = await minutesOf('school-board')
  expect(minutes.reading?.pages).toHaveLength(2)
  expect(minutes.attendees).toContain('Tomasz Zielinski')
  const application = minutes.actions.find(({ who }) => who === 'Samuel Okoro')
  expect(application).toMatchObject({ due: 'by 12 April', page: 1 })
  const invitation = minutes.actions.find(({ what }) => what.startsWith('Invite them both'))
  expect(invitation?.who).toBe('Tomasz Zielinski')
  expect(invitation?.page).toBe(2)
  expect(minutes.decisions.length).toBeGreaterThanOrEqual(3)
  expect(presentMinutes(minutes).find(({ kind }) => kind === 'pages')).toMatchObject({ kind: 'pages' })
})

test.each(['launch-planning', 'school-board'])(
  '%s: an action, a decision and a question are shown once each',
  async (id) => {
    const minutes = await minutesOf(id)
    const blocks = presentMinutes(minutes)
    const page = blocks.find(({ kind }) => kind === 'markdown')
    expect(page).not.toMatchObject({ text: expect.stringMatching(/^## (?:Actions|Decisions|Open questions)/m) })
    const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(([first]) => first?.value) : []))
    const { actions, decisions, questions } = minutes
    const said = [
      ...actions.map(({ what }) => what),
      ...decisions.map(({ text }) => text),
      ...questions.map(({ text }) => text),
    ]
    expect(new Set(cells)).toEqual(new Set(said))
    expect(cells).toHaveLength(said.length)
  },
)

test('small talk has neither decisions nor actions, and the result says so', async () => {
  const minutes = await minutesOf('coffee-talk')
  expect(minutes.decisions).toEqual([])
  expect(minutes.actions).toEqual([])
  expect(presentMinutes(minutes)[0]).toMatchObject({ kind: 'notice', title: 'No decisions, no actions' })
  expect(summarizeMinutes(minutes)).toBe(
    '3 people spoke or attended; no decisions, no actions and no open questions found.',
  )
})

test('what a provider says was said must have been said, by somebody who is there', async () => {
  const [input, context] = await runOf('launch-planning')
  const answer = await makeMinutes(input, context)
  const item = { speaker: 'Maren Oduya', time: null, page: null, box: null, confidence: 0.9 }
  const accepted = await minutesPrompt.accept(
    {
      ...answer,
      decisions: [
        { ...item, text: 'The sleeve is taken.', said: "Let's go with the cardboard sleeve, then." },
        { ...item, text: 'The project is stopped.', said: 'We stop the project.' },
      ],
      actions: [
        {
          ...item,
          what: 'Order the sleeves',
          who: 'Vladimir',
          due: null,
          said: "Fine. I'll order 5,000 sleeves next week.",
        },
      ],
    },
    input,
    context,
  )
  expect(accepted.decisions.map(({ text }) => text)).toEqual(['The sleeve is taken.'])
  expect(accepted.actions.map(({ who }) => who)).toEqual([null])
})

/** A Word document of one part: its paragraphs. */
function wordFile(paragraphs: readonly string[]): Uint8Array {
  const name = Buffer.from('word/document.xml')
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  const plain = Buffer.from(`<w:document><w:body>${body}</w:body></w:document>`)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt32LE(plain.length, 20)
  central.writeUInt32LE(plain.length, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length + name.length + plain.length, 16)
  return new Uint8Array(Buffer.concat([local, name, plain, central, name, end]))
}

test('a Word document has no pages, but lines', async () => {
  const bytes = wordFile([
    'Ann: We agreed to close at noon.',
    'Bob: Fine.',
    'Ann: Bob, please tell the caretaker by Monday.',
    'Bob: Yes.',
  ])
  const minutes = await makeMinutes({ file: null, text: null, options: {} }, quietContext(bytes))
  expect(minutes.attendees).toEqual(['Ann', 'Bob'])
  expect(minutes.decisions.map(({ text }) => text)).toEqual(['We agreed to close at noon.'])
  expect(minutes.actions.map(({ who, due }) => [who, due])).toEqual([['Bob', 'by Monday']])
  expect(minutes.reading).toBeNull()
})

async function warningsOf(text: string) {
  const { warnings } = minutesSchema.parse(
    await makeMinutes(...fileRun(new TextEncoder().encode(text), 'text/plain', { name: 'notes.txt' })),
  )
  return warnings.join(' ')
}

test('minutes typed in two paragraphs are long enough for a meeting, a line is not', async () => {
  const paragraphs =
    'Present: Ada Moll, Finn Rohde, Iris Tan. Ada opened at five. The kitchen tap drips again, and the landlord has been told twice. It was agreed to call a plumber and to take the cost off the rent. Finn will ring him by Monday.\n\nThe stairs are swept by turns from now on, beginning with the top floor. Iris writes the list and pins it up before Sunday. Nobody knew whether the attic may be used.'
  expect(await warningsOf(paragraphs)).not.toContain('too short')
  expect(await warningsOf('Present: Ada Moll. It was agreed to call a plumber.')).toContain('too short')
})
