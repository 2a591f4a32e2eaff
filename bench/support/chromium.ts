import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Chromium {
  /** The port of its debugging protocol. */
  port: number
  stop: () => Promise<void>
}

const executable = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** A browser with an empty profile; null if none is installed. */
export async function startChromium(): Promise<Chromium | null> {
  const installed = await access(executable).then(
    () => true,
    () => false,
  )
  if (!installed) return null
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-bench-chromium-'))
  const child = spawn(
    executable,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      // Chromium's sandbox cannot run as root, as containers and CI do.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await exited
    // Its helper processes still write for a moment after it has ended.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1]
    if (port !== undefined) {
      // An unread pipe fills up and blocks the browser.
      child.stderr.resume()
      return { port: Number(port), stop }
    }
  }
  await stop()
  throw new Error(`${executable} ended before it listened.`)
}
