import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { readKept } from '../../../lib/forms/kept.ts'
import { session } from '../../../lib/session/current-session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { catalogue } from '../../../testing/catalogue.ts'
import { answerStaffAndTags, approvedGrace, grace, prospectOf, signedInAs } from '../../../testing/people.ts'
import { server } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'

beforeEach(answerStaffAndTags)

function openDrawer(prospect: Prospect = prospectOf(grace), address = '/prospects?person=p1') {
  signedInAs('sales')
  answer('getCatalogue', catalogue)
  answer('listUsers', { items: [prospect], next: null, total: 1 })
  answer('getProspect', prospect)
  answer('listShowcases', { links: [], events: [] })
  answer('listStaff', { items: [{ id: 's1', name: 'Sam Sales' }] })
  return show(address)
}

function edits(to: Prospect) {
  const sent: unknown[] = []
  answer('editProspect', to, async (request) => {
    sent.push(await request.json())
    answer('getProspect', to)
  })
  return sent
}

it('keeps stage, owner, tags and the next step', async () => {
  const user = openDrawer()
  const section = within(await screen.findByRole('region', { name: 'Sales' }))
  const save = section.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  const after: Prospect = {
    ...prospectOf(grace),
    stage: 'demo',
    owner: { id: 's1', name: 'Sam Sales' },
    tags: ['looms', 'big'],
    nextStep: 'Call',
    nextStepOn: '2026-03-04',
  }
  const sent = edits(after)
  await user.selectOptions(section.getByLabelText('Stage'), 'Demo')
  await section.findByRole('option', { name: 'Sam Sales' })
  await user.selectOptions(section.getByLabelText('Owner'), 'Sam Sales')
  await user.type(section.getByLabelText('Tags'), 'looms, big')
  await user.type(section.getByLabelText('Next step'), 'Call')
  await user.type(section.getByLabelText('On'), '2026-03-04')
  await user.click(save)
  expect(await screen.findByText('Saved.')).toBeTruthy()
  const seen = { stage: 'new', owner: '', tags: '', nextStep: '', nextStepOn: '' }
  const change = { stage: 'demo', owner: 's1', tags: 'looms, big', nextStep: 'Call', nextStepOn: '2026-03-04' }
  expect(sent).toEqual([{ ...change, seen }])
})

it('writes over nothing that a colleague changed meanwhile: says so, shows it, and asks again', async () => {
  const user = openDrawer()
  const section = within(await screen.findByRole('region', { name: 'Sales' }))
  await user.type(section.getByLabelText('Next step'), 'Call')
  const message = 'Somebody else changed this meanwhile: next step.'
  const now = { ...prospectOf(grace), nextStep: 'Send the offer', stage: 'trial' as const }
  refuse('editProspect', { code: 409, message, error: message, problem: 'conflict' })
  answer('getProspect', now)
  await user.click(section.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(new RegExp(message))).toBeTruthy()
  // What was not touched follows; what was typed stays, with what stands there now beside it.
  await waitFor(() => expect(section.getByLabelText<HTMLSelectElement>('Stage').value).toBe('trial'))
  expect(section.getByLabelText<HTMLInputElement>('Next step').value).toBe('Call')
  expect(section.getByText('Now: Send the offer')).toBeTruthy()
  const sent = edits({ ...now, nextStep: 'Call' })
  await user.click(section.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ nextStep: 'Call', seen: { nextStep: 'Send the offer' } }]))
})

it('corrects a mistyped e-mail and sends only what changed', async () => {
  const user = openDrawer()
  const right = 'grace@navy.example'
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the prospect' }))
  const field = dialog.getByLabelText('Email')
  await user.clear(field)
  await user.type(field, 'grace@')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Invalid email address')).toBeTruthy()
  const sent = edits({ ...prospectOf(grace), email: right })
  await user.clear(field)
  await user.type(field, right)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText(`Saved. The mail that went to the wrong address is on its way to ${right}.`),
  ).toBeTruthy()
  expect(sent).toEqual([{ email: right, seen: { email: grace.email } }])
})

