import { signInDialog } from './support/sign-in-dialog.ts'
import { expect, test } from './support/test.ts'

// What browser and server refuse, and with which messages: docs/behaviour.md, 'Validation'.

test('Login form: email required and valid; password required', async ({ page }) => {
  await page.goto('/?m=login')
  const dialog = signInDialog(page)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByText('Email is required')).toBeVisible()
  await expect(dialog.getByText('Password is required')).toBeVisible()
  await dialog.getByLabel('Email').fill('nobody')
  await expect(dialog.getByText('Invalid email address')).toBeVisible()
})

test('Explore dialog: name required; email valid and required; interested_in required only for the general type', async ({
  page,
}) => {
  await page.goto('/?m=explore')
  const general = page.getByRole('dialog', { name: 'Request Demo to Explore' })
  await general.getByRole('button', { name: 'Submit' }).click()
  await expect(general.getByText('Name is required')).toBeVisible()
  await expect(general.getByText('Email is required')).toBeVisible()
  await expect(general.getByLabel('Interested In')).toHaveAttribute('aria-invalid', 'true')
  await page.goto('/resqai')
  await page.getByRole('button', { name: 'Request Beta Access' }).first().click()
  const beta = page.getByRole('dialog', { name: 'Request Beta Access' })
  await expect(beta.getByLabel('Interested In')).toHaveCount(0)
})

test('Demo panel: each Required; Invalid email; Select at least one; Please specify', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Request Demo' }).click()
  const panel = page.getByRole('dialog', { name: 'Request Demo' })
  await panel.getByRole('button', { name: 'Submit' }).click()
  await expect(panel.getByText('Required', { exact: true })).toHaveCount(5)
  await expect(panel.getByText('Select at least one')).toBeVisible()
  await panel.getByLabel('Email').fill('nobody')
  await expect(panel.getByText('Invalid email')).toBeVisible()
  await panel.getByLabel('Other').check()
  await panel.getByRole('button', { name: 'Submit' }).click()
  await expect(panel.getByRole('alert').getByText('Please specify')).toBeVisible()
})

test('Phone: digits only, at most 15 digits; default country us', async ({ page }) => {
  await page.goto('/?m=explore')
  const phone = page.getByRole('dialog').getByLabel('Phone')
  await expect(phone).toHaveValue(/^\+1/)
  await phone.press('End')
  await phone.pressSequentially('abc555010019912345678901')
  const digits = (await phone.inputValue()).replaceAll(/\D/g, '')
  expect(digits.length).toBeLessThanOrEqual(15)
  expect(await phone.inputValue()).not.toMatch(/[a-z]/i)
})

test.describe('Image generation', () => {
  test.beforeEach(async ({ signIn }) => signIn())

  test('topic and instructions non-blank and not above maxFileSize', async ({ page }) => {
    await page.goto('/image-gen/image-gen')
    await page.getByRole('textbox', { name: 'Topic' }).fill('x')
    await page.getByRole('textbox', { name: 'Topic' }).fill(' ')
    await expect(page.getByText('Please enter a topic')).toBeVisible()
    await page.getByLabel('Instructions').fill('x')
    await page.getByLabel('Instructions').fill('')
    await expect(page.getByText('Please enter instructions')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generate Image' })).toBeDisabled()
    await page.getByRole('textbox', { name: 'Topic' }).fill('ü'.repeat(1_100_000))
    await expect(page.getByText('Topic size exceeds 2MB limit')).toBeVisible()
    await page.getByLabel('Instructions').fill('ü'.repeat(1_100_000))
    await expect(page.getByText('Instructions size exceeds 2MB limit')).toBeVisible()
  })
})

test.describe('Model lookup by key', () => {
  // The server answers 404 for unknown paths, and the page redirects.
  test.use({ expectedError: /404/ })

  test('unknown key redirects to /', async ({ page }) => {
    for (const path of ['/no-such-model/file-upload', '/pdfqa/explore-topic', '/explore-topic/image-gen']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/$/)
    }
  })
})

test.describe('what the browser can tell of a file', () => {
  test.beforeEach(async ({ signIn }) => signIn())

  const cases: readonly [
    name: string,
    path: string,
    file: { name: string; mimeType: string; buffer: Buffer } | null,
    says: RegExp,
  ][] = [
    ['no file at all', '/plantdisease/image-upload', null, /File is required for this model type/],
    [
      'an empty file',
      '/plantdisease/image-upload',
      { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
      /empty/i,
    ],
    [
      'a file over the limit',
      '/plantdisease/image-upload',
      { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 2 ** 20, 1) },
      /5 MB/,
    ],
    [
      'a type that is not taken',
      '/snore-detection/audio-upload',
      { name: 'night.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
      /MP3/,
    ],
  ]
  for (const [name, path, file, says] of cases) {
    test(`${name} is rejected early, in words`, async ({ page }) => {
      await page.goto(path)
      if (file) await page.getByLabel('Choose a file').setInputFiles(file)
      else await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(says)
    })
  }

  test('Text is required for this model', async ({ page }) => {
    await page.goto('/retail-sentiment-analysis/text-upload')
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Text is required for this model')
  })
})

test.describe('what only the server can tell', () => {
  test.use({ expectedError: /415|422|400/ })
  test.beforeEach(async ({ signIn }) => signIn())

  test('a text file under a picture’s name', async ({ page }) => {
    await page.goto('/plantdisease/image-upload')
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is not a picture') })
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(/JPEG, PNG or WebP/)
  })

  test('a CSV without numbers', async ({ page }) => {
    await page.goto('/retail-demand-planning/file-upload')
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'sales.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('date,name\n2024-01-01,one\n2024-02-01,two\n2024-03-01,three\n'),
    })
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page.getByText(/number/i).first()).toBeVisible()
  })
})
