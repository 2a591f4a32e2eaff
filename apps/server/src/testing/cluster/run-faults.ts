import { startCluster } from './start-cluster.ts'
import { type FaultRow, walkFaults } from './walk-faults.ts'

/**
 * `script/faults`: the cluster of `script/cluster` under a light load, with one failure after the other. Prints a
 * table.
 */
const databaseUrl = process.env.TEST_DATABASE_URL
if (databaseUrl === undefined) throw new Error('TEST_DATABASE_URL is missing: start this by script/faults.')
const say = (line: string) => void process.stdout.write(`${line}\n`)

function sayRow({ fault, seconds, requests, failed, allowed, notAllowed }: FaultRow): void {
  say(`| ${fault} | ${seconds} s | ${requests} | ${failed} | ${allowed} | ${notAllowed.length} |`)
  for (const one of notAllowed.slice(0, 5))
    process.stderr.write(`  lost: ${one.what}, ${one.status} ${one.problem ?? ''}\n`)
}

const cluster = await startCluster({ databaseUrl, port: 0, apis: 2, workers: 3 })
say('| what failed | time | requests | without a good answer at the first try | may be lost | lost beyond that |')
say('|---|---|---|---|---|---|')
const { acknowledged, succeeded, failedRuns, unfinished, storedTwice, givenUp, ok } = await walkFaults(
  cluster,
  databaseUrl,
  sayRow,
)
say('')
say(
  `${acknowledged} runs were taken: ${succeeded} succeeded, ${failedRuns} failed with an error, ${unfinished} without an end, ` +
    `${storedTwice} stored twice; ${givenUp} orders were never taken.`,
)
say(ok ? 'Nothing was lost.' : 'FAILED: see above.')
await cluster.close()
process.exit(ok ? 0 : 1)
