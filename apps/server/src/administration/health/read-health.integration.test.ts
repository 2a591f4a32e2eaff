import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analysisRuns } from '../../database/schema/administration.ts'
import { eventually } from '../../testing/eventually.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer } from '../../testing/processes/start-test-server.ts'

test('health tells how database, files, queue, models and processes are, and no secret', async () => {
  const own = await startTestServer({}, { registry: testRegistry })
  try {
    const { client: boss, token } = await signInFresh(own, 'admin')
    const params = { '*': 'echo' }
    await boss.call('analyze', { params, body: { text: 'hi' } })
    await boss.call('analyze', { params: { '*': 'refusing' }, body: { text: 'hi' } }).catch(() => undefined)
    await own.database.db.insert(analysisRuns).values(
      [1, 2, 3, 4, 100].map((seconds) => ({
        id: randomUUID(),
        at: own.clock(),
        modelId: 'slow',
        byVisitor: true,
        sample: true,
        succeeded: true,
        seconds,
      })),
    )
    await writeFile(
      join(own.folder, 'last-backup.json'),
      JSON.stringify({ at: '2026-03-01T10:00:00.000Z', encrypted: false }),
    )
    // One run occupies the only process, the next waits.
    const later = { prefer: 'respond-async' }
    for (const text of ['20', '21'])
      await boss.call('analyze', { params: { '*': 'slow' }, body: { text }, headers: later })
    const health = await eventually('a worker that tells of its run', async () => {
      const now = await boss.call('getServerHealth', {})
      return now.workers[0]?.state?.children.some(({ working }) => working) && now.queue.running === 1 ? now : null
    })
    const embedded = health.database.kind === 'pglite'
    expect(health).toMatchObject({
      versions: { product: '0.1.0', node: process.versions.node },
      database: { version: expect.stringMatching(/^\d+\.\d+/), megabytes: expect.any(Number) },
      store: { bucket: null, milliseconds: expect.any(Number), freeMegabytes: expect.any(Number) },
      lastBackup: embedded ? { at: '2026-03-01T10:00:00.000Z', encrypted: false } : null,
      smtp: null,
      provider: null,
      queue: { queued: 1, running: 1 },
      lanes: [
        { lane: 'short', queued: 0, running: 0, oldestQueuedSeconds: null },
        { lane: 'long', queued: 1, running: 1, oldestQueuedSeconds: expect.any(Number) },
      ],
      failures: [{ problem: 'text-not-found', count: 1 }],
      workers: [
        { concurrency: 1, state: { version: '0.1.0', children: [{ working: true, models: expect.any(Array) }] } },
      ],
    })
    // The median of five; the 95th percentile lies between the last two.
    expect(health.slowest[0]).toEqual({
      modelId: 'slow',
      title: 'Test slow',
      runs: 5,
      median: 3,
      mostly: expect.closeTo(80.8),
    })
    const { megabytes, children } = health.workers[0]?.state ?? { megabytes: null, children: [] }
    expect(megabytes).toBeGreaterThan(50)
    expect(children[0]?.megabytes).toBeGreaterThan(30)
    const told = JSON.stringify(health)
    for (const secret of [token, own.folder, 'walnut']) expect(told).not.toContain(secret)
    for (const { id } of (await boss.call('listAnalyses', {})).items)
      await boss.call('deleteAnalysis', { params: { id } })
  } finally {
    await own.close()
  }
})
