import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { approvedGrace, signedInAs } from '../../testing/people.ts'
import { show } from '../../testing/show.tsx'

const times = {
  createdAt: '2026-03-01T10:00:00.000Z',
  loginTime: '2026-03-01T10:00:00.000Z',
  endsAt: '2026-03-01T11:00:00.000Z',
  address: '192.0.2.7',
  unfamiliar: false,
}

const off = { on: false, since: null, recoveryCodesLeft: 0, required: false }

beforeEach(() => {
  answer('getSecondStep', off)
  answer('listSecurityEvents', { items: [] })
  answer('listPasskeys', { items: [] })
  answer('listApiKeys', { items: [] })
  answer('listWebhooks', { items: [] })
})
const here = { id: 's1', current: true, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0', ...times }
const there = { id: 's2', current: false, userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0', ...times }

it('ends another session, never the one that asks', async () => {
  signedInAs('user')
  answer('listSessions', { items: [here, there] })
  const ended: string[] = []
  answer('revokeSession', { revoked: 1 }, ({ url }) => {
    ended.push(new URL(url).pathname)
    answer('listSessions', { items: [here] })
  })
  const user = show('/account')
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /End the session/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /End the session of Chrome on Windows/ }))
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull())
  expect(ended).toEqual(['/v1/app/auth/sessions/s2'])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Where you are signed in'))
})

it('saves the name, in the session too', async () => {
  signedInAs('user')
  answer('listSessions', { items: [here] })
  answer('updateUser', { ...approvedGrace, name: 'Ada King' })
  const loginTime = window.localStorage.getItem('loginTime')
  const user = show('/account')
  const name = await screen.findByLabelText(/Name/)
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Name is required')).toBeTruthy()
  await user.type(name, 'Ada King')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your name is saved.')).toBeTruthy()
  expect(JSON.parse(window.localStorage.getItem('userData') ?? '{}')).toMatchObject({ name: 'Ada King' })
  expect(window.localStorage.getItem('loginTime')).toBe(loginTime)
})

const picture = 'data:image/webp;base64,AAAA'

it('shows the picture in place of the initials, and the initials again once it is removed', async () => {
  signedInAs('user')
  answer('listSessions', { items: [here] })
  const sent: string[] = []
  answer('updateUser', { ...approvedGrace, profile_img_url: picture }, async (request) => {
    const file = (await request.formData()).get('picture')
    if (file instanceof File) sent.push(file.name)
  })
  const user = show('/account')
  await screen.findByRole('button', { name: 'Choose a picture' })
  const chooser = screen.getByLabelText('Profile picture')
  await user.upload(chooser, new File(['x'], 'me.png', { type: 'image/png' }))
  expect(await screen.findByText('Your picture is saved.')).toBeTruthy()
  expect(sent).toEqual(['me.png'])
  const link = screen.getByRole('link', { name: 'Your account' })
  expect(link.querySelector('img')?.getAttribute('src')).toBe(picture)
  expect(JSON.parse(window.localStorage.getItem('userData') ?? '{}')).toMatchObject({ profile_img_url: picture })
  const bodies: unknown[] = []
  answer('updateUser', approvedGrace, async (request) => void bodies.push(await request.json()))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Your picture is removed.')).toBeTruthy()
  expect(bodies).toEqual([{ profile_img_url: null }])
  expect(link.querySelector('img')).toBeNull()
  expect(link.textContent).toContain('AL')
})

