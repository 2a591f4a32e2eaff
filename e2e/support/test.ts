import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { SignIn } from '@vitrine/contracts/accounts/account.ts'
import { openPlainFile } from './open-plain-file.ts'
import { fillSignIn } from './people.ts'
import { type RunningServer, startServer } from './start-server.ts'

interface Fixtures {
  /** Console errors that the test expects, such as the browser's line for a 401. */
  expectedError: RegExp | null
  /** Signs the admin in without a screen; the page is a plain file after it. */
  signIn: () => Promise<void>
  /** Signs the admin in as people do; the page is the landing page after it. */
  signInByScreen: () => Promise<void>
}

/** Playwright's tracing inserts a script into every frame; the sandbox of a mail's preview rightly refuses it. */
const tracesSandbox = /^Blocked script execution in 'about:srcdoc'/

/**
 * Every test runs against a complete server of its worker, and fails on a console error (including violations of the
 * content security policy) or an uncaught exception.
 */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: ({ server }, use) => use(server.url),

  expectedError: [null, { option: true }],

  page: async ({ page, expectedError }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    const unexpected = errors.filter((error) => !expectedError?.test(error) && !tracesSandbox.test(error))
    expect(unexpected).toEqual([])
  },

  signIn: async ({ page, server }, use) => {
    await use(async () => {
      const answer = await page.request.post('/v1/app/auth/login', { data: { ...server.admin, force: true } })
      // The cast: the contract's answer, which the tests of the server check.
      const { data } = (await answer.json()) as { data: SignIn }
      const { user, accessToken, refreshToken, tokenExpiresAt } = data
      await openPlainFile(page)
      await page.evaluate(
        (kept) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
        },
        {
          userData: JSON.stringify({ ...user, userName: user.name }),
          loginTime: String(Date.now()),
          accessToken,
          refreshToken,
          tokenExpiresAt,
        },
      )
    })
  },

  signInByScreen: async ({ page, server }, use) => {
    await use(async () => {
      await page.goto('/?m=login')
      await fillSignIn(page, server.admin.email, server.admin.password)
      await expect(page.getByText('Login success')).toBeVisible()
    })
  },
})

/**
 * While fading in, elements do not have their final colours: a half-visible dialog would fail for a contrast that
 * nobody perceives.
 */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    // What opens with a click may begin to fade a frame later.
    for (let still = 0; still < 2; ) {
      const running = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
      await Promise.allSettled(running.map((one) => one.finished))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      still = running.length > 0 ? 0 : still + 1
    }
  })

/** Fails if axe finds a violation on the current page. */
export async function expectAccessible(page: Page) {
  await untilStill(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

export { expect }
