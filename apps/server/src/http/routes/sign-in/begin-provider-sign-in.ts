import { providerOrRefusal, providerPatience } from '../../../accounts/provider/provider.ts'
import { browserCookie } from '../../callers/browser-cookie.ts'
import type { Handler } from '../../handler.ts'

export const beginProviderSignIn: Handler<'beginProviderSignIn'> = async ({ services, env, log }, _request, reply) => {
  const provider = providerOrRefusal(services.accounts.provider)
  reply.header('cache-control', 'no-store')
  try {
    const { address, kept } = await provider.begin()
    const lifetime = { maxAge: providerPatience / 1000, publicUrl: env.PUBLIC_URL }
    return await reply.header('set-cookie', browserCookie('vitrine_provider', kept, lifetime)).redirect(address, 302)
  } catch (error) {
    // The browser navigated here, so the error is shown in the dialog.
    log.warn({ error }, 'the sign-in provider did not answer')
    return reply.redirect('/login?provider=unavailable', 302)
  }
}
