import { readFile } from 'node:fs/promises'

/**
 * The resident memory of a process in megabytes, native buffers included; null where it is unknown (no /proc: macOS,
 * Windows) or the process has ended.
 */
export async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null)
  const kilobytes = status === null ? undefined : /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}
