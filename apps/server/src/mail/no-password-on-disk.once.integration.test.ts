import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@vitrine/contracts/calls/client.ts'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { startSmtpServer } from '../testing/outside/start-smtp-server.ts'
import { startServerProcess } from '../testing/processes/start-server-process.ts'

// PostgreSQL's files are the operator's responsibility; deliver-mails.integration.test.ts checks the rows of both
// databases.
test('a mailed password is in no file of the data folder, not while it is queued either', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-passwords-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const smtp = await startSmtpServer()
  onTestFinished(() => smtp.close())
  const server = await startServerProcess('all', {
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    ADMIN_EMAIL: 'admin@vitrine.example',
    ADMIN_PASSWORD: 'comet harbour walnut tin',
  })
  onTestFinished(() => server.killHard())

  const visitor = createClient({ baseUrl: server.address, fetch })
  const { accessToken } = await visitor.call('login', {
    body: { email: 'admin@vitrine.example', password: 'comet harbour walnut tin' },
  })
  const admin = createClient({ baseUrl: server.address, fetch, token: () => accessToken })
  const emails = Array.from({ length: 8 }, (_, index) => `ada${index}@example.com`)
  await admin.call('invitePeople', { body: { people: emails.join('\n') } })
  const passwords = await eventually('eight mails', async () => {
    const found = smtp.received.flatMap(
      ({ source }) => /\w{5}(?:-\w{5}){3}/.exec(source.split('Temporary password')[1] ?? '') ?? [],
    )
    return found.length === emails.length ? found : null
  })
  // As a copy of the folder would find it while the server runs.
  await server.killHard()

  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const held = Buffer.concat(await Promise.all(files.map((file) => readFile(file))))
  expect(held.includes('ada7@example.com')).toBe(true)
  expect(passwords.filter((password) => held.includes(password))).toEqual([])
})
