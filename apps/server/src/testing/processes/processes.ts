import { readFile } from 'node:fs/promises'
import { eventually } from '../eventually.ts'

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The process ids written by an engine of the test registry, once there are this many. */
export const recordedPids = (path: string, count: number, milliseconds?: number): Promise<number[]> =>
  eventually(
    `${count} runs`,
    async () => {
      const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n').filter(Boolean)
      return lines.length < count ? null : lines.map((line) => Number(/\d+/.exec(line)?.[0]))
    },
    milliseconds,
  )
