/** What `finish` is answered. */
interface Finished {
  status: number
  problem?: string
  data?: { user: { id: string }; accessToken: string; refreshToken: string }
}

interface ProviderBrowser {
  ask: (target: string, init?: RequestInit) => Promise<Response>
  /** Follows redirects up to our own sign-in dialog; returns each address on the way. */
  follow: (start?: string) => Promise<string[]>
  /** Follows redirects up to our callback, which it returns without asking for it. */
  leadBack: () => Promise<string>
  finish: (body?: object) => Promise<Finished>
  /** Another browser with the same cookies. */
  copy: () => ProviderBrowser
}

/** Where a sign-in at the provider begins. */
export const providerStart = '/v1/app/auth/provider'

/**
 * A browser that signs in at a provider: it keeps the cookies of each host. `publicUrl` is the server's own name, which
 * resolves to `address`.
 */
export function createProviderBrowser(
  publicUrl: string,
  address: string,
  jars = new Map<string, Map<string, string>>(),
): ProviderBrowser {
  const jarOf = (host: string) => jars.get(host) ?? jars.set(host, new Map()).get(host) ?? new Map<string, string>()
  const ask = async (target: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(target.replace(publicUrl, address), address)
    const jar = jarOf(url.host)
    const headers = new Headers(init.headers)
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const follow = async (start = providerStart): Promise<string[]> => {
    const way = [start]
    for (let next: string | null = start; next && !next.startsWith('/login') && way.length < 12; ) {
      const response: Response = await ask(next)
      const to: string | null = response.headers.get('location')
      next = to && !to.startsWith('/login') ? new URL(to, new URL(next, address)).href : to
      if (next) way.push(next)
    }
    return way
  }
  const leadBack = async (): Promise<string> => {
    let next = providerStart
    while (!next.includes('/callback?'))
      next = new URL((await ask(next)).headers.get('location') ?? '', new URL(next, address)).href
    return next
  }
  const finish = async (body: object = {}): Promise<Finished> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await ask('/v1/app/auth/provider/finish', init)
    return { status: response.status, ...((await response.json()) as Omit<Finished, 'status'>) }
  }
  const copy = () => {
    const jarsNow = [...jars].map(([host, jar]) => [host, new Map(jar)] as const)
    return createProviderBrowser(publicUrl, address, new Map(jarsNow))
  }
  return { ask, follow, leadBack, finish, copy }
}
