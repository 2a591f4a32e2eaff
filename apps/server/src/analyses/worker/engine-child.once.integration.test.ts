import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readChildEnvironment } from '../../env.ts'
import { eventually } from '../../testing/eventually.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { isRunning, recordedPids } from '../../testing/processes/processes.ts'
import { type RunLimits, startEngineChild } from './engine-child.ts'
import type { ProcessWatch } from './engine-process.ts'
import type { RunTask } from './messages.ts'
import { ChildCrashed, type ProcessEnd } from './process-end.ts'

const quiet = { onStray: () => undefined, onEnd: () => undefined }

const limits: RunLimits = {
  deadlineSeconds: 30,
  memoryMegabytes: 1024,
  signal: new AbortController().signal,
  onProgress: () => undefined,
}

const taskOf = (modelId: string, text: string): RunTask => ({ modelId, file: null, text, options: { times: 1 } })

type Held = Parameters<typeof startEngineChild>[3]

async function startChild(watch: ProcessWatch = quiet, held?: Held) {
  const child = await startEngineChild({ registry: testRegistry, provider: null }, readChildEnvironment(), watch, held)
  onTestFinished(() => child.kill())
  return child
}

/** Blocks this process's event loop, as a long garbage collection would. */
function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end) Math.sqrt(end)
}

const answered = (answer: string) => ({ kind: 'answered', answer: { output: JSON.stringify({ answer }) } })

test('an engine deep in native work dies soon after its parent was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-child-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'engine')
  const entry = fileURLToPath(new URL('../../testing/processes/orphaned-child.ts', import.meta.url))
  const parent = spawn(process.execPath, [entry, path], { stdio: 'inherit' })
  const [engine = 0] = await recordedPids(path, 1, 30_000)
  expect(isRunning(engine)).toBe(true)
  parent.kill('SIGKILL')
  expect(await eventually('its end', async () => (isRunning(engine) ? null : true), 5000)).toBe(true)
})

test('a process that cannot load its models says so instead of hanging', async () => {
  const start = startEngineChild({ registry: `${testRegistry}.nowhere`, provider: null }, readChildEnvironment(), quiet)
  await expect(start).rejects.toThrow(ChildCrashed)
})

test('a process that obeyed just as its patience ended counts as dead: the next run does not get it', async () => {
  const child = await startChild()
  const stopping = new AbortController()
  const run = child.run(taskOf('slow', '30'), { ...limits, signal: stopping.signal })
  // Under way.
  await delay(300)
  // It obeys at once, but timers run before incoming messages: it is killed before its answer is read.
  setImmediate(() => {
    stopping.abort(new Error('cancelled'))
    blockFor(800)
  })
  await expect(run).rejects.toThrow('cancelled')
  expect(child.isAlive()).toBe(false)
})

test('a look at the memory of a run that ends meanwhile does not kill the next one', async () => {
  const looks: ((megabytes: number) => void)[] = []
  const child = await startChild(quiet, () => new Promise((resolve) => looks.push(resolve)))
  await child.run(taskOf('slow', '0.5'), limits)
  expect(looks).not.toHaveLength(0)
  const next = child.run(taskOf('slow', '0.5'), limits)
  for (const tell of looks.splice(0)) tell(5000)
  await expect(next).resolves.toMatchObject({ kind: 'answered' })
})

test('a promise that fails after its run was answered ends no other run, and is told without its message', async () => {
  const strays: string[] = []
  const child = await startChild({ ...quiet, onStray: (trace) => void strays.push(trace) })
  await child.run(taskOf('stray', '100'), limits)
  expect(await child.run(taskOf('slow', '0.5'), limits)).toMatchObject({ kind: 'answered' })
  expect(strays).toEqual([expect.stringMatching(/^TypeError\n.*test-models\.ts/)])
  expect(strays.join()).not.toContain('secret')
  expect(await child.run(taskOf('process-id', 'x'), limits)).toMatchObject(answered(String(child.pid)))
})

test('a process that ends in the middle of a run says why, and nothing of what it read', async () => {
  const ends: ProcessEnd[] = []
  const child = await startChild({ ...quiet, onEnd: (end) => void ends.push(end) })
  await child.run(taskOf('echo', 'one'), limits)
  const crash = await child.run(taskOf('throwing', 'two'), limits).catch((error: unknown) => error)
  expect(crash).toBeInstanceOf(ChildCrashed)
  expect(ends).toEqual([expect.objectContaining({ during: 'run', exitCode: 70, signal: null, runs: 2 })])
  expect((crash as ChildCrashed).end).toMatchObject({ exitCode: 70, trace: expect.stringMatching(/^RangeError\n/) })
  expect(JSON.stringify(crash)).not.toContain('secret')
})

test('a process that is killed at rest is told with the signal', async () => {
  const ends: ProcessEnd[] = []
  const child = await startChild({ ...quiet, onEnd: (end) => void ends.push(end) })
  process.kill(child.pid, 'SIGKILL')
  await eventually('its end', async () => (ends.length > 0 ? true : null))
  expect(ends).toMatchObject([{ during: 'rest', exitCode: null, signal: 'SIGKILL', runs: 0 }])
  expect(child.isAlive()).toBe(false)
})
