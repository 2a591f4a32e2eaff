import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { models } from '@vitrine/models/registry.ts'

/** A request whose first try had no good answer. */
export interface Failed {
  at: number
  what: string
  /** Null: no answer at all. */
  status: number | null
  problem: string | null
}

export interface Load {
  requests: () => number
  failed: readonly Failed[]
  /** Ids of runs that the server accepted. */
  acknowledged: ReadonlySet<string>
  /** Runs that were never accepted, however often they were sent again: none, unless the server stays away. */
  givenUp: () => number
  stop: () => Promise<void>
}

const people = 4
const pauseMilliseconds = 300
const againMilliseconds = 500
const patienceMilliseconds = 60_000
/**
 * Milliseconds for which a person follows a run before starting the next: without waiting, the load would not be light.
 */
const followMilliseconds = 15_000
const askAgainMilliseconds = 1000

interface Asked {
  /** False: this is the try after a renewed sign-in. */
  again?: boolean
  method?: string
  body?: FormData
  headers?: Record<string, string>
}

interface Order {
  what: string
  slug: string
  fields: Record<string, string>
  file?: File
  /** Waits for the answer instead of the run's address. */
  waits: boolean
}

function sampleOf(id: string, extension = '') {
  const model = models.find((candidate) => candidate.id === id)
  const sample = model?.work?.samples.find((one) => !('file' in one) || one.file.endsWith(extension))
  if (!model?.work || !sample) throw new Error(`The trial knows no sample of ${id}.`)
  return { model, work: model.work, sample }
}

/** Short texts that are waited for, pictures that take a second, and files that go through the object store. */
async function orders(): Promise<readonly Order[]> {
  const text = sampleOf('text-moderation')
  const picture = sampleOf('parasitesclassification')
  const table = sampleOf('edi-856-asn', '.csv')
  if (!('file' in table.sample)) throw new Error('The trial needs a sample with a file.')
  const bytes = await readFile(new URL(table.sample.file, table.work.samplesFolder))
  return [
    { what: 'text, waited for', slug: text.model.slug, fields: { sample: text.sample.id }, waits: true },
    { what: 'picture', slug: picture.model.slug, fields: { sample: picture.sample.id }, waits: false },
    {
      what: 'uploaded table',
      slug: table.model.slug,
      fields: {},
      file: new File([bytes], table.sample.file, { type: table.sample.mediaType }),
      waits: false,
    },
  ]
}

async function signIn(url: string, password: string): Promise<string> {
  const response = await fetch(`${url}/v1/app/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@vitrine.example', password, force: true }),
  })
  const { data } = (await response.json()) as { data: { accessToken: string } }
  return data.accessToken
}

/**
 * Four people who start one run after the other, repeat failed calls under the same key, and follow each run until it
 * ends.
 */
export async function startLoad(url: string, password: string): Promise<Load> {
  let token = await signIn(url, password)
  const kinds = await orders()
  const failed: Failed[] = []
  const acknowledged = new Set<string>()
  const stopping = new AbortController()
  let requests = 0
  let givenUp = 0

  /** The answer's JSON, or null if it failed; a failed first try is recorded. */
  const ask = async (what: string, path: string, init: Asked, first: boolean) => {
    requests += 1
    const at = performance.now()
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    }).catch(() => null)
    const answer = (await response?.json().catch(() => null)) as
      | { data?: { status?: string }; problem?: string }
      | null
      | undefined
    if (response?.ok && answer) return { answer, location: response.headers.get('location') }
    // An access token lasts a quarter of an hour, on a busy machine less than the trial: people's browsers renew it.
    if (answer?.problem === 'token-missing' && init.again !== false) {
      token = await signIn(url, password).catch(() => token)
      return ask(what, path, { ...init, again: false }, first)
    }
    if (first) failed.push({ at, what, status: response?.status ?? null, problem: answer?.problem ?? null })
    return null
  }

  const order = async ({ what, slug, fields, file, waits }: Order): Promise<string | null> => {
    const key = randomUUID()
    const end = performance.now() + patienceMilliseconds
    for (let first = true; performance.now() < end; first = false) {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      if (file) body.set('file', file)
      const headers = { 'idempotency-key': key, ...(!waits && { prefer: 'respond-async' }) }
      const taken = await ask(what, `/api/analyze/${slug}`, { method: 'POST', body, headers }, first)
      const id = taken?.location?.split('/').pop()
      if (id !== undefined) return id
      await wait(againMilliseconds)
    }
    return null
  }

  const follow = async (id: string): Promise<void> => {
    const end = performance.now() + followMilliseconds
    while (performance.now() < end && !stopping.signal.aborted) {
      const seen = await ask('how it goes', `/api/analyses/${id}`, {}, true)
      const status = seen?.answer.data?.status
      if (status !== undefined && status !== 'queued' && status !== 'running') return
      await wait(askAgainMilliseconds)
    }
  }

  const person = async (number: number): Promise<void> => {
    for (let turn = number; !stopping.signal.aborted; turn++) {
      const kind = kinds[turn % kinds.length]
      if (kind === undefined) return
      const id = await order(kind)
      if (id === null) givenUp += 1
      else {
        acknowledged.add(id)
        await follow(id)
      }
      await wait(pauseMilliseconds)
    }
  }
  const all = Promise.all(Array.from({ length: people }, (_, number) => person(number)))
  return {
    requests: () => requests,
    failed,
    acknowledged,
    givenUp: () => givenUp,
    stop: async () => {
      stopping.abort()
      await all
    },
  }
}
