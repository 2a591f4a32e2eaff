import { providerOrRefusal } from '../../../accounts/provider/provider.ts'
import { browserCookie, readBrowserCookie } from '../../callers/browser-cookie.ts'
import { originOf } from '../../callers/origin-of.ts'
import type { Handler } from '../../handler.ts'

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

export const returnFromProvider: Handler<'returnFromProvider'> = async (call, request, reply) => {
  const { services, env, headers, log, ip } = call
  const { PUBLIC_URL: publicUrl } = env
  const provider = providerOrRefusal(services.accounts.provider)
  const lead = (why: string) => reply.redirect(`/login?provider=${why}`, 302)
  const gone = browserCookie('vitrine_provider', '', { maxAge: 0, publicUrl })
  reply.header('cache-control', 'no-store').header('set-cookie', gone)
  const query = queryOf(request.url)
  if (new URLSearchParams(query).get('error') === 'access_denied') return lead('cancelled')
  try {
    const person = await provider.finish(query, readBrowserCookie('vitrine_provider', publicUrl, headers.cookie))
    const origin = { ...originOf({ ip, headers: request.headers }) }
    const admitted = await services.accounts.admitProvided(person, origin)
    if (typeof admitted === 'string') return await lead(admitted)
    const ticket = browserCookie('vitrine_ticket', admitted.ticket, { maxAge: 300, publicUrl })
    return await reply.header('set-cookie', [gone, ticket]).redirect('/login?provider=done', 302)
  } catch (error) {
    log.warn({ error }, 'a return from the sign-in provider was refused')
    return lead('failed')
  }
}
