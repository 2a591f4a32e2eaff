import type { z } from 'zod'
import type { Operation } from '../operations/operation.ts'
import { type OperationName, type Operations, operations } from '../operations/operations.ts'
import { CallError, callErrorOf, unreachable } from './call-error.ts'
import { envelopeSchema } from './envelope.ts'

/** A part of a request: required if its schema has a required field, absent if there is no schema. */
type Part<Name extends 'params' | 'query' | 'body' | 'headers', Called> = Called extends {
  [Key in Name]: infer Schema extends z.ZodType
}
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? { [Key in Name]?: z.input<Schema> }
    : { [Key in Name]: z.input<Schema> }
  : unknown

type Files<Called> = Called extends { files: readonly (infer Field extends string)[] }
  ? { files?: { [Key in Field]?: Called extends { manyFiles: object } ? readonly File[] : File } }
  : unknown

export type CallRequest<Name extends OperationName> = Part<'params', Operations[Name]> &
  Part<'query', Operations[Name]> &
  Part<'body', Operations[Name]> &
  Part<'headers', Operations[Name]> &
  Files<Operations[Name]> & { signal?: AbortSignal }

export type CallAnswer<Name extends OperationName> = z.output<Operations[Name]['response']>

type Plain = string | number | boolean | undefined

/** A request without its types. */
interface Sent {
  params?: Record<string, Plain>
  query?: Record<string, Plain>
  body?: Record<string, unknown>
  headers?: Record<string, string | undefined>
  files?: Record<string, File | readonly File[] | undefined>
  signal?: AbortSignal
}

export interface ClientOptions {
  /** Origin of the server; '' for the page's own. */
  baseUrl: string
  fetch: typeof globalThis.fetch
  /** The bearer token, read for each call. */
  token?: () => string | null
}

/** The address of an operation with its parameters inserted; a final `*` keeps its slashes. */
export function addressOf(operation: Operation, { params = {}, query = {} }: Pick<Sent, 'params' | 'query'>) {
  const path = operation.path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    .replace('*', () => String(params['*']).split('/').map(encodeURIComponent).join('/'))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

function bodyOf({ body, files }: Sent): { body?: FormData | string; type?: string } {
  const given = Object.entries(files ?? {}).flatMap(([name, value = []]) =>
    (value instanceof File ? [value] : value).map((file) => [name, file] as const),
  )
  if (given.length === 0) return body ? { body: JSON.stringify(body), type: 'application/json' } : {}
  const form = new FormData()
  // Fields come before the file, so that the server knows them when the file begins to arrive.
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const [name, file] of given) form.append(name, file)
  return { body: form }
}

/**
 * Calls operations by name, typed by the operations map. Answers are parsed; failures, and answers that break the
 * contract, are thrown as CallErrors.
 */
export function createClient({ baseUrl, fetch, token }: ClientOptions) {
  const send = async (operation: Operation, request: Sent): Promise<unknown> => {
    const { body, type } = bodyOf(request)
    const headers = new Headers({ accept: 'application/json' })
    for (const [name, value] of Object.entries(request.headers ?? {})) if (value) headers.set(name, value)
    if (type) headers.set('content-type', type)
    const bearer = token?.()
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    const response = await fetch(`${baseUrl}${addressOf(operation, request)}`, {
      method: operation.method,
      headers,
      ...(body !== undefined && { body }),
      ...(request.signal && { signal: request.signal }),
    }).catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
      throw unreachable()
    })
    const answer: unknown = await response.json().catch(() => null)
    // The cast: an answer of another shape has no such field.
    const failed = !response.ok || (answer as { success?: unknown } | null)?.success === false
    if (failed) throw callErrorOf(response.status, answer, response.headers.get('retry-after'))
    const parsed =
      operation.answer === 'bare'
        ? operation.response.safeParse(answer)
        : envelopeSchema(operation.response).safeParse(answer)
    if (!parsed.success) {
      throw new CallError('The server’s answer could not be read.', {
        status: response.status,
        problem: 'output-invalid',
      })
    }
    // The cast: all other answers are in an envelope, which the schema has just checked.
    return operation.answer === 'bare' ? parsed.data : (parsed.data as { data: unknown }).data
  }

  return {
    call: async <Name extends OperationName>(name: Name, request: CallRequest<Name>): Promise<CallAnswer<Name>> =>
      // The cast: `send` parsed the answer with this operation's schema.
      (await send(operations[name], request)) as CallAnswer<Name>,
  }
}

export type Client = ReturnType<typeof createClient>
