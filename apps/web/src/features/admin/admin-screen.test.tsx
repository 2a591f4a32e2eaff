import { screen, waitFor, within } from '@testing-library/react'
import type { MailState } from '@vitrine/contracts/administration/mail.ts'
import type { CallAnswer } from '@vitrine/contracts/calls/client.ts'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { catalogue } from '../../testing/catalogue.ts'
import { approvedGrace, grace, signedInAs } from '../../testing/people.ts'
import { server } from '../../testing/server.ts'
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

it('tells two people of one name apart where each is acted on', async () => {
  signedInAs('admin')
  const namesake = { ...approvedGrace, id: 'p2', email: 'hopper@example.org' }
  answer('listUsers', { items: [approvedGrace, namesake], next: null, total: 2 })
  show('/admin/users')
  for (const { email } of [approvedGrace, namesake]) {
    expect(await screen.findByRole('button', { name: `What to do with Grace Hopper, ${email}` })).toBeTruthy()
    expect(screen.getByLabelText(`Role of Grace Hopper, ${email}`)).toBeTruthy()
  }
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
  await user.selectOptions(await screen.findByLabelText(/^Role of Grace Hopper,/), 'sales')
  const dialog = await screen.findByRole('alertdialog', { name: 'Change the role' })
  await user.click(within(dialog).getByRole('button', { name: 'Change' }))
  expect(await screen.findByText('This is the last admin. Make somebody else an admin first.')).toBeTruthy()
  const bodies: unknown[] = []
  answer('updateUser', { ...approvedGrace, role: 'sales' }, async (request) => void bodies.push(await request.json()))
  await user.selectOptions(await screen.findByLabelText(/^Role of Grace Hopper,/), 'sales')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change' }))
  expect(await screen.findByText('Grace Hopper has the role sales now.')).toBeTruthy()
  expect(bodies).toEqual([{ role: 'sales' }])
})

it('tells of a deleted account until when its deletion can be undone', async () => {
  signedInAs('admin')
  const deleted = {
    ...approvedGrace,
    status: 'deleted',
    deletedAt: '2026-03-05T10:00:00.000Z',
    erasesAt: '2026-04-04T10:00:00.000Z',
  } as const
  answer('listUsers', { items: [deleted], next: null, total: 1 })
  show('/admin/users')
  expect(await screen.findByText('Erased on Apr 4, 2026')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Undo the deletion of Grace Hopper/ })).toBeTruthy()
  // The deletion took its password away; nobody was mailed one.
  expect(screen.queryByText('Temporary password')).toBeNull()
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

const personOf = ({ url }: Request) => new URL(url).searchParams.get('person')

it('narrows outbox, feedback and audit log down to a person who is found by a part of the name', async () => {
  signedInAs('admin')
  answer('listUsers', { items: [approvedGrace], next: null, total: 1 })
  const asked: Record<string, (string | null)[]> = { mails: [], feedback: [], audit: [] }
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
  // Her own are empty, to tell them from the others.
  answer('listMails', { items: [], next: null }, (request) => void asked.mails?.push(personOf(request)))
  // Choosing from the datalist sets the whole e-mail at once.
  await user.clear(field)
  await user.paste('grace@example.com')
  await waitFor(() => expect(asked.mails?.at(-1)).toBe('p1'))
  await waitFor(() => expect(screen.queryByText('550 no such mailbox')).toBeNull())
  await user.clear(field)
  expect(await screen.findByText('550 no such mailbox')).toBeTruthy()

  await user.click(screen.getByRole('link', { name: 'Users' }))
  const lead = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: /^What to do with Grace Hopper,/ }))
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
    corrected: 0,
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

const step = (state: object) => new TextEncoder().encode(`event: state\ndata: ${JSON.stringify(state)}\n\n`)

/** The text of a table's cells, row by row. */
const rowsOf = (label: string) =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

