import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { at } from '@vitrine/basics/at.ts'
import { addTo } from '@vitrine/basics/tally.ts'
import { mutate } from './mutate.ts'
import { mutateInside } from './mutate-inside.ts'
import { parsers } from './parsers.ts'

/**
 * `script/fuzz --parsers --minutes 10`: spoils the models' samples as `fuzz.ts` does, but hands them to the parsers alone, in a process of
 * their own: hundreds a minute instead of a handful. What throws anything but words for people, ends the process, or takes longer than
 * `--seconds`, is written into the folder of `--findings`, and the exit status is 1.
 */
const { values } = parseArgs({
  options: {
    parsers: { type: 'boolean' },
    minutes: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    findings: { type: 'string', default: 'test-results/fuzz' },
    only: { type: 'string' },
  },
})

interface Seed {
  name: string
  ending: string
  bytes: Uint8Array
}

/** One sample in a few is as good as all, and a small one is parsed more often. */
const largestSample = 300_000
const root = fileURLToPath(new URL('../..', import.meta.url))
const wanted = values.only?.split(',') ?? Object.keys(parsers)

async function seedsByEnding(): Promise<Seed[][]> {
  const found = new Map<string, Seed[]>()
  for await (const path of glob('packages/{models/src/*/samples,engines/src/audio/fixtures}/*', { cwd: root })) {
    const ending = path.slice(path.lastIndexOf('.') + 1)
    if (!wanted.includes(ending)) continue
    const bytes = new Uint8Array(await readFile(`${root}/${path}`))
    if (bytes.length > largestSample) continue
    found.set(ending, [...(found.get(ending) ?? []), { name: path.slice(path.lastIndexOf('/') + 1), ending, bytes }])
  }
  return [...found.values()]
}

const running: { child: ChildProcess | null } = { child: null }

/** What is wrong with how a file is parsed; null: nothing. */
const parse = (ending: string, bytes: Uint8Array): Promise<string | null> =>
  new Promise((resolve) => {
    running.child ??= fork(new URL('./parse-in-child.ts', import.meta.url), { serialization: 'advanced' })
    const own = running.child
    const end = (fault: string | null, goes: boolean) => {
      // oxlint-disable-next-line eslint/no-use-before-define -- the timer and what ends it name each other
      clearTimeout(timer)
      own.removeAllListeners()
      if (goes) {
        own.kill('SIGKILL')
        running.child = null
      }
      resolve(fault)
    }
    const timer = setTimeout(() => end(`longer than ${values.seconds} s`, true), Number(values.seconds) * 1000)
    own.on('message', ({ fault }: { fault: string | null }) => end(fault, false))
    own.on('exit', (code, signal) => end(`the process ended: ${code ?? signal}`, true))
    own.send({ ending, bytes })
  })

const groups = await seedsByEnding()
const counts = new Map<string, number>()
let findings = 0
const until = performance.now() + Number(values.minutes) * 60_000
for (let number = Number(values.seed); performance.now() < until; number += 1) {
  // Each kind as often as another, however many samples it has.
  const group = at(groups, number % groups.length)
  const round = Math.floor(number / groups.length)
  const { name, ending, bytes } = at(group, round % group.length)
  const inside = round % 2 === 0 ? mutateInside(bytes, number) : null
  const spoiled = inside ?? mutate(bytes, number)
  addTo(counts, ending)
  const fault = await parse(ending, spoiled)
  if (fault === null) continue
  findings += 1
  await mkdir(values.findings, { recursive: true })
  const path = `${values.findings}/${createHash('sha256').update(spoiled).digest('hex').slice(0, 8)}-${name}`
  await writeFile(path, spoiled)
  process.stdout.write(`${path} (seed ${number}): ${fault.split('\n').slice(0, 6).join('\n  ')}\n`)
}
running.child?.kill()
const told = [...counts].map(([ending, count]) => `${count} ${ending}`).join(', ')
process.stdout.write(`from seed ${values.seed}: ${told}; ${findings} findings\n`)
process.exit(findings === 0 ? 0 : 1)
