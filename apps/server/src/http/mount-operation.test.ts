import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { everyone, signedIn } from '@vitrine/contracts/accounts/roles.ts'
import { booleanField } from '@vitrine/contracts/fields/boolean-field.ts'
import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import Fastify, { type FastifyBaseLogger, type FastifyError } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openFolderStore } from '../files/folder-store.ts'
import { createLog } from '../log.ts'
import { testModel } from '../testing/models/test-model.ts'
import { mapError } from './answers/map-error.ts'
import { parseJsonBodies } from './bodies/parse-json-body.ts'
import type { AnyHandler, HandlerContext } from './handler.ts'
import { mountOperation } from './mount-operation.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-mount-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const body = z.object({
  count: z.coerce.number().int(),
  loud: booleanField.default(false),
  text: z.string().optional(),
})
const response = z.object({ echo: z.unknown() })

const greet: Operation = {
  method: 'POST',
  path: '/greet/:name',
  tag: 'analyses',
  summary: 'Greets',
  callers: everyone,
  params: z.object({ name: z.string().max(10) }),
  body,
  files: ['file'],
  response,
  problems: [],
}

/** A server with one operation, and its log. */
async function serve(handler: AnyHandler, operation: Operation = greet) {
  const logged: string[] = []
  const log: FastifyBaseLogger = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void logged.push(line) })
  const app = Fastify({ loggerInstance: log })
  app.decorateRequest('signedIn', null)
  app.setErrorHandler<FastifyError>(mapError)
  parseJsonBodies(app)
  await app.register(multipart, { throwFileSizeLimit: false })
  const services = {
    files: await openFolderStore(folder),
    models: [testModel('echo', { engine: async () => ({ answer: '' }) })],
  }
  // The cast: the operations of this test use no other service.
  const context = { services, stopping: new AbortController().signal } as unknown as HandlerContext
  mountOperation(app, operation, handler, context)
  return { app, logged }
}

const echo: AnyHandler = async ({ params, body: sent, uploads }) => ({
  data: { echo: { params, body: sent, uploads } },
})

function form(parts: Record<string, string | File>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(parts)) data.set(name, value)
  const request = new Request('http://x', { method: 'POST', body: data })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return request.arrayBuffer().then((payload) => ({ headers, payload: Buffer.from(payload) }))
}

test('fields are taken from query, JSON and multipart alike', async () => {
  const { app } = await serve(echo)
  const asked = { method: 'POST', url: '/greet/ann' } as const
  const answers = await Promise.all([
    app.inject({ ...asked, url: '/greet/ann?count=2&loud=true' }),
    app.inject({ ...asked, payload: { count: 2, loud: true } }),
    app.inject({ ...asked, ...(await form({ count: '2', loud: 'true' })) }),
    app.inject({ ...asked, url: '/greet/ann?count=2', payload: { loud: true } }),
  ])
  for (const answer of answers) {
    expect(answer.json()).toEqual({
      success: true,
      code: 200,
      message: 'OK',
      data: { echo: { params: { name: 'ann' }, body: { count: 2, loud: true }, uploads: [] } },
    })
  }
})

test.each([
  ['a field of the wrong kind', { payload: { count: 'many' } }, 400, 'count'],
  ['a field that is missing', { payload: {} }, 400, 'count'],
  ['a field that comes twice', { payload: { count: 1, text: 'a' }, query: { text: 'b' } }, 400, 'text'],
  ['a parameter that is too long', { payload: { count: 1 }, url: '/greet/nebuchadnezzar' }, 400, 'name'],
  ['a list as the body', { payload: [1] }, 400, 'JSON object'],
  ['JSON that ends too early', { payload: '{"count":', headers: { 'content-type': 'application/json' } }, 400, 'JSON'],
  [
    'a form without its boundary',
    { payload: 'count=1', headers: { 'content-type': 'multipart/form-data' } },
    400,
    'boundary',
  ],
  [
    'a form that ends too early',
    {
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ngo',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
    400,
    'multipart/form-data',
  ],
  ['a body of another type', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }, 415, 'application/json'],
])('%s is refused and named', async (_what, request, status, named) => {
  const { app, logged } = await serve(echo)
  const answer = await app.inject({ method: 'POST', url: '/greet/ann', ...request })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ success: false, code: status, error: expect.stringContaining(named) as string })
  expect(logged.join('')).not.toContain('request failed')
})

