import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makeShowcase, requestDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'

const samples = new URL('../packages/models/src/', import.meta.url)

const picture = async (path: string, name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await readFile(new URL(path, samples)),
})

/**
 * The server receives the first of these calls, but its answer never arrives; later ones are answered. Resolves once
 * the server has received it.
 */
async function loseFirstAnswer(page: Page, path: RegExp) {
  const keys: (string | undefined)[] = []
  const arrived = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    arrived.resolve()
  })
  return { keys, arrived: arrived.promise }
}

test('a visitor’s sample whose answer was lost by a reload is the same run, and leads to its result', async ({
  page,
}) => {
  await page.goto('/retail-sentiment-analysis/text-upload')
  const { keys, arrived } = await loseFirstAnswer(page, /\/api\/analyze\//)
  await page
    .getByRole('button', { name: /^Run the sample/ })
    .first()
    .click()
  await arrived
  await page.reload()
  await expect(page).toHaveURL(/\/results\/[a-z]+\?analysis=/)
  await expect(page.getByText('Was this right?')).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
})

test('a sample that the landing page was running is there after a reload, before its answer and after', async ({
  page,
}) => {
  await page.goto('/')
  const { keys, arrived } = await loseFirstAnswer(page, /\/api\/analyze\//)
  const hero = page.getByRole('region', { name: 'Models at work' })
  await hero.getByRole('button', { name: 'Run this sample now' }).click()
  await arrived
  await page.reload()
  await expect(hero.getByText(/^Answered in/)).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(hero.getByText(/^Answered in/)).toBeVisible()
  await expect(hero.getByRole('link', { name: 'See the whole result' })).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
})

test('a signed-in person’s file is in the form again after a reload, and is the same run', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/plantdisease/image-upload')
  const { keys, arrived } = await loseFirstAnswer(page, /\/api\/analyze\//)
  await page
    .getByLabel('Choose a file')
    .setInputFiles(await picture('cropsclassification/samples/pineapple.jpg', 'my field.jpg'))
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await arrived
  await page.reload()
  await expect(page).toHaveURL(/\/results\/image\?analysis=/, { timeout: 30_000 })
  expect(keys).toEqual([keys[0], keys[0]])
  await page.goBack()
  await expect(page.getByText('my field.jpg')).toBeVisible()
})

test('a batch whose answer was lost by a reload is one batch', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/jobs?batch=new&model=cropsclassification')
  const { keys, arrived } = await loseFirstAnswer(page, /\/api\/batches$/)
  await page
    .getByLabel('Choose files')
    .setInputFiles([
      await picture('cropsclassification/samples/pineapple.jpg', 'pineapple.jpg'),
      await picture('cropsclassification/samples/house.jpg', 'house.jpg'),
    ])
  await page.getByRole('textbox', { name: 'Name of the batch' }).fill('Loaded again')
  await page.getByRole('button', { name: 'Run all' }).click()
  await arrived
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Loaded again' })).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
  await page.goto('/jobs')
  await expect(page.getByRole('link', { name: 'Loaded again' })).toHaveCount(1)
})

test('a showcase’s last run is not used up by a reload', async ({ page, signIn, browser }) => {
  const email = 'reload@example.com'
  await requestDemo(page, email)
  await signIn()
  const address = await makeShowcase(page, email, (form) => form.getByLabel('Runs').fill('1'))

  const prospect = await browser.newPage()
  await prospect.goto(address)
  const { keys, arrived } = await loseFirstAnswer(prospect, /\/v1\/showcase\/[^/]+\/runs$/)
  await prospect.getByRole('button', { name: /^Run the sample/ }).click()
  await arrived
  await prospect.reload()
  await expect(prospect).toHaveURL(/\/results\/[a-z]+\?analysis=/)
  await expect(prospect.getByText('Was this right?')).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
  await prospect.close()
})
