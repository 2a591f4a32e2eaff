import type { MailState } from '@vitrine/contracts/mail.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { catalogue } from '../../testing/catalogue.ts'
import { approvedGrace, grace, signedInAs } from '../../testing/people.ts'
import { show } from '../../testing/show.tsx'

const mail: MailState = {
  id: 'm1',
  kind: 'credentials',
  to: 'grace@example.com',
  subject: 'Your access to Vitrine',
  status: 'failed',
  attempts: 5,
  reason: '550 no such mailbox',
  nextTryAt: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  sentAt: null,
  personId: 'p1',
}

it('turns sales away', async () => {
  signedInAs('sales')
  show('/admin')
  expect(await screen.findByText('Token has expired. Please log in again.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Administration' })).toBeNull()
})

it('starts with the requests, tells how many wait, and approves one', async () => {
  signedInAs('admin')
  answer('listUsers', { items: [grace], next: null, total: 1 })
  const user = show('/admin')
  expect(await screen.findByRole('link', { name: /Requests\s*1 waiting/ })).toBeTruthy()
  answer('approveUser', approvedGrace, () => answer('listUsers', { items: [], next: null, total: 0 }))
  await user.click(await screen.findByRole('button', { name: 'Approve Grace Hopper' }))
  expect(await screen.findByText('Nobody waits')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/waiting$/, { selector: '.sr-only' })).toBeNull())
})

it('changes a role after asking, and tells why the server refuses', async () => {
  signedInAs('admin')
  answer('listUsers', { items: [approvedGrace], next: null, total: 1 })
  refuse('updateUser', {
    code: 409,
    message: 'This is the last admin.',
    problem: 'last-admin',
    hint: 'Make somebody else an admin first.',
  })
  const user = show('/admin/users')
  await user.selectOptions(await screen.findByLabelText('Role of Grace Hopper'), 'sales')
  const dialog = await screen.findByRole('alertdialog', { name: 'Change the role' })
  await user.click(within(dialog).getByRole('button', { name: 'Change' }))
  expect(await screen.findByText('This is the last admin. Make somebody else an admin first.')).toBeTruthy()
  const bodies: unknown[] = []
  answer('updateUser', { ...approvedGrace, role: 'sales' }, async (request) => void bodies.push(await request.json()))
  await user.selectOptions(await screen.findByLabelText('Role of Grace Hopper'), 'sales')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change' }))
  expect(await screen.findByText('Grace Hopper has the role sales now.')).toBeTruthy()
  expect(bodies).toEqual([{ role: 'sales' }])
})

it('shows why a mail failed, what it said, and sends it again', async () => {
  signedInAs('admin')
  answer('listUsers', { items: [], next: null, total: 0 })
  answer('listMails', { items: [mail], next: null })
  answer('getMail', { ...mail, text: 'Temporary password: abc', html: '<p>Welcome</p>', resendable: true })
  const user = show('/admin/outbox')
  expect(await screen.findByText('550 no such mailbox')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Your access to Vitrine' }))
  const frame = await screen.findByTitle('The mail as it looks')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('srcdoc')).toBe('<p>Welcome</p>')
  answer('resendMail', { ...mail, status: 'queued' })
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('The mail to grace@example.com is in the queue again.')).toBeTruthy()
})

