import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { signedInAs } from '../../../testing/people.ts'
import { show } from '../../../testing/show.tsx'

const warehouse = {
  id: 'w1',
  url: 'https://warehouse.example/vitrine',
  events: ['analysis.finished', 'batch.finished'] as ('analysis.finished' | 'batch.finished')[],
  createdAt: '2026-03-01T10:00:00.000Z',
  offSince: null,
  failures: 0,
}

beforeEach(() => {
  signedInAs('user')
  answer('getSecondStep', { on: false, since: null, recoveryCodesLeft: 0, required: false })
  answer('listSecurityEvents', { items: [] })
  answer('listPasskeys', { items: [] })
  answer('listApiKeys', { items: [] })
  answer('listSessions', { items: [] })
})

it('makes a webhook and shows its secret once', async () => {
  answer('listWebhooks', { items: [] })
  const sent: unknown[] = []
  answer('createWebhook', { ...warehouse, secret: 'whsec_c2VjcmV0' }, async (request) => {
    sent.push(await request.json())
    answer('listWebhooks', { items: [warehouse] })
  })
  const user = show('/account')
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  await user.click(screen.getByRole('button', { name: 'Make the webhook' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Give the address')
  await user.type(screen.getByLabelText(/^Address/), warehouse.url)
  await user.click(screen.getByRole('button', { name: 'Make the webhook' }))
  expect(await screen.findByText('whsec_c2VjcmV0')).toBeTruthy()
  expect(sent).toEqual([{ url: warehouse.url, events: warehouse.events }])
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull()
  expect(await screen.findByText(/Told of the end of runs and batches/)).toBeTruthy()
})

it('says why an address is refused, and keeps it', async () => {
  answer('listWebhooks', { items: [] })
  refuse('createWebhook', { code: 400, message: 'The address is not public.', problem: 'invalid-request' })
  const user = show('/account')
  await user.click(await screen.findByRole('button', { name: 'New webhook' }))
  const address = screen.getByLabelText(/^Address/)
  await user.type(address, 'https://10.0.0.7/')
  await user.click(screen.getByRole('button', { name: 'Make the webhook' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The address is not public.')
  expect(address).toHaveProperty('value', 'https://10.0.0.7/')
})

it('sends a message of the log again, and none that is still tried', async () => {
  const sent = { event: 'analysis.finished', attempts: 7, nextTryAt: null, reason: 'answered 500', answered: 500 }
  const givenUp = { ...sent, id: 'd1', status: 'given-up' as const, createdAt: '2026-03-02T10:00:00.000Z', body: '{}' }
  const waiting = { ...givenUp, id: 'd2', status: 'waiting' as const, createdAt: '2026-03-03T10:00:00.000Z' }
  answer('listWebhooks', { items: [warehouse] })
  answer('listWebhookDeliveries', { items: [waiting, givenUp] })
  const taken = { ...givenUp, status: 'taken' as const, answered: 200, reason: null, attempts: 8 }
  answer('resendWebhookDelivery', taken, () => {
    answer('listWebhookDeliveries', { items: [waiting, taken] })
  })
  const user = show('/account')
  await user.click(await screen.findByText('Messages'))
  const again = await screen.findAllByRole('button', { name: /^Send again the message of / })
  expect(again).toHaveLength(1)
  await user.click(again[0] as HTMLElement)
  expect(await screen.findByText('Taken')).toBeTruthy()
})

it('tells that one was switched off, and switches it on again', async () => {
  answer('listWebhooks', { items: [{ ...warehouse, offSince: '2026-03-02T10:00:00.000Z', failures: 15 }] })
  answer('enableWebhook', warehouse, () => {
    answer('listWebhooks', { items: [warehouse] })
  })
  const user = show('/account')
  expect(await screen.findByText(/It failed too often/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: `Switch ${warehouse.url} on` }))
  expect(await screen.findByText('On')).toBeTruthy()
})