it('leaves the e-mail of an account in use as it is', async () => {
  const user = openDrawer(prospectOf({ ...approvedGrace, isPasswordTemporary: false, invitationEndsAt: null }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).readOnly).toBe(true)
})

it('keeps a note and who is mentioned in it', async () => {
  const user = openDrawer()
  const section = within(await screen.findByRole('region', { name: 'Notes' }))
  expect(section.getByText('No note yet.')).toBeTruthy()
  await user.type(section.getByLabelText('New note'), 'Knows looms.')
  await section.findByRole('option', { name: 'Sam Sales' })
  await user.selectOptions(section.getByLabelText('Mention'), 'Sam Sales')
  expect(await section.findByRole('button', { name: 'Do not mention Sam Sales' })).toBeTruthy()
  const note = {
    id: 'n1',
    at: '2026-03-02T10:00:00.000Z',
    by: 'Ada Lovelace',
    text: 'Knows looms.',
    mentions: ['Sam Sales'],
  }
  const sent: unknown[] = []
  answer('addNote', { id: 'n1' }, async (request) => {
    sent.push(await request.json())
    answer('getProspect', { ...prospectOf(grace), notes: [note] })
  })
  await user.click(section.getByRole('button', { name: 'Add the note' }))
  const notes = within(await screen.findByRole('region', { name: 'Notes' }))
  expect(await notes.findByText(/Ada Lovelace @Sam Sales/)).toBeTruthy()
  expect(sent).toEqual([{ text: 'Knows looms.', mentions: ['s1'] }])
  expect(section.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('')
  expect(document.activeElement).toBe(section.getByLabelText('New note'))
})

it('sums up what somebody ran, liked and failed at', async () => {
  const ran = { modelId: 'review-reader', kind: 'ran' as const, sample: true, verdict: null, comment: null }
  openDrawer({
    ...prospectOf(approvedGrace),
    activity: [
      {
        at: '2026-03-02T10:02:00.000Z',
        modelId: 'review-reader',
        kind: 'said',
        sample: null,
        succeeded: null,
        verdict: 'right',
        comment: 'Just so.',
      },
      { ...ran, at: '2026-03-02T10:01:00.000Z', succeeded: true },
      { ...ran, at: '2026-03-02T10:00:00.000Z', sample: false, succeeded: false },
    ],
  })
  const section = within(await screen.findByRole('region', { name: 'Ran, liked, failed at' }))
  expect(await section.findByText('Review reader: 2 runs, 1 failed, 1 liked')).toBeTruthy()
  expect(section.getByText('Just so.')).toBeTruthy()
  expect(section.getByText('failed')).toBeTruthy()
})

it('shows the board by stage and moves a card by its choice of stages', async () => {
  signedInAs('sales')
  server.use(
    http.get('*/v1/app/users', ({ request }) => {
      const items = new URL(request.url).searchParams.get('stage') === 'new' ? [grace] : []
      return HttpResponse.json({
        success: true,
        code: 200,
        message: 'OK',
        data: { items, next: null, total: items.length },
      })
    }),
  )
  const user = show('/prospects')
  await user.click(await screen.findByRole('button', { name: 'Board' }))
  const column = within(await screen.findByRole('region', { name: /^New/ }))
  expect(await column.findByRole('link', { name: 'Grace Hopper' })).toBeTruthy()
  const sent = edits({ ...prospectOf(grace), stage: 'won' })
  // Arrow keys pass through the stages before it: only the one that is meant is sent.
  await user.selectOptions(column.getByLabelText('Stage of Grace Hopper'), 'Contacted')
  await user.selectOptions(column.getByLabelText('Stage of Grace Hopper'), 'Won')
  await waitFor(() => expect(sent).toEqual([{ stage: 'won', seen: { stage: 'new' } }]))
})

const file = () => new HttpResponse('file', { headers: { 'content-type': 'application/octet-stream' } })

it('saves the list as a workbook and one’s next steps as a calendar', async () => {
  signedInAs('sales')
  answer('listUsers', { items: [grace], next: null, total: 1 })
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function named(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined }))
  server.use(http.get('*/v1/prospects/export.xlsx', file), http.get('*/v1/prospects/next-steps.ics', file))
  const user = show('/prospects')
  await user.click(await screen.findByRole('button', { name: 'Export XLSX' }))
  await waitFor(() => expect(saved[0]).toMatch(/^prospects-.*\.xlsx$/))
  await user.click(screen.getByRole('button', { name: 'My next steps' }))
  await waitFor(() => expect(saved[1]).toBe('next-steps.ics'))
  click.mockRestore()
  vi.unstubAllGlobals()
})

