import { readFile } from 'node:fs/promises'
import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { pageOfText } from '@vitrine/engines/documents/page-of-text.ts'
import { quietContext } from '@vitrine/model-kit/quiet-run.ts'
import type { RunContext } from '@vitrine/model-kit/run-context.ts'

/** The values of a form's fields, without their places and confidences. */
export const valuesOf = ({ fields }: { fields: Readonly<Record<string, { value: unknown } | null>> }) =>
  Object.fromEntries(Object.entries(fields).map(([name, read]): [string, unknown] => [name, read?.value ?? null]))

/** The amounts of a form's lines, in their order. */
export const amountsOf = ({ lines }: { lines: readonly { amount: { value: number } | null }[] }) =>
  lines.map(({ amount }) => amount?.value)

/** A model's reading of a page that holds these lines of text. */
export const readingLines =
  <Form>(read: (document: ReadDocument) => Form) =>
  (lines: readonly string[]): Form =>
    read({ pages: [pageOfText(lines)] })

/** The same for a bill, with the values of its fields and the amounts of its lines. */
export const readingBillLines =
  <Bill extends Parameters<typeof valuesOf>[0] & Parameters<typeof amountsOf>[0]>(
    read: (document: ReadDocument) => Promise<Bill>,
  ) =>
  async (lines: readonly string[]) => {
    const bill = await read({ pages: [pageOfText(lines)] })
    return { ...bill, values: valuesOf(bill), amounts: amountsOf(bill) }
  }

/** An engine's context by the name of one of the samples beside the file at `url`. */
export const contextsBeside =
  (url: string) =>
  async (name: string): Promise<RunContext> =>
    quietContext(new Uint8Array(await readFile(new URL(`samples/${name}`, url))))
