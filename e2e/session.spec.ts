import type { Page } from '@playwright/test'
import { openPlainFile } from './support/open-plain-file.ts'
import { fillSignIn } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Signing in and out, a session's lifetime and what it allows: docs/behaviour.md, 'Sessions' and 'Roles'.

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/**
 * Stores a session with a chosen role and start in the browser. Ends on a page without scripts: a screen's program may
 * start after its page has loaded, and would then find the session first and show its messages on a page that is about
 * to be left.
 */
async function keepSession(page: Page, { role = 'user', minutesAgo = 0 } = {}) {
  await openPlainFile(page)
  await page.evaluate(
    (kept) => {
      const user = {
        id: 'u1',
        name: 'Ada Lovelace',
        userName: 'Ada Lovelace',
        email: 'ada@example.com',
        role: kept.role,
      }
      localStorage.setItem('userData', JSON.stringify(user))
      localStorage.setItem('loginTime', String(kept.loginTime))
    },
    { role, loginTime: Date.now() - minutesAgo * 60_000 },
  )
}

test.describe('a failed sign-in', () => {
  test.use({ expectedError: /401/ })

  test('Login errors stay in the dialog', async ({ page, server }) => {
    await page.goto('/?m=login')
    const dialog = await fillSignIn(page, server.admin.email, 'not the password')
    await expect(dialog.getByText('Login failed. Please try again.')).toBeVisible()
  })
})

test('Success stores the user and three tokens, closes the dialog, toast "Login success" and go to /', async ({
  page,
  signInByScreen,
}) => {
  await signInByScreen()
  await expect(page).toHaveURL(/\/$/)
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys).toEqual(
    expect.arrayContaining(['userData', 'loginTime', 'accessToken', 'refreshToken', 'tokenExpiresAt']),
  )
})

