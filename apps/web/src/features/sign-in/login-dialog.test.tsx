import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { show } from '../../testing/show.tsx'
import { signIn } from '../../testing/sign-in.ts'

it('names what is missing or malformed', async () => {
  const user = show('/?m=login')
  await screen.findByRole('dialog', { name: 'Welcome Back' })
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Email is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  await user.type(screen.getByLabelText(/Email/), 'ada')
  expect(await screen.findByText('Invalid email address')).toBeTruthy()
})

it('keeps a failed sign-in in the dialog', async () => {
  refuse('login', { code: 401, message: 'Login failed. Please try again.', problem: 'sign-in-failed' })
  const user = show('/login')
  await user.type(await screen.findByLabelText(/Email/), 'ada@example.com')
  await user.type(screen.getByLabelText(/Password/), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed. Please try again.')
})

it('hides the password, takes a pasted one, and tells password managers what each field is', async () => {
  const user = show('/login')
  const email = await screen.findByLabelText<HTMLInputElement>(/Email/)
  const password = screen.getByLabelText<HTMLInputElement>(/Password/)
  expect([email.autocomplete, password.autocomplete, password.type]).toEqual([
    'username',
    'current-password',
    'password',
  ])
  await user.click(password)
  await user.paste('kettle violin 37 harbour, and 100 more')
  expect(password.value).toBe('kettle violin 37 harbour, and 100 more')
  expect(password.maxLength).toBe(-1)
})

it('says what one can do about an account that is closed', async () => {
  const message = 'This account has expired.'
  refuse('login', { code: 403, message, error: message, hint: 'Ask for more time.', problem: 'account-blocked' })
  const user = show('/login')
  await user.type(await screen.findByLabelText(/Email/), 'ada@example.com')
  await user.type(screen.getByLabelText(/Password/), 'right')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByRole('alert')).textContent).toBe(`${message}Ask for more time.`)
})

it('signs in with force, stores the session and closes', async () => {
  const sent: unknown[] = []
  answer('login', signIn, async (request) => {
    sent.push(await request.json())
  })
  const user = show('/?m=login')
  await user.type(await screen.findByLabelText(/Email/), 'ada@example.com')
  await user.type(screen.getByLabelText(/Password/), 'a good password')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ email: 'ada@example.com', password: 'a good password', force: true }])
  expect(window.localStorage.getItem('accessToken')).toBe('access')
  expect(JSON.parse(window.localStorage.getItem('userData') ?? '{}')).toMatchObject({ userName: 'Ada Lovelace' })
})

it('asks for the code of the second step once the password was right, and keeps a wrong one in the dialog', async () => {
  const required = { code: 401, problem: 'second-step-required' }
  refuse('login', { ...required, message: 'Enter the code of your authenticator app.' })
  const user = show('/?m=login')
  await user.type(await screen.findByLabelText(/Email/), 'ada@example.com')
  await user.type(screen.getByLabelText(/Password/), 'a good password')
  expect(screen.queryByLabelText(/Code/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const code = await screen.findByLabelText(/Code/)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(code, '111111')
  refuse('login', { ...required, message: 'This code is not right, or was used before.' })
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not right, or was used before.')
  const sent: unknown[] = []
  answer('login', signIn, async (request) => {
    sent.push(await request.json())
  })
  await user.clear(code)
  await user.type(code, '222222')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ email: 'ada@example.com', password: 'a good password', force: true, code: '222222' }])
})

it('offers the sign-in provider where the server has one, and no passkey where the browser has none', async () => {
  answer('getSignInWays', { passkeys: true, provider: 'Acme' })
  show('/?m=login')
  const link = await screen.findByRole('link', { name: 'Continue with Acme' })
  expect(link.getAttribute('href')).toBe('/v1/app/auth/provider')
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})

it('fetches the session of who comes back from the provider, and asks for the code where one is missing', async () => {
  refuse('finishProviderSignIn', { code: 401, message: 'Enter the code.', problem: 'second-step-required' })
  const user = show('/login?provider=done')
  const code = await screen.findByLabelText(/Code/)
  expect(screen.queryByLabelText(/Password/)).toBeNull()
  expect(window.location.search).toBe('')
  const sent: unknown[] = []
  answer('finishProviderSignIn', signIn, async (request) => void sent.push(await request.json()))
  await user.type(code, '222222')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ code: '222222' }])
  expect(window.localStorage.getItem('accessToken')).toBe('access')
})

it('leads on to where somebody was going when they left for the provider, once', async () => {
  answer('getSignInWays', { passkeys: false, provider: 'Acme' })
  answer('finishProviderSignIn', signIn)
  show('/explore')
  act(() => dialogs.open({ kind: 'login', backTo: '/privacy' }))
  // A real browser would navigate away here.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(await screen.findByRole('link', { name: 'Continue with Acme' }))
  cleanup()
  act(() => dialogs.close())
  show('/login?provider=done')
  expect(await screen.findByRole('heading', { level: 1, name: /Privacy/ })).toBeTruthy()
  expect(window.sessionStorage).toHaveLength(0)
})

it('says why the provider’s person is not let in, once, and takes a password all the same', async () => {
  show('/login?provider=not-invited')
  expect((await screen.findByRole('alert')).textContent).toContain('There is no account here for you yet.')
  expect(screen.getByLabelText(/Password/)).toBeTruthy()
  expect(window.location.search).toBe('')
})

it('brings a deleted account back by the link in the mail, when asked to, and leads on to the sign-in', async () => {
  const sent: unknown[] = []
  refuse('undoDeletion', { code: 503, message: 'The database is away.', problem: 'database-unavailable' })
  const user = show('/login#restore=a-token')
  await screen.findByRole('dialog', { name: 'Bring your account back' })
  await user.click(screen.getByRole('button', { name: 'Bring it back' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.')
  answer('undoDeletion', { email: 'ada@example.com' }, async (request) => void sent.push(await request.json()))
  await user.click(screen.getByRole('button', { name: 'Bring it back' }))
  expect((await screen.findByText(/is back as it was/)).textContent).toContain('ada@example.com')
  expect(sent).toEqual([{ token: 'a-token' }])
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('dialog', { name: 'Welcome Back' })
  expect(window.location.hash).toBe('')
})

it('leads on from a link that was used, and does not offer it again', async () => {
  const message = 'This link was used.'
  refuse('undoDeletion', { code: 410, message, error: message, hint: 'Sign in for a new one.', problem: 'link-over' })
  const user = show('/login#restore=a-token')
  await screen.findByRole('dialog', { name: 'Bring your account back' })
  await user.click(screen.getByRole('button', { name: 'Bring it back' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Sign in for a new one.')
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('dialog', { name: 'Welcome Back' })
})

it('switches to the request dialog', async () => {
  const user = show('/?m=login')
  const dialog = await screen.findByRole('dialog', { name: 'Welcome Back' })
  await user.click(within(dialog).getByRole('button', { name: 'Request Demo' }))
  expect(await screen.findByRole('dialog', { name: 'Request Demo to Explore' })).toBeTruthy()
})
