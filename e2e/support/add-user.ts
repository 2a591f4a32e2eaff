import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ownPassword } from './people.ts'
import type { RunningServer } from './start-server.ts'

interface Account {
  email: string
  password: string
}

/** Calls the interface without a browser. */
async function call<Data>(server: RunningServer, path: string, body: object, token = ''): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  // The cast: each caller names what its operation answers.
  return (JSON.parse(text) as { data: Data }).data
}

const signIn = (server: RunningServer, account: Account) =>
  call<{ accessToken: string }>(server, '/v1/app/auth/login', { ...account, force: true })

/** Ends whatever sessions an account has, as a sign-in elsewhere may. */
export async function endSessions(server: RunningServer, account: Account): Promise<void> {
  const { accessToken } = await signIn(server, account)
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await fetch(`${server.url}/v1/app/auth/sessions`, { method: 'DELETE', headers })
  expect(answer.status).toBe(200)
}

/** A request for access, as the form sends it. */
export const addRequest = (server: RunningServer, asked: { name: string; email: string; org?: string }) =>
  call(server, '/v1/app/users', { ...asked, interested_in: 'Retail' })

/** Somebody whom the admin invited and who has chosen a password of their own; `more`: name, organization, role. */
export async function addUser(server: RunningServer, email: string, ...more: string[]): Promise<Account> {
  const admin = await signIn(server, server.admin)
  await call(server, '/v1/prospects/invitations', { people: [email, ...more].join(',') }, admin.accessToken)
  const folder = join(server.dataDir, 'mail')
  /** '' while the mail is not there, or only half written. */
  const mailed = async () => {
    // One that is still being written bears another ending.
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    // Quoted-printable breaks lines by a '=' wherever they become too long.
    const own = mails.find((mail) => mail.includes(email))?.replaceAll(/=\r?\n/g, '') ?? ''
    return /Temporary password:\s+(\w{5}(?:-\w{5}){3})\s/.exec(own)?.[1] ?? ''
  }
  await expect.poll(mailed).not.toBe('')
  const temporary = await mailed()
  const { accessToken } = await signIn(server, { email, password: temporary })
  const chosen = { currentPassword: temporary, newPassword: ownPassword }
  await call(server, '/v1/app/auth/set-password', chosen, accessToken)
  return { email, password: ownPassword }
}
