import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

/** The sign-in dialog asks this whenever it opens: nothing but passwords, unless a test says otherwise. */
const ways = http.get('*/v1/app/auth/ways', () =>
  HttpResponse.json({ success: true, code: 200, message: 'OK', data: { passkeys: false, provider: null } }),
)

/** A form that is typed into asks for it: one account's key, unless a test says otherwise. */
const draftKey = http.get('*/v1/app/auth/draft-key', () =>
  HttpResponse.json({ success: true, code: 200, message: 'OK', data: { key: btoa('a'.repeat(32)) } }),
)

/** The HTTP side of every web test. A call that no test expects fails it. */
export const server = setupServer(ways, draftKey)
