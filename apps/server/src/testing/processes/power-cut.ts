import { copyFileSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setImmediate as takeTurns } from 'node:timers/promises'
import type { Durability } from '../../database/forced-writes.ts'
import { openPglite } from '../../database/open-pglite.ts'

/**
 * `node power-cut.ts FOLDER DISK strict|fast`: writes rows 1, 2, 3, … into a table until it is killed, and prints each
 * number once its commit is confirmed, and `forced` whenever a log file was forced to the disk. DISK is a copy of
 * FOLDER that gets each file only when it is forced: the state after a power cut.
 */
const [folder = '', disk = '', durability] = process.argv.slice(2)

function onForced(path: string): void {
  const target = join(disk, relative(folder, path))
  mkdirSync(dirname(target), { recursive: true })
  // Under another name first: a kill during the copying must not leave a partial file.
  copyFileSync(path, `${disk}.unfinished`)
  renameSync(`${disk}.unfinished`, target)
  if (path.includes('/pg_wal/')) process.stdout.write('forced\n')
}
// The cast: the test names one of the two.
const { pglite } = await openPglite(folder, { durability: durability as Durability, onForced })
for (let row = 1; ; row++) {
  await pglite.query('insert into acknowledged (id, filling) values ($1, $2)', [row, 'x'.repeat(2000)])
  process.stdout.write(`${row}\n`)
  // PGlite answers without yielding to the event loop, so the timer that forces the log each second would never run.
  await takeTurns()
}
