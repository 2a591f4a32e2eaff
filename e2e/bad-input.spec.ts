import { expect, test } from './support/test.ts'

test.beforeEach(async ({ signIn }) => signIn())

test.describe('what the browser can tell', () => {
  const cases: readonly [
    name: string,
    path: string,
    file: { name: string; mimeType: string; buffer: Buffer },
    says: RegExp,
  ][] = [
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
      await page.getByLabel('Choose a file').setInputFiles(file)
      await expect(page.getByRole('alert')).toContainText(says)
    })
  }
})

test.describe('what only the server can tell', () => {
  test.use({ expectedError: /415|422|400/ })

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
