import { closeSync, fsyncSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { forceFile } from './force-folder.ts'

/**
 * When what was committed is on the disk, and not only with the operating system. `strict`: before the commit is
 * answered. `fast`: about a second later. A killed process loses nothing either way; this is about power cuts.
 */
export type Durability = 'strict' | 'fast'

/** An open file of Emscripten's file system on Node's. */
interface Stream {
  /** Node's own descriptor of it. */
  nfd: number
  node: unknown
}

type Write = (stream: Stream, memory: Int8Array, offset: number, length: number, ...rest: unknown[]) => number

/** What this uses of that file system. */
export interface NodeStreams {
  realPath: (node: unknown) => string
  stream_ops: { write: Write; fsync?: (stream: Stream) => number }
}

const forceMilliseconds = 1000

/** EIO, as WebAssembly's system interface numbers it. */
const inputOutputError = 29

const isLog = (path: string): boolean => path.includes('/pg_wal/')

const zeros = Buffer.alloc(8192)

/** How a table grows: by a page of zeros, which no log tells of and which is filled later. */
const isEmptyPage = (memory: Int8Array, offset: number, length: number): boolean =>
  length === zeros.length && zeros.equals(new Uint8Array(memory.buffer, memory.byteOffset + offset, length))

function forceNow(path: string): void {
  try {
    const file = openSync(path, 'r')
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    // A segment that was recycled meanwhile holds nothing that is still needed. The cast: errors of Node's file system.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/**
 * Gives a database's file system, which comes without one, an fsync that reaches the disk. PostgreSQL calls it for its log at
 * each commit, and for all files at a checkpoint. With `fast` the log is forced once a second instead, and before anything is
 * written to another file: no page may be on the disk before the log that tells of it. `onForced` hears of each file that is on the
 * disk as it is now.
 */
export function forcedWrites(durability: Durability, onForced: (path: string) => void = () => undefined) {
  /** Segments of the log with bytes that the disk may not hold. */
  const loose = new Set<string>()
  const stopping = new AbortController()
  let written = 0

  const forceLogNow = (): void => {
    for (const path of loose) {
      forceNow(path)
      loose.delete(path)
      onForced(path)
    }
  }

  const forceLog = async (): Promise<void> => {
    for (const path of Array.from(loose)) {
      // It counts as loose until it is through: who writes a page meanwhile forces it himself.
      const before = written
      await forceFile(path)
      if (written === before) loose.delete(path)
      onForced(path)
    }
  }

  const install = (files: NodeStreams): void => {
    const write = files.stream_ops.write.bind(files.stream_ops)
    if (durability === 'fast') {
      files.stream_ops.write = (stream, memory, offset, length, ...rest) => {
        const path = files.realPath(stream.node)
        if (isLog(path)) {
          written++
          loose.add(path)
        } else if (loose.size > 0 && !isEmptyPage(memory, offset, length)) forceLogNow()
        return write(stream, memory, offset, length, ...rest)
      }
    }
    files.stream_ops.fsync = (stream) => {
      const path = files.realPath(stream.node)
      if (loose.has(path)) return 0
      try {
        forceLogNow()
        fsyncSync(stream.nfd)
      } catch {
        return inputOutputError
      }
      onForced(path)
      return 0
    }
  }

  const forceEverySecond = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await wait(forceMilliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      // What fails stays loose and is tried again: a full disk may have room by then.
      await forceLog().catch(() => undefined)
    }
  }
  const forcing = durability === 'fast' ? forceEverySecond() : Promise.resolve()

  return {
    install,
    stop: async () => {
      stopping.abort()
      await forcing
    },
  }
}

export type ForcedWrites = ReturnType<typeof forcedWrites>
