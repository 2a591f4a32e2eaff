import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { catalogue } from '../../testing/catalogue.ts'
import { answerStaffAndTags, approvedGrace, grace, prospectOf, signedInAs } from '../../testing/people.ts'
import { server } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'

beforeEach(answerStaffAndTags)

const one = { items: [grace], next: null, total: 1 }

const drawer = async () => screen.findByRole('dialog', { name: 'Grace Hopper' })

it('turns away who is neither sales nor admin', async () => {
  signedInAs('user')
  show('/prospects')
  expect(await screen.findByText('Token has expired. Please log in again.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Prospects' })).toBeNull()
})

it('asks the server for what is searched, chosen and sorted', async () => {
  signedInAs('sales')
  const asked: string[] = []
  answer('listUsers', one, ({ url }) => void asked.push(new URL(url).search))
  const user = show('/prospects')
  await screen.findByRole('link', { name: 'Grace Hopper' })
  await user.type(screen.getByLabelText('Search'), 'gra')
  await user.selectOptions(screen.getByLabelText('Status'), 'pending')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => {
    const last = new URLSearchParams(asked.at(-1))
    expect(Object.fromEntries(last)).toMatchObject({ search: 'gra', status: 'pending', sort: 'name', order: 'asc' })
  })
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByRole('status').textContent).toBe('1 person')
})

it('says on the button that opens the filters how many there are; a search is none', async () => {
  signedInAs('sales')
  answer('listUsers', one)
  const user = show('/prospects?search=gra&status=pending&held=yes&type=product')
  const button = await screen.findByRole('button', { name: 'Filters (2)' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.selectOptions(screen.getByLabelText('Type'), '')
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeTruthy()
})

it('narrows down by owner, stage and tag, as sales keep them', async () => {
  signedInAs('sales')
  const asked: string[] = []
  const id = '3f0d2c1e-6f7a-4f0e-9a51-2f0c8b7d6e5f'
  answer('listStaff', { items: [{ id, name: 'Sam Sales' }] })
  answer('listUsers', one, ({ url }) => void asked.push(new URL(url).search))
  const user = show('/prospects')
  await screen.findByRole('option', { name: 'Sam Sales' })
  await screen.findByRole('option', { name: 'looms' })
  await user.selectOptions(screen.getByLabelText('Owner'), 'Sam Sales')
  await user.selectOptions(screen.getByLabelText('Stage'), 'demo')
  await user.selectOptions(screen.getByLabelText('Tag'), 'looms')
  await waitFor(() => {
    const last = new URLSearchParams(asked.at(-1))
    expect(Object.fromEntries(last)).toMatchObject({ owner: id, stage: 'demo', tag: 'looms' })
  })
})

it('leads through the pages, and back to the first when a filter changes', async () => {
  signedInAs('sales')
  const asked: (string | null)[] = []
  answer('listUsers', { ...one, next: 'cursor-2', total: 60 }, ({ url }) => {
    asked.push(new URL(url).searchParams.get('after'))
  })
  const user = show('/prospects')
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(asked).toEqual([null, 'cursor-2']))
  expect(screen.getByText('Page 2')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Type'), 'product')
  await waitFor(() => expect(asked).toEqual([null, 'cursor-2', null]))
  expect(screen.getByText('Page 1')).toBeTruthy()
})

it('says what to do when nothing fits, and why when it failed', async () => {
  signedInAs('sales')
  answer('listUsers', { items: [], next: null, total: 0 })
  const user = show('/prospects?search=nobody')
  expect(await screen.findByText('Nobody fits these filters')).toBeTruthy()
  refuse('listUsers', { code: 400, message: '', problem: 'invalid-request' })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to get prospect information')
})

it('approves from the drawer and shows what became of it', async () => {
  signedInAs('sales')
  answer('getCatalogue', catalogue)
  answer('listUsers', one)
  answer('getProspect', prospectOf(grace))
  answer('listShowcases', { links: [], events: [] })
  const user = show('/prospects')
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }))
  expect(await within(await drawer()).findByText('US Navy')).toBeTruthy()
  answer('approveUser', approvedGrace, ({ url }) => {
    expect(new URL(url).pathname).toBe('/v1/app/users/approve/p1/general')
    answer('getProspect', prospectOf(approvedGrace))
    answer('listShowcases', { links: [], events: [] })
  })
  await user.click(within(await drawer()).getByRole('button', { name: 'Approve' }))
  expect(await within(await drawer()).findByRole('button', { name: 'Resend credentials' })).toBeTruthy()
  expect(await screen.findByText(/with a temporary password is in the outbox/)).toBeTruthy()
})

it('asks before it deletes, and offers sales no deletion of accounts', async () => {
  signedInAs('sales')
  answer('getCatalogue', catalogue)
  answer('listUsers', one)
  answer('getProspect', prospectOf(grace))
  answer('listShowcases', { links: [], events: [] })
  const deleted: string[] = []
  answer('deleteUser', { ...grace, status: 'deleted' }, ({ url }) => {
    deleted.push(new URL(url).pathname)
    answer('getProspect', prospectOf(approvedGrace))
    answer('listShowcases', { links: [], events: [] })
  })
  const user = show('/prospects?person=p1')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(deleted).toEqual([])
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(deleted).toEqual(['/v1/app/users/delete/p1/general']))
  await screen.findByRole('button', { name: 'Resend credentials' })
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

it('tells what the server said when an invitation is refused', async () => {
  signedInAs('admin')
  answer('getCatalogue', catalogue)
  answer('listUsers', one)
  answer('getProspect', prospectOf(grace))
  answer('listShowcases', { links: [], events: [] })
  refuse('mailDemoInvitation', {
    code: 429,
    message: 'Too many calls.',
    problem: 'rate-limited',
    error: 'One a minute.',
    hint: 'Wait.',
  })
  const user = show('/prospects?person=p1')
  await user.click(await screen.findByRole('button', { name: 'Mail demo invitation' }))
  expect(await screen.findByText('One a minute. Wait.')).toBeTruthy()
})

it('saves the list with the sign between cells that was chosen, and keeps the choice', async () => {
  signedInAs('sales')
  answer('listUsers', one)
  const asked: (string | null)[] = []
  // The test's browser would navigate to the file's address.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  server.use(
    http.get('*/v1/prospects/export.csv', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('separator'))
      return new HttpResponse('Name', { headers: { 'content-type': 'text/csv' } })
    }),
  )
  const user = show('/prospects')
  const sign = await screen.findByLabelText('Separator of a CSV file')
  for (const separator of [';', ',']) {
    await user.selectOptions(sign, separator)
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(asked.at(-1)).toBe(separator))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    saved.mockClear()
  }
  expect(localStorage.getItem('cellSeparator')).toBe(',')
  saved.mockRestore()
})