test('a form of more fields than are read is told how many', async () => {
  const { app } = await serve(echo)
  const fields = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, 'x']))
  const answer = await app.inject({ method: 'POST', url: '/greet/ann', ...(await form(fields)) })
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ error: expect.stringContaining('at most 50 fields and 4 files') as string })
})

test('a file in a field that takes none is refused, and nothing stays', async () => {
  const { app } = await serve(echo)
  const request = await form({ count: '1', file: new File(['good'], 'a.txt'), other: new File(['x'], 'x.txt') })
  const answer = await app.inject({ method: 'POST', url: '/greet/ann', ...request })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ hint: 'Send the file in the field file.' })
  expect(await readdir(folder)).toEqual([])
})

test('a file is stored for the handler, and deleted when the handler throws', async () => {
  const seen: string[][] = []
  const { app } = await serve(async ({ uploads, body: sent }) => {
    seen.push(await readdir(folder))
    if ((sent as { text?: string }).text === 'fail') throw new InputError('input-damaged', 'It cannot be read.')
    return { data: { echo: uploads } }
  })
  const file = new File(['hello'], 'greeting.txt', { type: 'text/plain' })
  const post = async (parts: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/greet/ann', ...(await form({ count: '1', ...parts, file })) })
  const failed = await post({ text: 'fail' })
  expect(failed.statusCode).toBe(422)
  expect(seen[0]).toHaveLength(1)
  expect(await readdir(folder)).toEqual([])
  const done = await post({})
  expect(done.json()).toMatchObject({ data: { echo: [{ field: 'file', name: 'greeting.txt', stored: { size: 5 } }] } })
  expect(await readdir(folder)).toHaveLength(1)
})

test('a file larger than any model takes is marked and not kept', async () => {
  const { app } = await serve(echo)
  const huge = new File([new Uint8Array(40 * 1_048_576)], 'huge.bin')
  const answer = await app.inject({ method: 'POST', url: '/greet/ann', ...(await form({ count: '1', file: huge })) })
  expect(answer.json()).toMatchObject({ data: { echo: { uploads: [{ name: 'huge.bin', stored: null }] } } })
  expect(await readdir(folder)).toEqual([])
})

test('what we did not foresee is a 500 with an id that the log bears once, without its words', async () => {
  const { app, logged } = await serve(() => {
    throw new Error('column "diagnosis" holds "secret"')
  })
  const answer = await app.inject({ method: 'POST', url: '/greet/ann', payload: { count: 1 } })
  expect(answer.statusCode).toBe(500)
  const failure = answer.json<{ requestId: string; problem: string }>()
  expect(failure.problem).toBe('internal')
  expect(answer.body).not.toMatch(/secret|diagnosis|\bat /)
  const lines = logged.filter((line) => line.includes('request failed'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(failure.requestId)
  expect(lines[0]).toContain('mount-operation.test.ts')
  expect(logged.join('')).not.toContain('secret')
})

test('an answer that breaks its own schema is our fault, not the caller’s', async () => {
  const { app, logged } = await serve(async () => ({ data: { wrong: true } }), {
    ...greet,
    response: z.object({ right: z.literal(true) }),
  })
  const answer = await app.inject({ method: 'POST', url: '/greet/ann', payload: { count: 1 } })
  expect(answer.statusCode).toBe(500)
  expect(logged.join('')).toContain('output-invalid')
})

test('a refusal to come back later says when', async () => {
  const { app } = await serve(() => {
    throw new RequestError('rate-limited', 'Too often.', { retryAfter: 7 })
  })
  const answer = await app.inject({ method: 'POST', url: '/greet/ann', payload: { count: 1 } })
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('7')
})

test('who may not call is refused before the body is read', async () => {
  const { app } = await serve(echo, { ...greet, callers: signedIn })
  const request = await form({ file: new File(['x'], 'x.txt') })
  const answer = await app.inject({ method: 'POST', url: '/greet/ann', ...request })
  expect(answer.json()).toMatchObject({ code: 401, message: 'No token provided', problem: 'token-missing' })
  expect(await readdir(folder)).toEqual([])
})