test('Logout: confirm dialog; user and local storage are cleared, toast "Logged out successfully"', async ({
  page,
  signInByScreen,
}) => {
  await signInByScreen()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page.getByText('Are you sure you want to Log out?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('The sidebar variant clears local and session storage, navigates to / then /login', async ({
  page,
  signInByScreen,
}) => {
  await signInByScreen()
  await page.goto('/explore')
  await page.evaluate(() => sessionStorage.setItem('some', 'thing'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Are you sure you want to log out?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('an expired access token is refreshed once, and the call goes through', async ({ page, signInByScreen }) => {
  await signInByScreen()
  await page.evaluate(() => localStorage.setItem('tokenExpiresAt', new Date(Date.now() - 1000).toISOString()))
  const before = await stored(page, 'accessToken')
  await page.goto('/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => stored(page, 'accessToken')).not.toBe(before)
})

test('a refresh token is also read under a second spelling REFRESH_TOKEN', async ({ page, signInByScreen }) => {
  await signInByScreen()
  await openPlainFile(page)
  await page.evaluate(() => {
    localStorage.setItem('REFRESH_TOKEN', localStorage.getItem('refreshToken') ?? '')
    localStorage.removeItem('refreshToken')
    localStorage.setItem('tokenExpiresAt', new Date(Date.now() - 1000).toISOString())
  })
  const before = await stored(page, 'accessToken')
  await page.goto('/jobs')
  await expect.poll(() => stored(page, 'accessToken')).not.toBe(before)
  expect(await stored(page, 'refreshToken')).not.toBeNull()
})

test('Logout without a refresh token clears the user and storage and reloads /, without a call', async ({
  page,
  signInByScreen,
}) => {
  await signInByScreen()
  await page.evaluate(() => localStorage.removeItem('refreshToken'))
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(calls.some((url) => url.includes('auth/logout'))).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('Success response with success=false: code 403 triggers the navigate-to-login routine', async ({ page }) => {
  await keepSession(page)
  await page.route(/\/api\/(analyses|batches|shares)/, (route) =>
    route.fulfill({ status: 200, json: { success: false, code: 403, message: 'No' } }),
  )
  await page.goto('/jobs')
  await expect(page.getByText('Your session has expired. Please log in again to continue.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await stored(page, 'userData')).toBeNull()
})

test('Success response with success=false: code 401 with message "No token provided" triggers a token refresh', async ({
  page,
  signInByScreen,
}) => {
  await signInByScreen()
  const before = await stored(page, 'accessToken')
  let refused = false
  await page.route(/\/api\/analyses/, (route) => {
    if (refused) return route.continue()
    refused = true
    return route.fulfill({ status: 200, json: { success: false, code: 401, message: 'No token provided' } })
  })
  await page.goto('/jobs')
  await expect.poll(() => stored(page, 'accessToken')).not.toBe(before)
  await expect(page.getByRole('heading', { level: 1, name: 'Your analyses' })).toBeVisible()
})

test('a visitor’s own text waits while they sign in', async ({ page, server }) => {
  await page.goto('/retail-sentiment-analysis/text-upload')
  await page.getByLabel('Text').fill('Not bad at all.')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const request = page.getByRole('dialog', { name: 'Request Demo to Explore' })
  await expect(request.getByText('What you typed is kept in this browser only')).toBeVisible()
  await request.getByRole('button', { name: 'Login' }).click()
  await fillSignIn(page, server.admin.email, server.admin.password)
  await page.getByRole('link', { name: /Continue with Retail sentiment analysis/ }).click()
  // It is run at once, as requested before signing in.
  await expect(page).toHaveURL(/\/results\/sentimental\?analysis=/)
  await expect(page.getByText('Not bad at all.').first()).toBeVisible()
})

test('On load, if userData and loginTime are found, the user is restored', async ({ page }) => {
  await keepSession(page)
  await page.goto('/explore')
  await expect(page.getByText('Ada Lovelace')).toBeVisible()
  await expect(page.getByText('AL', { exact: true })).toBeVisible()
})

test('Unparseable stored user data: warning shown and all local storage cleared', async ({ page }) => {
  await keepSession(page)
  await page.evaluate(() => localStorage.setItem('userData', '{broken'))
  await page.goto('/explore')
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  expect(await stored(page, 'loginTime')).toBeNull()
})

test('Expiry check: under 5 minutes remain, the info toast is shown once; at 60 minutes the session is cleared', async ({
  page,
}) => {
  await page.clock.install()
  await keepSession(page, { minutesAgo: 54 })
  await page.goto('/explore')
  await expect(page.getByText('Ada Lovelace')).toBeVisible()
  await page.clock.fastForward('01:05')
  const warning = page.getByText('Just a remainder, Your session will expire in 5 minutes.')
  await expect(warning).toHaveCount(1)
  await expect(page.getByRole('alertdialog', { name: 'Extend Session' })).toBeVisible()
  await expect(page.getByText('Are you sure you want to extend the session?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.clock.fastForward('05:00')
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  expect(await stored(page, 'userData')).toBeNull()
  await page.clock.fastForward(3100)
  await expect(page).toHaveURL(/\/$/)
})

test.describe('HTTP 401', () => {
  test.use({ expectedError: /401/ })

  test('info toast "Session expired, please log in again.", clear local storage, go to /', async ({ page }) => {
    await keepSession(page)
    await page.evaluate(() => localStorage.setItem('accessToken', 'not a token'))
    await page.goto('/jobs')
    await expect(page.getByText('Session expired, please log in again.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

test.describe('HTTP 403', () => {
  test.use({ expectedError: /403/ })

  test('run the navigate-to-login routine: error toast, wait 2000 ms, clear local and session storage, replace location with /', async ({
    page,
  }) => {
    await keepSession(page)
    await page.evaluate(() => sessionStorage.setItem('some', 'thing'))
    await page.route(/\/api\/(analyses|batches|shares)/, (route) =>
      route.fulfill({ status: 403, json: { success: false, code: 403, message: 'No', problem: 'not-allowed' } }),
    )
    await page.goto('/jobs')
    await expect(page.getByText('Your session has expired. Please log in again to continue.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })
})

test('Two tabs share one session: signing out in one is seen in the other', async ({
  page,
  context,
  signInByScreen,
}) => {
  await signInByScreen()
  const other = await context.newPage()
  await other.goto('/explore')
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test.describe('Roles', () => {
  test('A user who is neither admin nor sales is redirected from /prospects to / with the info toast', async ({
    page,
  }) => {
    await keepSession(page, { role: 'user' })
    await page.goto('/prospects')
    await expect(page.getByText('Token has expired. Please log in again.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Warm Up' })).toHaveCount(0)
    await expect(header.getByRole('link', { name: 'Prospects' })).toHaveCount(0)
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  test('Explore topic and image generation: anyone else sees a Feature Locked card, beside the samples', async ({
    page,
  }) => {
    for (const path of ['/explore-topic/explore-topic', '/image-gen/image-gen']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Feature Locked' })).toBeVisible()
      await page.getByRole('button', { name: 'Request Demo' }).click()
      await expect(page.getByRole('dialog', { name: 'Request Demo to Explore' })).toBeVisible()
    }
  })
})
