import type { WorkerState } from '@vitrine/contracts/administration/administration.ts'
import { productVersion } from '../../version.ts'
import type { ChildPool } from './child-pool.ts'
import { residentMegabytes } from './resident-memory.ts'

const rounded = (megabytes: number | null): number | null => megabytes && Math.round(megabytes)

/** The memory of this process and of its engine processes. */
export async function readWorkerState(pool: Pick<ChildPool, 'children'>): Promise<WorkerState> {
  const children = pool.children().map(async ({ child: { pid, warm }, working }) => ({
    pid,
    megabytes: rounded(await residentMegabytes(pid)),
    working,
    models: [...warm],
  }))
  return {
    version: productVersion,
    megabytes: rounded(await residentMegabytes(process.pid)),
    children: await Promise.all(children),
  }
}
