import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The socket over which a running server provides its embedded database; only its own user can open it. */
export const dumpSocket = (dataFolder: string): string => join(dataFolder, 'backup.sock')

/** The longest address of a Unix socket, including its terminator. */
const longestAddress = 107

/**
 * Answers each connection with a complete dump of the database, or breaks off. A folder whose path is too long for a
 * socket offers none: its server has to be stopped for a backup. Returns the function that closes the socket.
 */
export async function offerDump(dataFolder: string, dump: () => Promise<Blob>): Promise<() => Promise<void>> {
  const address = dumpSocket(dataFolder)
  if (Buffer.byteLength(address) > longestAddress) return async () => undefined
  // Left by a server that was killed; the folder's lock guarantees that nobody is listening.
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