it('shows what was written each time before the last, and keeps typed words when a colleague changes something', async () => {
  const first = {
    at: '2026-02-01T10:00:00.000Z',
    name: 'Grace Hopper',
    org: 'Navy – 400 cows',
    phone: '',
    interested_in: 'Retail,Finance',
  }
  const before = { ...prospectOf(grace), timesAsked: 2, earlierRequests: [first] }
  const user = openDrawer(before)
  const earlier = within(await screen.findByRole('region', { name: 'Asked before' }))
  expect(earlier.getByText('Grace Hopper · Navy – 400 cows · Retail, Finance')).toBeTruthy()
  const sales = within(screen.getByRole('region', { name: 'Sales' }))
  await user.type(sales.getByLabelText('Next step'), 'Call')
  const noted = { ...before, updatedAt: '2026-03-09T10:00:00.000Z', tags: ['looms'] }
  answer('addNote', { id: 'n1' }, () => answer('getProspect', noted))
  await user.type(screen.getByLabelText('New note'), 'Hm.')
  await user.click(screen.getByRole('button', { name: 'Add the note' }))
  await waitFor(() => expect(sales.getByLabelText<HTMLInputElement>('Tags').value).toBe('looms'))
  expect(sales.getByLabelText<HTMLInputElement>('Next step').value).toBe('Call')
})

it('a note that was being written when the session ended stands there after the next sign-in, until it is added', async () => {
  const user = openDrawer()
  await user.type(await screen.findByLabelText('New note'), 'Asked about looms')
  await waitFor(async () => expect(await readKept('note:p1')).toBe('Asked about looms'))
  cleanup()
  session.store.set({ kind: 'visitor' })
  const again = openDrawer()
  expect(await screen.findByDisplayValue('Asked about looms')).toBeTruthy()
  answer('addNote', { id: 'n1' })
  await again.click(screen.getByRole('button', { name: 'Add the note' }))
  await waitFor(async () => expect(await readKept('note:p1')).toBeUndefined())
})

it('what was typed of the next step and of corrections stands there after the next sign-in, until it is saved or given up', async () => {
  const user = openDrawer()
  await user.type(await screen.findByLabelText('Next step'), 'Send the looms’ prices')
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.type(await screen.findByLabelText('Organization'), ' Reserve')
  await waitFor(async () => expect(await readKept('edit:p1')).toEqual({ org: `${grace.org} Reserve` }))
  cleanup()
  session.store.set({ kind: 'visitor' })
  const again = openDrawer()
  const sales = within(await screen.findByRole('region', { name: 'Sales' }))
  expect(await sales.findByDisplayValue('Send the looms’ prices')).toBeTruthy()
  const sent = edits({ ...prospectOf(grace), nextStep: 'Send the looms’ prices' })
  await again.click(sales.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await readKept('sales:p1')).toBeUndefined())
  expect(sent).toEqual([{ nextStep: 'Send the looms’ prices', seen: { nextStep: '' } }])
  await again.click(screen.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByDisplayValue(`${grace.org} Reserve`)).toBeTruthy()
  await again.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(async () => expect(await readKept('edit:p1')).toBeUndefined())
})
