import { readFile } from 'node:fs/promises'

/**
 * Megabytes that a process holds in memory, native buffers included; null where the system does not tell
 * (no /proc: macOS, Windows) or the process has ended.
 */
export async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null)
  const kilobytes = status === null ? undefined : /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}
