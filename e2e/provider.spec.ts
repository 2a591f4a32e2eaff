import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type ModelEndpoint, startModelEndpoint } from './support/start-model-endpoint.ts'
import { startServer } from './support/start-server.ts'
import { test as base, expect, expectAccessible } from './support/test.ts'

/** The product with a provider, a small server in the test. */
const test = base.extend<object, { endpoint: ModelEndpoint }>({
  endpoint: [
    async ({}, use) => {
      const endpoint = await startModelEndpoint()
      await use(endpoint)
      await endpoint.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ endpoint }, use) => {
      const server = await startServer({
        AI_BASE_URL: endpoint.url,
        AI_CHAT_MODEL: 'words',
        AI_VISION_MODEL: 'eyes',
        AI_IMAGE_MODEL: 'brush',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const leaf = () => readFile(new URL('../packages/models/src/plantdisease/samples/apple-leaf.jpg', import.meta.url))

/** Runs an uploaded picture of a leaf. */
async function runLeaf(page: Page) {
  await page.goto('/plantdisease/image-upload')
  await page.getByLabel('Choose a file').setInputFiles({ name: 'my leaf.jpg', mimeType: '', buffer: await leaf() })
  await page.getByRole('button', { name: 'Run', exact: true }).click()
}

test('a picture is made by the image model, and by the painter when that is out of order', async ({
  page,
  signIn,
  endpoint,
}) => {
  await signIn()
  const generate = async () => {
    await page.goto('/image-gen/image-gen')
    await page.getByRole('button', { name: /Fantasy Dragon/ }).click()
    await page.getByRole('button', { name: 'Generate Image' }).click()
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible({ timeout: 30_000 })
  }
  endpoint.paint(await leaf())
  await generate()
  await expect(page.getByRole('img', { name: 'The picture that was made' })).toBeVisible()
  await expect(page.getByText(endpoint.host)).toBeVisible()
  await expectAccessible(page)
  endpoint.paint(null)
  await generate()
  await expect(page.getByRole('img', { name: /fantasy scene with .*dragon/ })).toBeVisible()
  await expect(page.getByText(/status 404\. The embedded engine answered instead/)).toBeVisible()
})

test('a topic’s page is read while it is written', async ({ page, signIn, endpoint }) => {
  await signIn()
  const text = `# Wheat\n\n${'Wheat is a grass that people grow for its seed. '.repeat(12)}\n\n## Kinds\n\n- Durum`
  endpoint.say(
    { data: text, topic: 'wheat', known: 'exact', sources: [], suggestions: [], related: [], questions: [] },
    300,
  )
  await page.goto('/explore-topic/explore-topic')
  await page.getByRole('textbox', { name: 'Topic' }).fill('wheat')
  await page.getByRole('button', { name: 'Explore Topic' }).click()
  const soFar = page.getByRole('region', { name: 'Answer so far' })
  await expect(soFar.getByRole('heading', { name: 'Wheat' })).toBeVisible()
  await expect(soFar.getByRole('heading', { name: 'Kinds' })).toBeHidden()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('heading', { name: 'Kinds' })).toBeVisible({ timeout: 30_000 })
  await expect(soFar).toBeHidden()
  await expect(page.getByText(`Answered by ${endpoint.host} words.`)).toBeVisible()
  await expectAccessible(page)
})

test('a photo is shown to the vision model, which chooses among the model’s own labels', async ({
  page,
  signIn,
  endpoint,
}) => {
  await signIn()
  endpoint.say({ labels: [{ label: 'apple__rust', confidence: 0.8 }], known: true })
  await runLeaf(page)
  await expect(page).toHaveURL(/\/results\/image\?analysis=/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Apple: rust (80 %).' })).toBeVisible()
  await expect(page.getByText(endpoint.host)).toBeVisible()
  const shown = JSON.stringify(endpoint.chats.at(-1))
  expect(shown).toContain('"model":"eyes"')
  expect(shown).toContain('data:image/jpeg;base64,')
})

test('two engines answer the same photo, and the values are shown side by side with time and cost', async ({
  page,
  signIn,
  endpoint,
}) => {
  await signIn()
  endpoint.say({ labels: [{ label: 'apple__rust', confidence: 0.8 }], known: true })
  await runLeaf(page)
  await expect(page.getByRole('heading', { name: 'Apple: rust (80 %).' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Compare two engines' }).click()
  const sides = page.getByRole('region', { name: 'Two engines side by side' })
  await expect(sides.getByText(/\d+ of \d+ values agree/)).toBeVisible({ timeout: 60_000 })
  await expect(sides.getByText(`Cost: by the price list of ${endpoint.host}`)).toBeVisible()
  await expect(sides.getByText('Cost: no fee, it runs on this server')).toBeVisible()
  await sides.getByLabel('Values that agree, too').check()
  await expect(sides.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(sides.getByText(/\d+ of \d+ values agree/)).toBeVisible()
})

test('an engine is not compared with itself where the provider does not answer', async ({ page, signIn, endpoint }) => {
  await signIn()
  endpoint.say('no answer in the form that was asked for')
  await runLeaf(page)
  await expect(page.getByText('Was this right?')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Compare two engines' }).click()
  const sides = page.getByRole('region', { name: 'Two engines side by side' })
  await expect(sides.getByText(/gave both answers: there is nothing to compare/)).toBeVisible({ timeout: 60_000 })
  await expect(sides.getByText(/values agree/)).toBeHidden()
  await expect(sides.getByText(/The embedded engine answered instead/).first()).toBeVisible()
})