it('narrows outbox, feedback and audit log down to a person who is found by a part of the name', async () => {
  signedInAs('admin')
  answer('listUsers', { items: [approvedGrace], next: null, total: 1 })
  const asked: Record<string, (string | null)[]> = { mails: [], feedback: [], audit: [] }
  const personOf = ({ url }: Request) => new URL(url).searchParams.get('person')
  answer('listMails', { items: [mail], next: null }, (request) => void asked.mails?.push(personOf(request)))
  answer(
    'listFeedback',
    { items: [], next: null, counts: [] },
    (request) => void asked.feedback?.push(personOf(request)),
  )
  answer('listAudit', { items: [], next: null }, (request) => void asked.audit?.push(personOf(request)))
  answer('getUser', approvedGrace)
  answer('getCatalogue', catalogue)
  const user = show('/admin/outbox')
  await screen.findByText('550 no such mailbox')
  const field = await screen.findByLabelText('Person')
  await user.type(field, 'opper')
  // What choosing from the list does.
  await user.clear(field)
  await user.type(field, 'grace@example.com')
  await waitFor(() => expect(asked.mails?.at(-1)).toBe('p1'))
  await user.clear(field)
  await waitFor(() => expect(asked.mails?.at(-1)).toBeNull())

  await user.click(screen.getByRole('link', { name: 'Users' }))
  const lead = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'What to do with Grace Hopper' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await lead('Audit log')
  await waitFor(() => expect(asked.audit?.at(-1)).toBe('p1'))
  expect(await screen.findByDisplayValue('grace@example.com')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Users' }))
  await lead('Feedback')
  await waitFor(() => expect(asked.feedback?.at(-1)).toBe('p1'))
})

it('tells who gave feedback, and that visitors and erased accounts did', async () => {
  signedInAs('admin')
  answer('listUsers', { items: [], next: null, total: 0 })
  answer('getCatalogue', catalogue)
  const given = {
    analysisId: 'a1',
    modelId: 'pipes',
    modelTitle: 'Pipes',
    modelVersion: 2,
    engine: 'pipes 2',
    verdict: 'wrong' as const,
    comment: 'Two were missed.',
    byVisitor: false,
    person: { id: 'p1', name: 'Grace Hopper', email: 'grace@example.com' },
    at: '2026-03-01T10:00:00.000Z',
  }
  const items = [
    given,
    { ...given, analysisId: 'a2', person: null },
    { ...given, analysisId: 'a3', person: null, byVisitor: true },
  ]
  answer('listFeedback', { items, next: null, counts: [] })
  show('/admin/feedback')
  const giver = await screen.findByRole('link', { name: 'Grace Hopper' })
  expect(giver.getAttribute('href')).toBe('/prospects?person=p1')
  expect(screen.getAllByText('Two were missed.')).toHaveLength(3)
  expect(screen.getByText('Erased account')).toBeTruthy()
  expect(screen.getByText('Visitor')).toBeTruthy()
})

it('switches a model off with a reason only', async () => {
  signedInAs('admin')
  answer('listUsers', { items: [], next: null, total: 0 })
  const model = {
    modelId: 'pipes',
    title: 'Pipes',
    built: true,
    on: true,
    reason: null,
    changedAt: null,
    changedBy: null,
  }
  answer('listModelSwitches', { items: [model] })
  const bodies: unknown[] = []
  answer('switchModel', { ...model, on: false, reason: 'Update' }, async (request) => {
    bodies.push(await request.json())
    answer('listModelSwitches', { items: [{ ...model, on: false, reason: 'Update' }] })
  })
  const user = show('/admin/models')
  await user.click(await screen.findByRole('button', { name: 'Switch off Pipes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Switch off Pipes' })
  await user.click(within(dialog).getByRole('button', { name: 'Switch off' }))
  expect(await within(dialog).findByText('Say why: people read it.')).toBeTruthy()
  expect(bodies).toEqual([])
  await user.type(within(dialog).getByLabelText(/Reason/), 'Update')
  await user.click(within(dialog).getByRole('button', { name: 'Switch off' }))
  expect(await screen.findByRole('button', { name: 'Switch on Pipes' })).toBeTruthy()
  expect(bodies).toEqual([{ on: false, reason: 'Update' }])
})

it('names each step of the funnel with its share', async () => {
  signedInAs('admin')
  answer('listUsers', { items: [], next: null, total: 0 })
  answer('getFunnel', {
    from: '2026-03-01',
    to: '2026-03-30',
    steps: [
      { step: 'request', label: 'Requests', count: 40, ofPrevious: null },
      { step: 'approval', label: 'Approved', count: 10, ofPrevious: 0.25 },
    ],
  })
  show('/admin/funnel')
  expect((await screen.findByText('Approved')).closest('li')?.textContent).toBe('Approved10, 25 % of the step before')
})