it('tells of a warm-up what took how long, for each worker, and which one was lost', async () => {
  signedInAs('admin')
  answer('listUsers', { items: [], next: null, total: 0 })
  const engine = { modelId: 'pipes', title: 'Pipes', ok: true, milliseconds: 1200, error: null }
  const broken = { modelId: 'snore', title: 'Snoring', ok: false, milliseconds: 300, error: 'ffmpeg is not there' }
  const report = { worker: 'w1', state: 'done' as const, milliseconds: 1500, total: 2, engines: [engine, broken] }
  const provider = { host: 'models.example', ok: true, milliseconds: 400, note: null }
  const lost = { worker: 'w2', state: 'lost' as const, milliseconds: 0, total: 0, engines: [], provider: null }
  const seen = { concurrency: 1, startedAt: '2026-03-01T10:00:00.000Z', seenAt: '2026-03-01T10:00:00.000Z' }
  const health: CallAnswer<'getServerHealth'> = {
    versions: { product: '1.2.3', node: '24.1.0' },
    database: { kind: 'postgres', version: '18.1', milliseconds: 0.4, megabytes: 31 },
    store: { bucket: 'our-files', milliseconds: null, freeMegabytes: null },
    lastBackup: { at: '2026-03-01T10:00:00.000Z', encrypted: true },
    smtp: null,
    mails: { queued: 0, sent: 0, written: 0, failed: 0 },
    workers: [
      {
        id: 'w1',
        host: 'machine-one',
        ...seen,
        state: {
          version: '1.2.3',
          megabytes: 420,
          children: [
            { pid: 77, megabytes: 2048, working: true, models: ['one', 'two', 'three', 'four', 'five'] },
            { pid: 78, megabytes: null, working: false, models: [] },
          ],
        },
      },
    ],
    queue: { queued: 3, running: 1, oldestQueuedSeconds: 12 },
    lanes: [
      { lane: 'short', queued: 1, running: 0, oldestQueuedSeconds: 0.4 },
      { lane: 'long', queued: 2, running: 1, oldestQueuedSeconds: 12 },
    ],
    slowest: [{ modelId: 'pipes', title: 'Pipe defects', runs: 40, median: 1.25, mostly: 3.5 }],
    failures: [{ problem: 'deadline-exceeded', count: 2 }],
    provider: null,
    lastWarmUp: null,
    requestsWaiting: 0,
  }
  const warmUp = { id: 'run1', startedAt: seen.startedAt, milliseconds: 1500, ok: false }
  const done = { ...warmUp, finished: true, workers: [{ ...report, provider }, lost] }
  const begun = {
    ...warmUp,
    finished: false,
    workers: [{ ...report, state: 'running' as const, total: 32, engines: [engine], provider: null }],
  }
  answer('getServerHealth', health)
  const user = show('/admin/health')
  expect(await screen.findByText(/Not done yet/)).toBeTruthy()
  expect(rowsOf('Queue by lane')).toEqual([
    ['Short runs', '1', '0', '0.4 s'],
    ['Long runs', '2', '1', '12 s'],
  ])
  expect(rowsOf('Slowest models')).toEqual([['Pipe defects', '40', '1.25 s', '3.5 s']])
  expect(rowsOf('Failures by problem')).toEqual([['deadline-exceeded', '2']])
  expect(rowsOf('Processes of the workers')).toEqual([
    ['machine-one', 'Worker', 'Version 1.2.3', '420 MB'],
    ['Engines 77', 'Works', 'three, four, five and 2 more', '2 GB'],
    ['Engines 78', 'Warm', 'None yet', '–'],
  ])
  expect(screen.getByText('our-files').nextSibling?.textContent).toBe('does not answer')
  answer('warmUp', begun)
  const open: { end?: () => void } = {}
  server.use(
    http.get('*/api/warmup/run1/events', () => {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(step(begun))
          open.end = () => {
            answer('getServerHealth', { ...health, lastWarmUp: done })
            stream.enqueue(step(done))
          }
        },
      })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Warm Up' }))
  expect(await screen.findByText('1 of 32 engines loaded')).toBeTruthy()
  open.end?.()
  const table = await screen.findByRole('group', { name: 'Engines of worker 1' })
  expect(within(table).getByText('1.2 s')).toBeTruthy()
  expect(within(table).getByText('ffmpeg is not there')).toBeTruthy()
  expect(screen.getByText('Worker 1 on machine-one')).toBeTruthy()
  expect(screen.getByText(/models\.example: answered in 0\.4 s/)).toBeTruthy()
  expect(screen.getByText('Worker 2')).toBeTruthy()
  expect(screen.getByText('Stopped answering')).toBeTruthy()
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
