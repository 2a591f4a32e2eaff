import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@vitrine/contracts/calls/client.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readTestDatabaseUrl } from '../../env.ts'
import { openTestDatabase } from '../../testing/database/open-test-database.ts'
import { eventually } from '../../testing/eventually.ts'
import { addAccount } from '../../testing/people/add-account.ts'
import { isRunning, recordedPids } from '../../testing/processes/processes.ts'
import { startServerProcess } from '../../testing/processes/start-server-process.ts'

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-kill-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const clientOf = (address: string, token?: string) =>
  createClient({ baseUrl: address, fetch, token: () => token ?? null })

async function startRecording(address: string, token: string, path: string) {
  const call = { params: { '*': 'recorder' }, body: { text: path }, headers: { prefer: 'respond-async' } }
  return ((await clientOf(address, token).call('analyze', call)) as { id: string }).id
}

const endOf = (address: string, token: string, id: string) =>
  eventually(
    'the end of the analysis',
    async () => {
      const analysis = await clientOf(address, token).call('getAnalysis', { params: { id } })
      return analysis.finishedAt === null ? null : analysis
    },
    45_000,
  )

test.runIf(readTestDatabaseUrl())(
  'the run of a worker that was killed is finished by another one, exactly once',
  async () => {
    const folder = await temporaryFolder()
    const database = await openTestDatabase()
    onTestFinished(() => database.close())
    const variables = { DATABASE_URL: database.url ?? '', DATA_DIR: folder }
    const account = await addAccount(database.db)
    const api = await startServerProcess('api', variables)
    onTestFinished(() => api.stop())
    const first = await startServerProcess('worker', variables)
    const { accessToken: token } = await clientOf(api.address).call('login', { body: { ...account, force: true } })
    const path = join(folder, 'runs')
    const id = await startRecording(api.address, token, path)
    const [engine = 0] = await recordedPids(path, 1)
    await first.killHard()
    const second = await startServerProcess('worker', variables)
    onTestFinished(() => second.stop())
    // Taken because of missing heartbeats: by its age alone a job counts as lost after an hour.
    await recordedPids(path, 2, 120_000)
    expect(await endOf(api.address, token, id)).toMatchObject({ status: 'succeeded', output: { answer: 'recorded' } })
    // The dead worker's engine did not continue on its own.
    expect(isRunning(engine)).toBe(false)
    const lines = (await readFile(path, 'utf8')).trim().split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['began', 'began', 'ended'])
  },
  240_000,
)

test.skipIf(readTestDatabaseUrl())(
  'the run of a whole server that was killed on the embedded database is finished after its restart, exactly once',
  async () => {
    const folder = await temporaryFolder()
    const variables = { DATA_DIR: folder, ADMIN_PASSWORD: 'walnut-comet-harbour-tin' }
    const first = await startServerProcess('all', variables)
    const signIn = async (address: string) => {
      const body = { email: 'admin@vitrine.example', password: variables.ADMIN_PASSWORD, force: true }
      return (await clientOf(address).call('login', { body })).accessToken
    }
    const path = join(folder, 'runs')
    const id = await startRecording(first.address, await signIn(first.address), path)
    const [engine = 0] = await recordedPids(path, 1)
    await first.killHard()
    await eventually('the end of its engine', async () => (isRunning(engine) ? null : true))
    const second = await startServerProcess('all', variables)
    onTestFinished(() => second.stop())
    const token = await signIn(second.address)
    expect(await endOf(second.address, token, id)).toMatchObject({
      status: 'succeeded',
      output: { answer: 'recorded' },
    })
    const lines = (await readFile(path, 'utf8')).trim().split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['began', 'began', 'ended'])
  },
  240_000,
)
