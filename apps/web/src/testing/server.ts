import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

/** The sign-in dialog asks this whenever it opens: nothing but passwords, unless a test says otherwise. */
const ways = http.get('*/v1/app/auth/ways', () =>
  HttpResponse.json({ success: true, code: 200, message: 'OK', data: { passkeys: false, provider: null } }),
)

/** The HTTP side of every web test. A call that no test expects fails it. */
export const server = setupServer(ways)
