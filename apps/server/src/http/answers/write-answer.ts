import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import { OutputError } from '@vitrine/errors/output-error.ts'

/** What a handler returns; the envelope is added later. */
export interface Answer<Data> {
  data: Data
  /** Default: 'OK'. */
  message?: string
  /** One plain sentence about the result; model calls only. */
  summary?: string
  /** Default: the operation's status. */
  status?: number
  headers?: Record<string, string>
}

/** Validates an answer by its operation's schema and serialises it, in the envelope unless the operation is bare. */
export function writeAnswer(operation: Operation, answer: Answer<unknown>): { status: number; json: string } {
  const status = answer.status ?? operation.status ?? 200
  const parsed = operation.response.safeParse(answer.data)
  if (!parsed.success) throw new OutputError('The answer does not have the promised shape.', { cause: parsed.error })
  if (operation.answer === 'bare') return { status, json: JSON.stringify(parsed.data) }
  const { summary, message = 'OK' } = answer
  return { status, json: JSON.stringify({ success: true, code: status, message, data: parsed.data, summary }) }
}
