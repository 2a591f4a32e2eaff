import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import { OutputError } from '@vitrine/errors/output-error.ts'

/** What a handler answers; the envelope is put around it. */
export interface Answer<Data> {
  data: Data
  /** 'OK' unless given. */
  message?: string
  /** One plain sentence about the result; model calls only. */
  summary?: string
  /** The operation's unless given. */
  status?: number
  headers?: Record<string, string>
}

/** Parses an answer by its operation's schema and writes it down, in the envelope unless the operation is bare. */
export function writeAnswer(operation: Operation, answer: Answer<unknown>): { status: number; json: string } {
  const status = answer.status ?? operation.status ?? 200
  const parsed = operation.response.safeParse(answer.data)
  if (!parsed.success) throw new OutputError('The answer does not have the promised shape.', { cause: parsed.error })
  if (operation.answer === 'bare') return { status, json: JSON.stringify(parsed.data) }
  const { summary, message = 'OK' } = answer
  return { status, json: JSON.stringify({ success: true, code: status, message, data: parsed.data, summary }) }
}
