import { expect, expectAccessible, test } from './support/test.ts'

// How a topic, a picture and a document's questions are asked and answered: docs/behaviour.md, 'Screens'.

test.beforeEach(async ({ signIn }) => signIn())

test('Four sample prompts, each filling both fields; a Generate Image button; the picture under /results', async ({
  page,
}) => {
  await page.goto('/image-gen/image-gen')
  const generate = page.getByRole('button', { name: 'Generate Image' })
  await expect(generate).toBeDisabled()
  for (const name of ['Futuristic City', 'Fantasy Dragon', 'Space Exploration', 'Underwater World']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('textbox', { name: 'Topic' })).not.toHaveValue('')
    await expect(page.getByLabel('Instructions')).not.toHaveValue('')
  }
  await expectAccessible(page)
  await generate.click()
  await expect(page.getByText('Generating image...')).toBeVisible()
  await expect(page).toHaveURL(/\/results\?analysis=/)
  await expect(page.getByRole('heading', { name: 'Prompt' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^image-\d+\.png$/)

  await page.goto('/content')
  await expect(page.getByRole('heading', { name: 'What you made' })).toBeVisible()
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
})

test.describe('where the picture cannot be fetched', () => {
  test.use({ expectedError: /404/ })

  test('Download failed (falls back to opening the image)', async ({ page }) => {
    await page.goto('/image-gen/image-gen')
    await page.getByRole('button', { name: 'Space Exploration' }).click()
    await page.getByRole('button', { name: 'Generate Image' }).click()
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 })
    await page.route('**/files/**', (route) => route.fulfill({ status: 404, body: '' }))
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(opened.url()).toContain('/files/')
    await expect(page.getByText('Download failed')).toBeVisible()
  })
})

test('A sample-input preview dialog with Close and Use Sample buttons', async ({ page }) => {
  await page.goto('/explore-topic/explore-topic')
  const explore = page.getByRole('button', { name: 'Explore Topic' })
  await expect(explore).toBeDisabled()
  const sample = page.getByText('Samples:').locator('..').getByRole('button').first()
  await sample.click()
  const dialog = page.getByRole('dialog', { name: 'Sample input' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('')
  await sample.click()
  await dialog.getByRole('button', { name: 'Use Sample' }).click()
  await expect(page.getByRole('textbox', { name: 'Topic' })).not.toHaveValue('')
  await expect(explore).toBeEnabled()
})

test('Topic exploration: the result rendered as formatted text with a copy-to-clipboard button', async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/catalogue')).json()) as {
    data: { models: { id: string; available: boolean }[] }
  }
  test.skip(!data.models.find(({ id }) => id === 'explore-topic')?.available, 'its engine has not landed')
  await page.goto('/explore-topic/explore-topic')
  await page.getByRole('textbox', { name: 'Topic' }).fill('wheat')
  await page.keyboard.press('Enter')
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('heading').first()).toBeVisible()
  await expect(result.getByRole('button', { name: 'Copy' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('PDF Insights Assistant: summary first, then answers with page and place', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/catalogue')).json()) as {
    data: { models: { id: string; available: boolean }[] }
  }
  test.skip(!data.models.find(({ id }) => id === 'pdfqa')?.available, 'its engine has not landed')
  await page.goto('/pdfqa/file-upload')
  await page
    .getByRole('button', { name: /Run the sample/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/results\/pdfqa\?analysis=/)
  const chat = page.getByRole('log', { name: 'Conversation' })
  await expect(chat.getByText('You: Summary')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Pages' }).locator('canvas').first()).toBeVisible()
  await expectAccessible(page)
  const first = page.url()

  const question = page.getByLabel('Your question')
  await question.fill('   ')
  await question.press('Enter')
  await expect(chat.getByText('You:')).toHaveCount(1)
  await question.fill('What is this document about?')
  await question.press('Enter')
  await expect(chat.getByText('What is this document about?')).toBeVisible()
  await expect(chat.getByText('Assistant:')).toHaveCount(2)
  await expect(page).not.toHaveURL(first)
  await page.reload()
  await expect(chat.getByText('What is this document about?')).toBeVisible()
  await expect(chat.getByText('Assistant:')).toHaveCount(2)
})

test('PDF QA: Hide PDF / Show PDF, Show Summary, Related Questions, scroll to the bottom and Enter, by keyboard alone', async ({
  page,
}) => {
  test.slow()
  // So low that two answers need scrolling.
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/pdfqa/file-upload')
  const sample = page.getByRole('button', { name: /Run the sample/ }).first()
  await sample.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/results\/pdfqa\?analysis=/)
  const pane = page.getByRole('region', { name: 'PDF Insights Assistant' })
  const chat = page.getByRole('log', { name: 'Conversation' })
  await expect(chat.getByText('Assistant:')).toHaveCount(1)
  const isFocused = (name: string, role: 'button' | 'textbox' = 'button') =>
    expect(pane.getByRole(role, { name })).toBeFocused()

  await pane.getByRole('button', { name: 'Show Summary' }).focus()
  await page.keyboard.press('Tab')
  await isFocused('Hide PDF')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Pages' })).toHaveCount(0)
  await isFocused('Show PDF')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Pages' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(chat).toBeFocused()

  const related = pane.getByRole('button', { name: 'Related Questions' })
  await expect(related).toHaveAttribute('aria-expanded', 'true')
  const first = pane.getByRole('list').last().getByRole('button').first()
  const asked = (await first.textContent()) ?? ''
  await first.focus()
  await page.keyboard.press('Enter')
  await isFocused('Your question', 'textbox')
  await expect(chat.getByText('You:')).toHaveCount(2)
  await expect(chat.getByText(`You: ${asked}`)).toBeVisible()
  await expect(chat.getByText('Assistant:')).toHaveCount(2)
  // Older ones can be toggled.
  await expect(related.first()).toHaveAttribute('aria-expanded', 'false')

  const down = pane.getByRole('button', { name: 'Scroll to the bottom' })
  await expect(down).toBeHidden()
  await chat.focus()
  await page.keyboard.press('Home')
  await expect(down).toBeVisible()
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(down).toBeHidden()
  await isFocused('Your question', 'textbox')
})