it('refuses what is no picture before it is sent, in the words of the server', async () => {
  signedInAs('user')
  answer('listSessions', { items: [here] })
  const user = userEvent.setup({ applyAccept: false })
  show('/account')
  const chooser = await screen.findByLabelText('Profile picture')
  await user.upload(chooser, new File(['x'], 'me.gif', { type: 'image/gif' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This is a GIF file; The profile picture accepts PNG, JPEG or WebP.',
  )
  const large = new File([new Uint8Array(5 * 1_048_576 + 1)], 'me.png', { type: 'image/png' })
  await user.upload(chooser, large)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('at most 5 MB'))
  refuse('updateUser', { code: 422, message: 'It is damaged.', problem: 'input-damaged', hint: 'Save it again.' })
  await user.upload(chooser, new File(['x'], 'me.png', { type: 'image/png' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('It is damaged.'))
})

it('asks for a temporary password and tells nothing about the account', async () => {
  const user = show('/?m=login')
  await user.type(await screen.findByLabelText(/Email/), 'ada@example.com')
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  await screen.findByRole('dialog', { name: 'Forgot your password?' })
  refuse('forgotPassword', { code: 429, message: 'Too many.', problem: 'rate-limited', hint: 'Wait a minute.' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many. Wait a minute.')
  const bodies: unknown[] = []
  answer('forgotPassword', { received: true }, async (request) => void bodies.push(await request.json()))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/If there is an account with this address/)).toBeTruthy()
  expect(bodies).toEqual([{ email: 'ada@example.com' }])
})

it('asks of a session on a new device whether it was oneself', async () => {
  signedInAs('user')
  answer('listSessions', { items: [here, { ...there, unfamiliar: true }] })
  answer('acceptSession', { accepted: true }, () => answer('listSessions', { items: [here, there] }))
  const user = show('/account')
  expect(await screen.findByText(/Was this you\?/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByText(/Was this you\?/)).toBeNull())
  answer('listSessions', { items: [here, { ...there, unfamiliar: true }] })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Where you are signed in'))
})

it('ends the session of a stranger and leads to a new password', async () => {
  signedInAs('user')
  answer('listSessions', { items: [here, { ...there, unfamiliar: true }] })
  answer('revokeSession', { revoked: 1 }, () => answer('listSessions', { items: [here] }))
  const user = show('/account')
  await user.click(await screen.findByRole('button', { name: 'No, end it' }))
  expect((await screen.findByRole('link', { name: 'change it now' })).getAttribute('href')).toBe('/change-password')
  expect(document.activeElement?.textContent).toBe('Where you are signed in')
})

it('sets the second step up by QR code or key, proves it by a code and shows the recovery codes once', async () => {
  signedInAs('user')
  answer('listSessions', { items: [here] })
  const address = 'otpauth://totp/Vitrine:ada%40example.com?secret=JBSWY3DPEHPK3PXP'
  answer('beginSecondStep', { secret: 'JBSWY3DPEHPK3PXP', address })
  const sent: unknown[] = []
  answer('enableSecondStep', { recoveryCodes: ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'] }, async (request) => {
    sent.push(await request.json())
    answer('getSecondStep', { ...off, on: true, recoveryCodesLeft: 2 })
  })
  const user = show('/account')
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  expect(await screen.findByRole('img', { name: 'QR code for an authenticator app' })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  // The focused button is gone: the focus moves to where reading continues.
  expect(document.activeElement?.textContent).toContain('Scan this')
  await user.type(screen.getByLabelText(/Code that the app shows/), '123456')
  await user.click(screen.getByRole('button', { name: 'Switch on' }))
  expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeTruthy()
  expect(sent).toEqual([{ code: '123456' }])
  expect(document.activeElement?.textContent).toContain('Keep these recovery codes')
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Second step/ }))
  expect(await screen.findByText(/2 recovery codes are left/)).toBeTruthy()
  expect(screen.queryByText('aaaa-bbbb-cccc-dddd')).toBeNull()
})

it('asks who it is before data are deleted, and goes on with the call once that is proved', async () => {
  signedInAs('user')
  answer('listSessions', { items: [here] })
  refuse('deleteOwnAccount', { code: 403, message: 'Please confirm that it is you.', problem: 'confirmation-required' })
  const user = show('/account')
  await user.click(await screen.findByRole('button', { name: 'Delete your account' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const password = await screen.findByLabelText(/Your password/)
  refuse('confirmIdentity', { code: 400, message: 'The password is not right.', problem: 'code-wrong' })
  await user.type(password, 'wrong')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('The password is not right.')).toBeTruthy()
  answer('confirmIdentity', { until: '2026-03-01T11:00:00.000Z' })
  answer('deleteOwnAccount', { erasesAt: '2026-04-01T11:00:00.000Z' })
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(window.localStorage.getItem('accessToken')).toBeNull())
  expect(await screen.findByText(/^Your account is deleted\. The link/)).toBeTruthy()
})

it('asks before recovery codes are renewed, the second step is removed or a passkey goes', async () => {
  signedInAs('user')
  answer('listSessions', { items: [here] })
  answer('getSecondStep', { ...off, on: true, recoveryCodesLeft: 2 })
  const kept = { id: 'k1', name: 'Work laptop', createdAt: times.createdAt, lastUsedAt: null, backedUp: false }
  answer('listPasskeys', { items: [kept] })
  const done: string[] = []
  answer('renewRecoveryCodes', { recoveryCodes: ['iiii-jjjj'] }, () => void done.push('renewed'))
  answer('removePasskey', { removed: true }, () => void done.push('removed'))
  const user = show('/account')
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }))
  const first = within(await screen.findByRole('alertdialog', { name: 'New recovery codes' }))
  await user.click(first.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Remove Work laptop' }))
  const second = within(await screen.findByRole('alertdialog', { name: 'Remove the passkey' }))
  expect(done).toEqual([])
  await user.click(second.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(done).toEqual(['removed']))
})

it('names the way out of a refusal beside what was refused: in a form, a question, a list and a toast', async () => {
  signedInAs('user')
  answer('listSessions', { items: [here] })
  answer('beginSecondStep', { secret: 'ABCD', address: 'otpauth://totp/Vitrine' })
  refuse('enableSecondStep', {
    code: 400,
    message: 'Not the code.',
    hint: 'Wait for the next one.',
    problem: 'code-wrong',
  })
  refuse('listApiKeys', {
    code: 503,
    message: 'No keys now.',
    hint: 'Come back in a minute.',
    problem: 'database-unavailable',
  })
  refuse('exportOwnData', { code: 403, message: 'Please confirm.', problem: 'confirmation-required' })
  refuse('confirmIdentity', {
    code: 429,
    message: 'Too many attempts.',
    hint: 'Wait 15 seconds.',
    problem: 'rate-limited',
  })
  const user = show('/account')
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  await user.type(await screen.findByLabelText(/Code that the app shows/), '123456')
  await user.click(screen.getByRole('button', { name: 'Switch on' }))
  expect(await screen.findByText('Wait for the next one.')).toBeTruthy()
  expect(await screen.findByText('Come back in a minute.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Export your data' }))
  await user.type(await screen.findByLabelText(/Your password/), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Too many attempts. Wait 15 seconds.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  refuse('exportOwnData', { code: 507, message: 'No room.', hint: 'Ask whoever runs this.', problem: 'storage-full' })
  await user.click(screen.getByRole('button', { name: 'Export your data' }))
  expect(await screen.findByText('No room. Ask whoever runs this.')).toBeTruthy()
})
