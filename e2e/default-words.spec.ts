import type { Page } from '@playwright/test'
import { fillSignIn, requestExploring, submitDemoRequest } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Default messages for failed answers without one: docs/behaviour.md, 'Messages'.

test.use({ expectedError: /50\d|Failed to load/ })

/** Failures without a message: a gateway's page, an empty envelope, and one that claims success. */
const wordless = [
  { name: 'status 502, a page of a gateway', answer: { status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' } },
  { name: 'status 500, an empty envelope', answer: { status: 500, json: { success: false, code: 500 } } },
  { name: 'status 200, success: false', answer: { status: 200, json: { success: false, code: 500, message: '' } } },
] as const

const retried = { timeout: 30_000 }

for (const { name, answer } of wordless) {
  const fail = (page: Page, path: string) => page.route(path, (route) => route.fulfill(answer))

  test.describe(name, () => {
    test('Login: "Login failed. Please try again."', async ({ page }) => {
      await fail(page, '**/v1/app/auth/login')
      await page.goto('/?m=login')
      const dialog = await fillSignIn(page, 'ada@example.com', 'some password')
      await expect(dialog.getByText('Login failed. Please try again.', { exact: true })).toBeVisible()
    })

    test('Create user: "Failed to create user. Please try again."', async ({ page }) => {
      await fail(page, '**/v1/app/users')
      const dialog = await requestExploring(page)
      await expect(dialog.getByText('Failed to create user. Please try again.', { exact: true })).toBeVisible()
    })

    test('A sample of a model: "Unknown error occurred"', async ({ page }) => {
      await fail(page, '**/api/analyze/**')
      await page.goto('/retail-sentiment-analysis/text-upload')
      await page.getByRole('button', { name: 'Run the sample Two sides', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('Unknown error occurred')
    })

    test('Explore: "Failed to explore topic"; image generation: "Failed to generate image"', async ({
      page,
      signIn,
    }) => {
      await signIn()
      await fail(page, '**/api/get_explore_topic**')
      await page.goto('/explore-topic/explore-topic')
      await page.getByRole('textbox', { name: 'Topic' }).fill('wheat')
      await page.getByRole('button', { name: 'Explore Topic' }).click()
      await expect(page.getByRole('alert')).toContainText('Failed to explore topic')
      await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('wheat')
      await fail(page, '**/api/generate_image')
      await page.goto('/image-gen/image-gen')
      await expect(page.getByRole('textbox', { name: 'Topic' })).toBeVisible()
      await page.getByRole('button', { name: 'Fantasy Dragon' }).click()
      await page.getByRole('button', { name: 'Generate Image' }).click()
      await expect(page.getByRole('alert')).toContainText('Failed to generate image')
    })

    test('PDF chat: an assistant bubble "Error: Unknown error"', async ({ page }) => {
      await page.goto('/pdfqa/file-upload')
      await page.getByRole('button', { name: 'Run the sample Annual report: summary', exact: true }).click()
      await expect(page).toHaveURL(/\/results\/pdfqa\?analysis=/)
      // By its full name: the model's page, shown until this screen's files have loaded, has a field 'Question'.
      const question = page.getByRole('textbox', { name: 'Your question', exact: true })
      await expect(question).toBeVisible()
      await fail(page, '**/api/analyze/**')
      await question.fill('How many containers?')
      await question.press('Enter')
      await expect(page.getByText('Error: Unknown error', { exact: true })).toBeVisible()
    })

    test('Prospects: "Failed to get prospect information"', async ({ page, signIn }) => {
      await signIn()
      await fail(page, '**/v1/app/users?**')
      await page.goto('/prospects')
      await expect(page.getByRole('alert')).toContainText('Failed to get prospect information', retried)
    })

    test('Request Demo panel: "Failed to request demo"', async ({ page }) => {
      await fail(page, '**/v1/app/users')
      const panel = await submitDemoRequest(page, 'grace@example.com')
      await expect(panel.getByText('Failed to request demo', { exact: true })).toBeVisible()
    })

    test('Warm up: "Failed to request warmup", "Warm up failed."; logout: "Logout failed. Please try again."', async ({
      page,
      signInByScreen,
    }) => {
      await signInByScreen()
      await fail(page, '**/api/warmup')
      await page.getByRole('button', { name: 'Warm Up' }).click()
      const said = answer.status === 200 ? 'Warm up failed.' : 'Failed to request warmup'
      await expect(page.getByText(said, { exact: true })).toBeVisible()
      await fail(page, '**/v1/app/auth/logout')
      await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByText('Logout failed. Please try again.', { exact: true })).toBeVisible()
    })
  })
}
