import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testRegistry } from '../testing/models/test-registry.ts'
import { type S3Server, startS3Server } from '../testing/outside/start-s3-server.ts'
import { signInFresh } from '../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/processes/start-test-server.ts'

let s3: S3Server
let server: TestServer
let client: Client

beforeAll(async () => {
  s3 = await startS3Server()
  for (const [name, value] of Object.entries(s3.variables)) vi.stubEnv(name, value)
  server = await startTestServer({ ...s3.variables, FILES_REDIRECT: 'on' }, { registry: testRegistry })
  ;({ client } = await signInFresh(server))
})
afterAll(async () => {
  await server.close()
  vi.unstubAllEnvs()
  await s3.close()
})

const csv = `date,sold\n${Array.from({ length: 50 }, (_, day) => `2026-01-${day},${day}`).join('\n')}\n`
const upload = () =>
  client.call('analyze', { params: { '*': 'reader' }, files: { file: new File([csv], 'sales.csv') } })

test('an upload is run from the bucket and read there by an address of a limited time', async () => {
  expect(await upload()).toMatchObject({ answer: expect.stringMatching(/^text\/csv /) })
  const [item] = (await client.call('listAnalyses', { query: { limit: 1 } })).items
  const { input } = await client.call('getAnalysis', { params: { id: item?.id ?? '' } })
  const sent = await fetch(`${server.url}${input.url}`, { redirect: 'manual' })
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'no-store'])
  expect(sent.headers.get('location')).toMatch(new RegExp(`^${s3.endpoint}/${s3.bucket}/test/[0-9a-f]{32}\\.csv\\?`))
  expect(await (await fetch(`${server.url}${input.url}`)).text()).toBe(csv)
  const policy = sent.headers.get('content-security-policy')
  expect(policy).toContain(`img-src 'self' blob: data: ${s3.endpoint}`)
})

const copies = () => readdir(join(server.folder, 'file-copies'))

test('while the store is away an upload is refused in words, nothing of it is kept, and the next one goes through', async () => {
  const before = await copies()
  await s3.goAway()
  await expect(upload()).rejects.toMatchObject({ status: 503, problem: 'storage-unavailable' })
  await expect.poll(copies).toEqual(before)
  await s3.comeBack()
  expect(await upload()).toMatchObject({ answer: expect.any(String) })
})
