import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where a running server hands out its embedded database: a socket that only its own user can open. */
export const dumpSocket = (dataFolder: string): string => join(dataFolder, 'backup.sock')

/** What systems take for a socket's address, its end included. */
const longestAddress = 107

/**
 * Answers each connection with a dump of the database, whole or broken off. A folder whose name is too long for a socket offers
 * none: its server has to be stopped for a backup. Returns the end of the offer.
 */
export async function offerDump(dataFolder: string, dump: () => Promise<Blob>): Promise<() => Promise<void>> {
  const address = dumpSocket(dataFolder)
  if (Buffer.byteLength(address) > longestAddress) return async () => undefined
  // Left by a server that was killed; the folder's lock says that nobody listens there.
  await rm(address, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    dump()
      .then((blob) => pipeline(Readable.fromWeb(blob.stream()), socket))
      .catch(() => socket.destroy())
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(address, listening)
  })
  return () => new Promise((closed) => void server.close(() => closed()))
}
