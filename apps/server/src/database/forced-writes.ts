import { closeSync, fsyncSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from '@vitrine/basics/has-code.ts'
import { forceFile } from './force-folder.ts'

/**
 * When committed data is on the disk, and not only in the operating system's cache. `strict`: before the commit is
 * confirmed. `fast`: about a second later. A killed process loses nothing either way; this is about power cuts.
 */
export type Durability = 'strict' | 'fast'

/** An open file of Emscripten's NODEFS. */
interface Stream {
  /** Its Node file descriptor. */
  nfd: number
  node: unknown
}

type Write = (stream: Stream, memory: Int8Array, offset: number, length: number, ...rest: unknown[]) => number

/** The parts of that file system used here. */
export interface NodeStreams {
  realPath: (node: unknown) => string
  stream_ops: { write: Write; fsync?: (stream: Stream) => number }
}

const forceMilliseconds = 1000

/** EIO in WASI's numbering. */
const inputOutputError = 29

const isLog = (path: string): boolean => path.includes('/pg_wal/')

const zeros = Buffer.alloc(8192)

/** A table grows by a page of zeros, which has no log record and is filled later. */
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
    // A recycled segment holds nothing that is still needed. The cast: errors of Node's file system.
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/**
 * Adds an fsync that reaches the disk to PGlite's file system, which has none. PostgreSQL calls it for its log at each
 * commit, and for all files at a checkpoint. With `fast` the log is forced once a second instead, and before anything
 * is written to another file: no page may be on the disk before its log record. `onForced` is called with each file
 * whose current content is on the disk.
 */
export function forcedWrites(durability: Durability, onForced: (path: string) => void = () => undefined) {
  /** Log segments with bytes that may not be on the disk. */
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
      // It counts as unforced until the call has succeeded: a page written meanwhile forces it too.
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
      // A segment that fails stays unforced and is tried again: a full disk may have room by then.
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
