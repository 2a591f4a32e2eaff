import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from './env.ts'
import { createMetrics } from './http/metrics.ts'

const read = (name: string) => readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8')

const metrics = createMetrics(async () => ({
  states: [{ status: 'queued', count: 3 }],
  oldestQueuedSeconds: 7,
  failures: [{ problem: 'internal', count: 2 }],
  runs: [{ modelId: 'pipes', mean: 1.5 }],
}))

test('the figures of the queue, of failures and of runs are told to Prometheus', async () => {
  const { text } = await metrics.write()
  expect(text).toContain('vitrine_queue_waiting 3')
  expect(text).toContain('vitrine_queue_oldest_seconds 7')
  expect(text).toContain('vitrine_failed_last_hour{problem="internal"} 2')
  expect(text).toContain('vitrine_run_seconds_last_hour{model="pipes"} 1.5')
})

test.each(['grafana-dashboard.json', 'prometheus-alerts.yaml', 'kubernetes/vitrine.yaml'])(
  '%s asks only for figures that there are',
  async (name) => {
    metrics.observeRequest({ method: 'GET', route: '/', status: 200 }, 0.1)
    const { text } = await metrics.write()
    const named = (await read(name)).match(/\b(vitrine|nodejs|process)_[a-z0-9_]+\b/g) ?? []
    expect(named.length).toBeGreaterThan(0)
    const told = new Set(text.match(/^[a-z0-9_]+/gm))
    expect(named.filter((one) => !told.has(one))).toEqual([])
  },
)

test('compose and manifests name only variables that the server knows', async () => {
  const files = `${await read('compose.yaml')}${await read('kubernetes/vitrine.yaml')}`
  const known = new Set([...Object.keys(parseEnv({})), 'DATABASE_URL', 'FILES_URL', 'SMTP_URL', 'SECRET', 'PUBLIC_URL'])
  for (const name of ['ADMIN_PASSWORD', 'METRICS_TOKEN', 'AWS_ENDPOINT_URL', 'AWS_REGION']) known.add(name)
  // Variables of the object store's client and of the other services.
  const others = /^(AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY)|POSTGRES_\w+|MINIO_\w+|STORE_SECRET)$/
  const named = [...files.matchAll(/^\s+([A-Z][A-Z_]{3,}):/gm)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !known.has(name) && !others.test(name))).toEqual([])
})

test('the image keeps the product and leaves its tests out', async () => {
  const [command = ''] = /find apps .+/.exec(await read('Containerfile')) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-image-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const product = ['apps/server/src/main.ts', 'apps/server/node_modules/library/testing/index.js', 'script/backup']
  const tests = [
    'apps/server/src/main.test.ts',
    'packages/ui/src/a.test.tsx',
    'packages/engines/src/edi/testing/a.test.ts',
  ]
  for (const file of [...product, ...tests, 'apps/server/src/testing/start.ts']) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(join(folder, file), '')
  }
  execFileSync('/bin/sh', ['-c', command], { cwd: folder })
  const left = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = left
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
  expect(files.toSorted()).toEqual(product.toSorted())
})
