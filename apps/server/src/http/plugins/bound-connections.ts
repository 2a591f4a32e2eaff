import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../accounts/limits/network-of.ts'

/** Files and pipes that the database, the engines and uploads keep open. */
const keptOpen = 600
/** With more of them memory is the limit. */
const most = 10_000

/** How many connections a process that may open so many files can hold: each may have a file open besides itself. */
export const mostConnections = (openFiles: number): number =>
  Math.max(100, Math.min(most, Math.floor((openFiles - keptOpen) / 2)))

/** The operating system's limit for this process. */
function openFileLimit(): number {
  if (!process.report) return Number.POSITIVE_INFINITY
  // The report would look up the name of every open connection. Node's types do not know the switch yet.
  Object.assign(process.report, { excludeNetwork: true })
  // The cast: Node documents the report as an object; Windows has no limits in it.
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | 'unlimited' } } }
  const limit = userLimits?.open_files.soft
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY
}

/**
 * Closes connections beyond what the process can hold: without files left to open it cannot go on. Half of them are for
 * others than any one network; behind a proxy all come from it.
 */
export function boundConnections(app: FastifyInstance, { behindProxy }: { behindProxy: boolean }): void {
  const allowed = mostConnections(openFileLimit())
  app.server.maxConnections = allowed
  if (behindProxy) return
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
    if (count > allowed / 2) socket.destroy()
  })
}
