import { createHash } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { testModel } from './test-model.ts'

/**
 * A registry for tests: engines that are slow, ignore signals, use too much memory or crash. Child processes load it
 * like the real one.
 */

const times = {
  kind: 'integer',
  name: 'times',
  label: 'Times',
  help: 'How often to say it.',
  default: 1,
  min: 1,
  max: 3,
} as const

/** One pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** Blocks its process as native code does: no signal is seen. */
function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end) Math.sqrt(end)
}

export const models: readonly Model[] = [
  testModel('echo', {
    options: [times],
    samples: [
      { id: 'hello', label: 'Hello', description: 'A word.', source: 'Ours, CC0', text: 'hello' },
      {
        id: 'twice',
        label: 'Twice',
        description: 'A word.',
        source: 'Ours, CC0',
        text: 'hello',
        options: { times: 2 },
      },
    ],
    engine: async ({ text, options }) => ({ answer: (text ?? '').repeat(Number(options.times)) }),
  }),
  testModel('locked', {
    card: { samplesForVisitors: false },
    samples: [{ id: 'hello', label: 'Hello', description: 'A word.', source: 'Ours, CC0', text: 'hello' }],
    engine: async ({ text }) => ({ answer: text ?? '' }),
  }),
  testModel('painter', {
    card: { interaction: 'image' },
    samples: [{ id: 'hello', label: 'Hello', description: 'A word.', source: 'Ours, CC0', text: 'hello' }],
    engine: async ({ text }) => ({ answer: text ?? '' }),
  }),
  testModel('process-id', { engine: async () => ({ answer: String(process.pid) }) }),
  testModel('provided', {
    prompt: {
      needs: 'chat',
      instructions: 'Answer.',
      data: async ({ text }) => [{ type: 'text', text: text ?? '' }],
      accept: async ({ answer }) => ({ answer: `${answer}, checked` }),
    },
    engine: async () => ({ answer: 'embedded' }),
  }),
  // Returns what it read of a file.
  testModel('reader', {
    input: { kind: 'file', accept: ['pdf', 'png', 'csv'], maxMegabytes: 1 },
    samples: [
      {
        id: 'sheet',
        label: 'Sheet',
        description: 'A sheet.',
        source: 'Ours, CC0',
        file: 'sheet.csv',
        mediaType: 'text/csv',
      },
    ],
    engine: async ({ file }, { readFile }) => ({
      answer: `${file?.mediaType} ${createHash('sha256')
        .update(await readFile())
        .digest('hex')}`,
    }),
  }),
  // Returns what it read of a picture and of the table beside it.
  testModel('pair', {
    input: {
      kind: 'image',
      accept: ['png'],
      companion: { field: 'table', label: 'Table', help: 'Rows.', accept: ['csv'] },
      maxMegabytes: 1,
    },
    engine: async ({ file, companion }, { readFile, readCompanion }) => {
      const beside = readCompanion ? `, ${companion?.name} ${Buffer.from(await readCompanion()).toString()}` : ''
      return { answer: `${file?.mediaType} ${(await readFile()).length}${beside}` }
    },
  }),
  // Text: duration in seconds; reports progress, and obeys the signal.
  testModel('slow', {
    samples: [{ id: 'long', label: 'Long', description: 'It waits.', source: 'Ours, CC0', text: '4' }],
    engine: async ({ text }, { signal, report }) => {
      const steps = Number(text) * 10
      for (let step = 0; step < steps; step++) {
        report({ stage: `Step ${step + 1} of ${steps}`, fraction: step / steps })
        await wait(100, undefined, { signal })
      }
      return { answer: 'waited' }
    },
  }),
  // Text: path of a file that gets a line at the beginning and one at the end of each run.
  testModel('recorder', {
    engine: async ({ text }) => {
      const path = text ?? ''
      await appendFile(path, `began ${process.pid}\n`)
      await wait(4000)
      await appendFile(path, `ended ${process.pid}\n`)
      return { answer: 'recorded' }
    },
  }),
  testModel('stubborn', {
    engine: async ({ text }) => {
      if (text !== null) await appendFile(text, `${process.pid}\n`)
      blockFor(60_000)
      return { answer: 'never' }
    },
  }),
  testModel('late', { deadlineSeconds: 1, engine: async () => ({ answer: String(blockFor(60_000)) }) }),
  testModel('greedy', {
    memoryMegabytes: 300,
    engine: async () => {
      const held: Buffer[] = []
      for (;;) {
        // Buffers lie outside of V8's heap, as native libraries' memory does.
        held.push(Buffer.alloc(20 * 1_048_576, held.length + 1))
        await wait(20)
      }
    },
  }),
  // Text: path of a file that gets a line at each run. Crashes unless the file has as many lines as the option says.
  testModel('crashing', {
    options: [times],
    engine: async ({ text, options }) => {
      const { readFile } = await import('node:fs/promises')
      const before = await readFile(text ?? '', 'utf8').catch(() => '')
      await appendFile(text ?? '', `${process.pid}\n`)
      if (before.split('\n').length - 1 < Number(options.times)) process.kill(process.pid, 'SIGKILL')
      return { answer: 'recovered' }
    },
  }),
  testModel('refusing', {
    engine: async () => {
      throw new InputError('text-not-found', 'There is nothing to read.', { hint: 'Scan it again.', retryAfter: 7 })
    },
  }),
  testModel('defect', {
    samples: [{ id: 'hello', label: 'Hello', description: 'A word.', source: 'Ours, CC0', text: 'hello' }],
    engine: async ({ text }) => {
      throw new TypeError(`secret payload: ${text}`)
    },
  }),
  // Answers; after `text` milliseconds a promise is rejected that nobody awaits.
  testModel('stray', {
    engine: async ({ text }) => {
      void wait(Number(text)).then(() => {
        throw new TypeError('secret payload')
      })
      return { answer: String(process.pid) }
    },
  }),
  // Throws outside any promise, so that nobody can catch it.
  testModel('throwing', {
    engine: async () => {
      setTimeout(() => {
        throw new RangeError('secret payload')
      })
      return wait(10_000, { answer: 'never' })
    },
  }),
  testModel('dot', { engine: async () => ({ answer: `data:image/png;base64,${dot}` }) }),
  // Breaks its own schema.
  testModel('liar', { engine: async () => JSON.parse('{"answer":5}') as { answer: string } }),
  // Text that PostgreSQL cannot store unchanged.
  testModel('unstorable', { engine: async () => ({ answer: `nul\0 half\ud800 end` }) }),
  testModel('by-domain-a', {
    card: { aliases: [{ name: 'shared/name', when: { field: 'domain', value: 'a' } }, { name: 'own-name' }] },
    engine: async () => ({ answer: 'a' }),
  }),
  testModel('by-domain-b', {
    card: { aliases: [{ name: 'shared/name', when: { field: 'domain', value: 'b' } }] },
    engine: async () => ({ answer: 'b' }),
  }),
  testModel('upcoming', {
    upcoming: true,
    input: { kind: 'file', accept: ['csv'], maxMegabytes: 12 },
    engine: async () => ({ answer: '' }),
  }),
]
