import { randomBytes } from 'node:crypto'
import { browserCookie } from '../../callers/browser-cookie.ts'
import type { Handler } from '../../handler.ts'

export const beginPasskeySignIn: Handler<'beginPasskeySignIn'> = async ({
  services,
  env: { PUBLIC_URL: publicUrl },
}) => {
  const mark = randomBytes(32).toString('base64url')
  return {
    data: await services.accounts.beginPasskeySignIn(mark),
    headers: { 'set-cookie': browserCookie('vitrine_passkey', mark, { maxAge: 300, publicUrl }) },
  }
}
