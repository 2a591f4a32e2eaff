import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { MeasureRows } from '../support/row.ts'
import { startServer } from '../support/start-server.ts'

const mostMegabytes = 700
const mostSeconds = { newFolder: 5, usedFolder: 3 }
/** Unpacking the first database takes memory that is given back seconds later. */
const settleMilliseconds = 10_000

/** From start to ready, with a new and a used data folder, and the memory of the idle processes. */
export const measureStart: MeasureRows = async (report) => {
  report('start to ready')
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-start-'))
  const first = await startServer({ DATA_DIR: folder })
  await delay(settleMilliseconds)
  const resident = await first.resident()
  const alone = await first.residentAlone()
  const firstReady = first.ready
  await first.stop({ keepData: true })
  const second = await startServer({ DATA_DIR: folder })
  await second.stop()
  return [
    {
      what: 'start to ready: new data folder, and the same again',
      bare: `${(firstReady / 1000).toFixed(1)} s`,
      ours: `${(second.ready / 1000).toFixed(1)} s`,
      result: (second.ready / firstReady).toFixed(2),
      aim: `≤ ${mostSeconds.newFolder} s, ≤ ${mostSeconds.usedFolder} s`,
      met: firstReady <= 1000 * mostSeconds.newFolder && second.ready <= 1000 * mostSeconds.usedFolder,
    },
    {
      what: 'resident memory when ready, all processes',
      bare: '',
      ours: `${resident.toFixed(0)} MB`,
      result: '',
      aim: '',
      met: null,
    },
    {
      // The pool's own test shows that they are released.
      what: 'resident memory at rest: ten minutes after the last run no engine process is left',
      bare: '',
      ours: `${alone.toFixed(0)} MB`,
      result: '',
      aim: `≤ ${mostMegabytes} MB`,
      met: alone <= mostMegabytes,
    },
  ]
}
