import { drawnPdf, drawnPicture } from '@vitrine/engines/documents/testing/drawn-document.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { describe, expect, test } from 'vitest'
import { extractBillOfLading } from './bill-of-lading/engine.ts'
import { presentBillOfLading } from './bill-of-lading/present.ts'
import { extractInsuranceInvoice } from './insurance-invoices/engine.ts'
import { presentInsuranceInvoice } from './insurance-invoices/present.ts'
import { extractMedicalInvoice } from './medical-invoices/engine.ts'
import { presentMedicalInvoice } from './medical-invoices/present.ts'

const run = <Output>(engine: Engine<Output>, bytes: Uint8Array): Promise<Output> =>
  engine(
    { file: null, text: null, options: {} },
    { readFile: async () => bytes, signal: new AbortController().signal, report: () => undefined },
  )

const letter = drawnPdf([
  [
    { text: 'Liebe Großmutter,', x: 60, y: 100 },
    { text: 'am Sonntag waren wir am See und haben viele Enten gesehen.', x: 60, y: 130 },
    { text: 'Das Wetter war schön, und abends gab es Kuchen.', x: 60, y: 150 },
    { text: 'Viele Grüße von uns allen', x: 60, y: 190 },
  ],
])

const scribble = drawnPicture(['~ ~~ ^ ~', 'xk jq', '~~~'])

describe.each([
  { name: 'bill of lading', engine: extractBillOfLading, present: presentBillOfLading },
  { name: 'medical invoice', engine: extractMedicalInvoice, present: presentMedicalInvoice },
  { name: 'insurance invoice', engine: extractInsuranceInvoice, present: presentInsuranceInvoice },
] as const)('$name', ({ engine, present }) => {
  // The three outputs differ; the fields checked here are common to them.
  const answer = engine as Engine<{ fields: object; lines: readonly unknown[] }>
  const show = present as unknown as (output: object) => ReturnType<typeof present>

  test('a letter in another language yields no field, and the result says so', async () => {
    const output = await run(answer, letter)
    expect(Object.values(output.fields).filter((read) => read !== null)).toEqual([])
    expect(output.lines).toEqual([])
    expect(show(output).some((block) => block.kind === 'notice' && block.tone === 'bad')).toBe(true)
  })

  test('two hundred pages are refused with the limit named', async () => {
    const pages = Array.from({ length: 200 }, () => [{ text: 'page', x: 60, y: 100 }])
    await expect(run(answer, drawnPdf(pages))).rejects.toMatchObject({ problem: 'page-limit' })
  })

  test('a page of 10 m is refused', async () => {
    const poster = drawnPdf([[{ text: 'poster', x: 60, y: 100 }]], { width: 28_346, height: 842 })
    await expect(run(answer, poster)).rejects.toMatchObject({ problem: 'page-too-large' })
  })

  test('scribbles make no values up', { timeout: 180_000 }, async () => {
    const read = await run(answer, scribble).then(
      (output) => Object.values(output.fields).filter((value) => value !== null),
      (error: { problem?: string }) => error.problem,
    )
    expect([[], 'text-not-found']).toContainEqual(read)
  })
})
