import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRegistry } from '../testing/models/test-registry.ts'
import { startClamd } from '../testing/outside/start-clamd.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'

const mark = 'a virus for tests'
let clamd: Awaited<ReturnType<typeof startClamd>>
let server: TestServer
let token: string
beforeAll(async () => {
  clamd = await startClamd({ mark, limit: 3_000_000 })
  server = await startTestServer({ CLAMD_URL: clamd.address }, { registry: testRegistry })
  token = (await signInFresh(server)).token
})
afterAll(() => server.close())

async function upload(path: string, field: string, content: Blob, fields: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append(field, content, 'named by its sender.csv')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(server.url + path, { method: 'POST', headers, body })
  // The cast: every answer has this envelope.
  return { status: response.status, ...((await response.json()) as { problem?: string; error?: string }) }
}

const kept = () => readdir(join(server.folder, 'files'))
const sheet = (text: string) => new Blob([`day,sold\n2026-01-01,${text}\n`], { type: 'text/csv' })

test('a file is looked at before anything else is done with it', async () => {
  const { problem } = await upload('/api/analyze/reader', 'file', sheet('1'.repeat(200_000)))
  expect(problem).not.toBe('input-infected')
  expect(clamd.seen.at(-1)).toBeGreaterThan(200_000)
})

test('one with a virus is refused in words that say so, whatever it is for, and nothing of it stays', async () => {
  const before = await kept()
  const refused = { status: 422, problem: 'input-infected', error: expect.stringContaining('it found Test-Signature.') }
  const spread = sheet(`${'2'.repeat(150_000)}${mark}`)
  expect(await upload('/api/analyze/reader', 'file', spread)).toMatchObject(refused)
  expect(await upload('/api/batches', 'files', spread, { model: 'reader' })).toMatchObject(refused)
  expect(await kept()).toEqual(before)
})

test('what the scanner has not looked at is not taken', async () => {
  const before = await kept()
  const refused = { status: 503, problem: 'scanner-unavailable' }
  expect(await upload('/api/batches', 'files', sheet('3'.repeat(3_100_000)), { model: 'reader' })).toMatchObject(
    refused,
  )
  await clamd.close()
  expect(await upload('/api/analyze/reader', 'file', sheet('4'))).toMatchObject(refused)
  expect(await kept()).toEqual(before)
})
