import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
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

it('switches to the request dialog', async () => {
  const user = show('/?m=login')
  const dialog = await screen.findByRole('dialog', { name: 'Welcome Back' })
  await user.click(within(dialog).getByRole('button', { name: 'Request Demo' }))
  expect(await screen.findByRole('dialog', { name: 'Request Demo to Explore' })).toBeTruthy()
})
