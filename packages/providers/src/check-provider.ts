import type { ProviderConfiguration } from './provider-configuration.ts'

export interface CheckedProvider {
  host: string
  ok: boolean
  milliseconds: number
  /** The reason, or what is missing. */
  note: string | null
}

const patience = 10_000

function listedModels(body: unknown): string[] | null {
  // The casts: what is there is looked at one step at a time, and checked.
  const data = (body as { data?: unknown } | null)?.data
  if (!Array.isArray(data)) return null
  return data.flatMap((model: unknown) => {
    const id = (model as { id?: unknown } | null)?.id
    return typeof id === 'string' ? [id] : []
  })
}

/** Ollama lists `name:latest` for `name`. */
const isListed = (listed: readonly string[], model: string): boolean =>
  listed.some((one) => one === model || one === `${model}:latest`)

const refusesKey = ({ status }: Response): boolean => status === 401 || status === 403
const keyRefused = { ok: false, note: 'It refuses the key (AI_API_KEY).' }

async function judge(response: Response, wanted: readonly string[]): Promise<{ ok: boolean; note: string | null }> {
  const body: unknown = await response.json().catch(() => null)
  if (refusesKey(response)) return keyRefused
  if (response.status === 404) return { ok: true, note: 'It answers, but does not list its models.' }
  if (!response.ok) return { ok: false, note: `It answered with status ${response.status}.` }
  const listed = listedModels(body)
  const missing = listed === null ? [] : wanted.filter((model) => !isListed(listed, model))
  if (missing.length > 0) return { ok: false, note: `It does not list ${missing.join(', ')}.` }
  return { ok: true, note: null }
}

/**
 * Asks a configured endpoint for its models, and a chat without a message: shows that it is reachable, accepts the key and
 * has our models. Costs nothing. llama.cpp lists its models to everybody; only the chat, which it refuses in any case, tells
 * a wrong key from a right one.
 */
export async function checkProvider(configuration: ProviderConfiguration): Promise<CheckedProvider> {
  const { baseUrl, apiKey, chatModel, visionModel, transcriptionModel, imageModel } = configuration
  const wanted = [chatModel, visionModel, transcriptionModel, imageModel].filter((model) => model !== undefined)
  const { host } = new URL(baseUrl)
  const start = performance.now()
  const signal = AbortSignal.timeout(patience)
  try {
    const ask = (path: string, init: RequestInit) =>
      fetch(`${baseUrl.replace(/\/+$/, '')}/${path}`, {
        ...init,
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
        signal,
      })
    const listed = await judge(await ask('models', {}), wanted)
    const needsKey = listed.note === null && refusesKey(await ask('chat/completions', { method: 'POST', body: '{}' }))
    const judged = needsKey ? keyRefused : listed
    return { host, milliseconds: Math.round(performance.now() - start), ...judged }
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    const note = late ? 'It did not answer within 10 seconds.' : 'It cannot be reached.'
    return { host, ok: false, milliseconds: Math.round(performance.now() - start), note }
  }
}
