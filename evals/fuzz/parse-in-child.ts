import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import { parsers } from './parsers.ts'

/** A process of `fuzz-parsers.ts`: parses what it is sent and answers with what is wrong, null where the file was read or refused in words. */

interface Task {
  ending: string
  bytes: Uint8Array
}

async function faultOf({ ending, bytes }: Task): Promise<string | null> {
  try {
    await parsers[ending]?.(bytes)
    return null
  } catch (error) {
    if (error instanceof VitrineError) return null
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

process.on('message', (task: Task) => void faultOf(task).then((fault) => process.send?.({ fault })))
