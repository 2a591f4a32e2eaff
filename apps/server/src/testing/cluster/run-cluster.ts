import { parseArgs } from 'node:util'
import { startCluster } from './start-cluster.ts'

/** `script/cluster`: several processes of each kind on this machine for trials, until Ctrl-C. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    apis: { type: 'string', default: '2' },
    workers: { type: 'string', default: '3' },
  },
})
const databaseUrl = process.env.TEST_DATABASE_URL
if (databaseUrl === undefined) throw new Error('TEST_DATABASE_URL is missing: start this by script/cluster.')
const cluster = await startCluster({
  databaseUrl,
  port: Number(values.port),
  apis: Number(values.apis),
  workers: Number(values.workers),
})
process.stderr.write(
  `\n${values.apis} API and ${values.workers} worker processes behind ${cluster.url}\n` +
    `Sign in as admin@vitrine.example with ${cluster.adminPassword}. Ctrl-C ends all, and nothing is kept.\n`,
)
await new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
})
await cluster.close()
process.exit(0)
