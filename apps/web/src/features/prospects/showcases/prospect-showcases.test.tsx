import { screen, waitFor, within } from '@testing-library/react'
import type { ShowcaseLink } from '@vitrine/contracts/people/showcase.ts'
import { expect, it } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { catalogue } from '../../../testing/catalogue.ts'
import { grace, prospectOf, signedInAs } from '../../../testing/people.ts'
import { show } from '../../../testing/show.tsx'

const link: ShowcaseLink = {
  id: 'l1',
  state: 'open',
  items: [{ model: 'review-reader', samples: ['happy'] }],
  greeting: '',
  signIn: false,
  maxRuns: 20,
  runs: 1,
  madeBy: 'Sam Sales',
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-03-15T10:00:00.000Z',
  revokedAt: null,
}

function openDrawer() {
  signedInAs('sales')
  answer('getCatalogue', catalogue)
  answer('listUsers', { items: [grace], next: null, total: 1 })
  answer('getProspect', prospectOf(grace))
  return show('/prospects?person=p1')
}

it('makes a link of chosen samples and shows its address once', async () => {
  answer('listShowcases', { links: [], events: [] })
  const sent: unknown[] = []
  answer('createShowcase', { ...link, path: '/showcase/abc' }, async (request) => void sent.push(await request.json()))
  const user = openDrawer()
  await user.click(await screen.findByRole('button', { name: 'New showcase link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New showcase link' }))
  await user.click(await dialog.findByRole('button', { name: 'Make the link' }))
  expect(dialog.getByText('Choose at least one sample')).toBeTruthy()
  // Moves the keyboard focus to it.
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Models and samples')))
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('checkbox', { name: 'A happy customer' }))
  await user.type(dialog.getByLabelText('Greeting'), 'Hello Grace')
  await user.click(dialog.getByRole('button', { name: 'Make the link' }))
  const made = within(await screen.findByRole('dialog', { name: 'The link is made' }))
  expect(made.getByLabelText<HTMLInputElement>('Address').value).toMatch(/\/showcase\/abc$/)
  expect(sent).toEqual([
    {
      items: [{ model: 'review-reader', samples: ['happy'] }],
      greeting: 'Hello Grace',
      days: 14,
      maxRuns: 20,
      signIn: false,
      mail: true,
    },
  ])
})

it('tells a link that runs nothing any more from one that does', async () => {
  answer('listShowcases', {
    links: [
      { ...link, runs: 20 },
      { ...link, id: 'l2' },
      { ...link, id: 'l3', state: 'lapsed', runs: 20 },
    ],
    events: [],
  })
  openDrawer()
  expect(await screen.findByText('Used up')).toBeTruthy()
  expect([screen.getAllByText('Open').length, screen.getAllByText('Lapsed').length]).toEqual([1, 1])
  // It still shows its samples and greeting.
  expect(screen.getAllByRole('button', { name: /^Take back the link/ })).toHaveLength(2)
})

it('tells what was opened, run and shared, and takes a link back after asking', async () => {
  const event = { linkId: 'l1', modelId: null, sampleId: null, outcome: null, verdict: null }
  answer('listShowcases', {
    links: [link],
    events: [
      { ...event, id: 'e3', at: '2026-03-02T10:02:00.000Z', kind: 'shared' },
      {
        ...event,
        id: 'e2',
        at: '2026-03-02T10:01:00.000Z',
        kind: 'ran',
        modelId: 'review-reader',
        sampleId: 'happy',
        outcome: 'failed',
        verdict: 'wrong',
      },
      { ...event, id: 'e1', at: '2026-03-02T10:00:00.000Z', kind: 'opened' },
    ],
  })
  const user = openDrawer()
  const list = await screen.findByRole('list', { name: 'What was done with the links' })
  await waitFor(() => expect(list.textContent).toContain('Ran Review reader: A happy customer'))
  expect(list.textContent).toMatch(/Copied the link.*failed.*said: wrong.*Opened the page/)
  expect(screen.getByText('1 of 20 runs')).toBeTruthy()
  const revoked: string[] = []
  answer('revokeShowcase', { revoked: true }, ({ url }) => {
    revoked.push(new URL(url).pathname)
    answer('listShowcases', { links: [{ ...link, state: 'revoked' }], events: [] })
  })
  await user.click(screen.getByRole('button', { name: 'Take back the link to Review reader' }))
  expect(revoked).toEqual([])
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Taken back')).toBeTruthy()
  expect(revoked).toEqual(['/v1/prospects/p1/showcases/l1'])
  // Its button is gone: the keyboard stays in the drawer, not in the page behind it.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
})
