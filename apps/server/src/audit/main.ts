import { parseArgs } from 'node:util'
import { openDatabase } from '../database/open-database.ts'
import { readEnv } from '../env.ts'
import { verifyAudit } from './verify-audit.ts'

// script/verify-audit: checks the audit log's chain. Exit status 1 if it is broken.

const { values } = parseArgs({ options: { expect: { type: 'string' } } })
const [seq = '', hash = ''] = values.expect?.split(':') ?? []
if (values.expect !== undefined && !(/^\d+$/.test(seq) && /^[0-9a-f]{64}$/.test(hash))) {
  process.stderr.write('--expect takes SEQ:HASH, as an earlier run printed it.\n')
  process.exit(64)
}
const database = await openDatabase(readEnv(), (error) => process.stderr.write(`${error.message}\n`))
const verdict = await verifyAudit(database.db, values.expect === undefined ? undefined : { seq: Number(seq), hash })
await database.close()
for (const fault of verdict.faults) process.stdout.write(`${fault}\n`)
process.stdout.write(
  `${verdict.entries} entries, ${verdict.faults.length === 0 ? 'the chain holds' : 'THE CHAIN IS BROKEN'}. Head: ${verdict.head.seq}:${verdict.head.hash}\n`,
)
process.exitCode = verdict.faults.length === 0 ? 0 : 1
