import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { catalogue } from '../../../testing/catalogue.ts'
import { signedInAs } from '../../../testing/people.ts'
import { show } from '../../../testing/show.tsx'

const nightly = {
  id: 'k1',
  name: 'Nightly run',
  prefix: 'vitrine_Ab3dEf',
  scopes: ['run', 'read'] as ('run' | 'read')[],
  models: null,
  perMinute: 60,
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-06-01T10:00:00.000Z',
  lastUsedAt: null,
}

/** Another name field, the account's own, is above it. */
const keyName = () => within(screen.getByRole('region', { name: 'API keys' })).getByLabelText(/^Name/)

beforeEach(() => {
  answer('listPasskeys', { items: [] })
  answer('listWebhooks', { items: [] })
  signedInAs('user')
  answer('getSecondStep', { on: false, since: null, recoveryCodesLeft: 0, required: false })
  answer('listSecurityEvents', { items: [] })
  answer('listSessions', { items: [] })
  answer('getCatalogue', catalogue)
})

it('makes a key, shows it once and lists it by its beginning', async () => {
  answer('listApiKeys', { items: [] })
  const sent: unknown[] = []
  answer('createApiKey', { ...nightly, key: 'vitrine_Ab3dEfghijk' }, async (request) => {
    sent.push(await request.json())
    answer('listApiKeys', { items: [nightly] })
  })
  const user = show('/account')
  await user.click(await screen.findByRole('button', { name: 'New API key' }))
  await user.click(screen.getByRole('button', { name: 'Make the key' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Give the key a name')
  await user.type(keyName(), 'Nightly run')
  await user.selectOptions(screen.getByLabelText('It may'), 'Run models only')
  await user.selectOptions(screen.getByLabelText('Works for'), '30 days')
  await user.click(screen.getByRole('button', { name: 'Make the key' }))
  expect(await screen.findByText('vitrine_Ab3dEfghijk')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('it is not shown again')
  expect(sent).toEqual([{ name: 'Nightly run', scopes: ['run'], models: null, days: 30, perMinute: 60 }])
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  expect(screen.queryByText('vitrine_Ab3dEfghijk')).toBeNull()
  expect(await screen.findByText('vitrine_Ab3dEf…')).toBeTruthy()
  expect(screen.getByText(/Never used/)).toBeTruthy()
})

it('says why a key was not made, and nothing typed is lost', async () => {
  answer('listApiKeys', { items: [] })
  refuse('createApiKey', { code: 409, message: 'You have 20 API keys already.', problem: 'conflict' })
  const user = show('/account')
  await user.click(await screen.findByRole('button', { name: 'New API key' }))
  const name = keyName()
  await user.type(name, 'One more')
  await user.click(screen.getByRole('button', { name: 'Make the key' }))
  expect((await screen.findByRole('alert')).textContent).toContain('You have 20 API keys already.')
  expect(name).toHaveProperty('value', 'One more')
})

it('asks before it revokes', async () => {
  answer('listApiKeys', { items: [nightly] })
  const revoked: string[] = []
  answer('revokeApiKey', { revoked: true }, ({ url }) => {
    revoked.push(new URL(url).pathname)
    answer('listApiKeys', { items: [] })
  })
  const user = show('/account')
  await user.click(await screen.findByRole('button', { name: 'Revoke Nightly run, vitrine_Ab3dEf' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('Nightly run')).toBeNull())
  expect(revoked).toEqual(['/v1/app/api-keys/k1'])
})
