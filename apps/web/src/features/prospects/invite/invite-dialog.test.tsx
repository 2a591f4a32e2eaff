import { screen, within } from '@testing-library/react'
import type { InvitationRow } from '@vitrine/contracts/accounts/invitation.ts'
import { beforeEach, expect, it } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { catalogue } from '../../../testing/catalogue.ts'
import { answerStaffAndTags, signedInAs } from '../../../testing/people.ts'
import { show } from '../../../testing/show.tsx'

beforeEach(answerStaffAndTags)

const good: InvitationRow = {
  line: 1,
  text: 'ada@example.com,Ada',
  email: 'ada@example.com',
  name: 'Ada',
  org: '',
  role: 'user',
  outcome: 'ready',
  error: null,
}
const bad: InvitationRow = {
  ...good,
  line: 2,
  text: 'grace@,Grace',
  email: 'grace@',
  name: 'Grace',
  outcome: 'refused',
  error: 'grace@ is no e-mail address.',
}

async function openDialog() {
  signedInAs('sales')
  answer('getCatalogue', catalogue)
  answer('listUsers', { items: [], next: null, total: 0 })
  const user = show('/prospects')
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

it('checks the list, invites whom it can, and gives back the lines that need mending', async () => {
  const sent: unknown[] = []
  answer(
    'invitePeople',
    { rows: [good, bad], invited: 0, unread: ['Firma'] },
    async (request) => void sent.push(await request.json()),
  )
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Check the list' }))
  expect(dialog.getByText('Name at least one person')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^People/), 'ada@example.com,Ada{Enter}grace@,Grace')
  await user.selectOptions(await dialog.findByLabelText('Models to begin with'), 'Review reader')
  await user.type(dialog.getByLabelText('Greeting'), 'Welcome')
  await user.click(dialog.getByRole('button', { name: 'Check the list' }))
  expect(await dialog.findByText('grace@ is no e-mail address.')).toBeTruthy()
  expect(dialog.getByRole('status').textContent).toBe('1 person can be invited. 1 line needs mending.')
  expect(dialog.getByText('A column that is not read: Firma.')).toBeTruthy()
  const asked = {
    people: 'ada@example.com,Ada\ngrace@,Grace',
    role: 'user',
    models: ['Review reader'],
    days: 7,
    greeting: 'Welcome',
  }
  expect(sent).toEqual([{ ...asked, preview: true }])
  answer('invitePeople', { rows: [{ ...good, outcome: 'invited' }, bad], invited: 1, unread: [] })
  await user.click(dialog.getByRole('button', { name: 'Invite 1 person' }))
  const done = within(await screen.findByRole('dialog', { name: 'Invited' }))
  await user.click(done.getByRole('button', { name: 'Mend the rest' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^People/).value).toBe('grace@,Grace')
})

it('shows an address once where the line names nobody', async () => {
  answer('invitePeople', { rows: [{ ...good, name: good.email, outcome: 'invited' }], invited: 1, unread: [] })
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByLabelText(/^People/), good.email)
  await user.click(dialog.getByRole('button', { name: 'Check the list' }))
  const lines = await dialog.findByRole('group', { name: 'Lines' })
  expect(within(lines).getAllByText(good.email)).toHaveLength(1)
})

it('keeps what was typed when it is closed, and forgets whom it invited', async () => {
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByLabelText(/^People/), 'ada@example.com,Ada')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByLabelText<HTMLTextAreaElement>(/^People/).value).toBe('ada@example.com,Ada')
  answer('invitePeople', { rows: [{ ...good, outcome: 'ready' }], invited: 0, unread: [] })
  await user.click(again.getByRole('button', { name: 'Check the list' }))
  answer('invitePeople', { rows: [{ ...good, outcome: 'invited' }], invited: 1, unread: [] })
  await user.click(await again.findByRole('button', { name: 'Invite 1 person' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^People/)).value).toBe('')
})

it('adds a CSV file to what was typed', async () => {
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByLabelText(/^People/), 'ada@example.com')
  const file = new File(['e-mail;name\ngrace@example.com;Grace\n'], 'people.csv', { type: 'text/csv' })
  await user.upload(dialog.getByLabelText('Add a CSV file'), file)
  expect(await dialog.findByDisplayValue(/ada@example.com\s+e-mail;name\s+grace@example.com;Grace/)).toBeTruthy()
})

it('offers sales the role user only, and says why a list is not taken', async () => {
  const { user, dialog } = await openDialog()
  expect(within(dialog.getByLabelText('Role')).getAllByRole('option')).toHaveLength(1)
  const message = 'The list could not be read.'
  refuse('invitePeople', { code: 422, message, error: message, hint: 'Quote it.', problem: 'csv-unreadable' })
  await user.type(dialog.getByLabelText(/^People/), '"')
  await user.click(dialog.getByRole('button', { name: 'Check the list' }))
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain(message)
  expect(alert.textContent).toContain('Quote it.')
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^People/).value).toBe('"')
})
