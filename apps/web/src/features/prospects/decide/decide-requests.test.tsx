import { screen, waitFor, within } from '@testing-library/react'
import type { Person } from '@vitrine/contracts/people/person.ts'
import { beforeEach, expect, it } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { catalogue } from '../../../testing/catalogue.ts'
import { answerStaffAndTags, approvedGrace, grace, prospectOf, signedInAs } from '../../../testing/people.ts'
import { show } from '../../../testing/show.tsx'

beforeEach(answerStaffAndTags)

const ada: Person = { ...grace, id: 'p2', name: 'Ada Byron', email: 'ada@example.com', timesAsked: 3 }
const lapsed: Person = { ...approvedGrace, id: 'p3', name: 'Let It', invitationEndsAt: '2026-03-01T00:00:00.000Z' }

function openList(people: Person[] = [grace, ada, lapsed]) {
  signedInAs('sales')
  answer('getCatalogue', catalogue)
  answer('listUsers', { items: people, next: null, total: people.length })
  return show('/prospects')
}

const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')?.textContent

it('shows who asked more than once, and whose invitation lapsed', async () => {
  openList()
  expect(await row('Ada Byron')).toContain('Asked 3 times')
  expect(await row('Let It')).toContain('Invitation lapsed')
  expect(screen.queryByRole('checkbox', { name: 'Mark Let It' })).toBeNull()
})

it('approves all marked requests after asking, and tells which were left', async () => {
  const user = openList()
  await user.click(await screen.findByRole('checkbox', { name: 'Mark every request of this page' }))
  const bar = within(screen.getByRole('region', { name: 'Marked requests' }))
  expect(bar.getByRole('status').textContent).toBe('2 requests marked')
  const sent: unknown[] = []
  const decided = [
    { id: 'p1', error: null },
    { id: 'p2', error: 'This was approved already.' },
  ]
  answer('decideRequests', { decided }, async (request) => void sent.push(await request.json()))
  await user.click(bar.getByRole('button', { name: 'Approve' }))
  expect(sent).toEqual([])
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('1 request approved; the mails are in the outbox.')).toBeTruthy()
  expect(screen.getByText('1 request left as they were: This was approved already.')).toBeTruthy()
  expect(sent).toEqual([{ ids: ['p1', 'p2'], decision: 'approve' }])
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Marked requests' })).toBeNull())
})

it.each(['Hold', 'Clear'])(
  'the keyboard goes on at the list where the marks go with their buttons: %s',
  async (name) => {
    const user = openList()
    const box = await screen.findByRole('checkbox', { name: 'Mark Ada Byron' })
    box.focus()
    await user.keyboard(' ')
    answer('decideRequests', { decided: [{ id: 'p2', error: null }] })
    screen.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Marked requests' })).toBeNull())
    expect(document.activeElement?.textContent).toBe('3 people')
  },
)

it('declines with a reason, mailed unless one says not', async () => {
  const user = openList()
  await user.click(await screen.findByRole('checkbox', { name: 'Mark Ada Byron' }))
  const sent: unknown[] = []
  answer('decideRequests', { decided: [{ id: 'p2', error: null }] }, async (request) => {
    sent.push(await request.json())
  })
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline 1 request' }))
  await user.type(dialog.getByLabelText('Reason'), 'Not this year.')
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  await waitFor(() =>
    expect(sent).toEqual([{ ids: ['p2'], decision: 'decline', reason: 'Not this year.', mail: false }]),
  )
})

it('holds a request from its drawer, and lists those on hold', async () => {
  answer('listShowcases', { links: [], events: [] })
  answer('getProspect', prospectOf(grace))
  const user = openList()
  const asked: string[] = []
  answer('listUsers', { items: [grace], next: null, total: 1 }, ({ url }) => void asked.push(new URL(url).search))
  await user.selectOptions(await screen.findByLabelText('Status'), 'On hold')
  await waitFor(() => expect(asked.at(-1)).toContain('status=pending'))
  expect(asked.at(-1)).toContain('held=yes')
  const sent: unknown[] = []
  answer('decideRequests', { decided: [{ id: 'p1', error: null }] }, async (request) => {
    sent.push(await request.json())
    answer('getProspect', prospectOf({ ...grace, heldAt: '2026-03-02T10:00:00.000Z' }))
  })
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }))
  await user.click(await screen.findByRole('button', { name: 'Hold' }))
  expect(await screen.findByRole('button', { name: 'Take off hold' })).toBeTruthy()
  expect(sent).toEqual([{ ids: ['p1'], decision: 'hold' }])
})
