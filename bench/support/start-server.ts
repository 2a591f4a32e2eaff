import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'

export interface RunningServer {
  url: string
  /** Milliseconds from start to ready. */
  ready: number
  /** Megabytes that its processes hold. */
  resident: () => Promise<number>
  /** The same without those that run engines. */
  residentAlone: () => Promise<number>
  stop: (options?: { keepData?: boolean }) => Promise<void>
}

const main = new URL('../../apps/server/src/main.ts', import.meta.url).pathname

const compiled = new URL('../../node_modules/.cache/compiled', import.meta.url).pathname

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

async function descendants(pid: number | undefined): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const children = listed.split(' ').filter(Boolean).map(Number)
  return [...children, ...(await Promise.all(children.map(descendants))).flat()]
}

/** Of processes, from /proc: what `ps` calls RSS. */
async function residentOf(processes: readonly (number | undefined)[]): Promise<number> {
  const sizes = await Promise.all(
    processes.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The product in processes of its own, without rate limits. */
export async function startServer(
  environment: Record<string, string> = {},
  { roles = [] as readonly string[][] } = {},
): Promise<RunningServer> {
  const port = await getPort()
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'vitrine-bench-')))
  const start = performance.now()
  const children = (roles.length > 0 ? roles : [[]]).map((role) =>
    // As script/server does.
    spawn(process.execPath, ['--max-semi-space-size=16', main, ...role], {
      // Nothing else of the caller's configuration may leak into the server under test.
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: compiled,
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ADMIN_PASSWORD: 'a-long-password-for-the-bench',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (children.some((child) => child.exitCode !== null)) throw new Error('The server ended while starting.')
    await delay(20)
  }
  return {
    url,
    ready: performance.now() - start,
    resident: async () => {
      const families = children.map(async ({ pid }) => [pid, ...(await descendants(pid))])
      return residentOf((await Promise.all(families)).flat())
    },
    residentAlone: () => residentOf(children.map(({ pid }) => pid)),
    stop: async ({ keepData = false } = {}) => {
      await Promise.all(children.map(end))
      if (!keepData) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
