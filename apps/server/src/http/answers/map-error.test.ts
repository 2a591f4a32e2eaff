import Fastify, { type FastifyError } from 'fastify'
import { expect, test } from 'vitest'
import { mapError } from './map-error.ts'

async function answerTo(thrown: Error) {
  const app = Fastify()
  app.setErrorHandler<FastifyError>(mapError)
  app.get('/', () => {
    throw thrown
  })
  return app.inject('/')
}

test.each([
  ['a file', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a row, within a library’s error', new Error('query', { cause: Object.assign(new Error(), { code: '53100' }) })],
])('a full disk that has no room for %s is named, with what to do', async (_, thrown) => {
  const response = await answerTo(thrown)
  expect(response.statusCode).toBe(507)
  expect(response.headers['retry-after']).toBe('300')
  expect(response.json()).toMatchObject({ success: false, problem: 'storage-full', hint: expect.any(String) })
})

test.each([
  ['is not there', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['was stopped under a statement', new Error('query', { cause: Object.assign(new Error(), { code: '57P01' }) })],
  ['hung up', new Error('query', { cause: new Error('Connection terminated unexpectedly') })],
])('a database that %s is named, with when to come again', async (_, thrown) => {
  const response = await answerTo(thrown)
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toMatchObject({ success: false, problem: 'database-unavailable', hint: expect.any(String) })
})

test.each([
  ['wrote the same value', '23505'],
  ['waited for each other', '40P01'],
])('of two who %s at the same moment the later one is told', async (_, code) => {
  const response = await answerTo(new Error('query', { cause: Object.assign(new Error('accounts_email'), { code }) }))
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ problem: 'conflict', hint: expect.stringContaining('try again') })
  expect(response.body).not.toContain('accounts_email')
})

test('what nobody foresaw keeps its words to itself', async () => {
  const response = await answerTo(new Error('password=walnut'))
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('walnut')
})
