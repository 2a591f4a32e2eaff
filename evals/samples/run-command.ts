import { spawnSync } from 'node:child_process'

/** Runs a command and waits for it. Throws what it wrote to its error stream where it fails. */
export function runCommand(command: string, words: readonly string[]): void {
  const { status, stderr } = spawnSync(command, words)
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr.toString()}`)
}
