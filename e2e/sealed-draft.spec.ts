import type { Page } from '@playwright/test'
import { addUser, endSessions } from './support/add-user.ts'
import { fillSignIn, logIn, logOut } from './support/people.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// What is typed when a session ends waits, sealed, for its owner's next sign-in: docs/decisions/028.

const secret = 'Everybody at the Lindenhof loved the plum cake.'
const fileName = 'lindenhof-lease.pdf'

/** All that IndexedDB and the storages hold, bytes as letters. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page, where nothing from outside is
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
      })
    const lettersOf = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return value.text()
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value)
      if (typeof value !== 'object' || value === null) return String(value)
      const inner = await Promise.all(Object.entries(value).map(async ([name, one]) => name + (await lettersOf(one))))
      return inner.join('\n')
    }
    const letters = [JSON.stringify(Object.entries(localStorage)), JSON.stringify(Object.entries(sessionStorage))]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        letters.push(await lettersOf(await asked(database.transaction(store).objectStore(store).getAll())))
      }
      database.close()
    }
    return letters.join('\n')
  })

const untilSealed = (page: Page) => expect.poll(() => everythingKept(page)).toContain('sealed')

test.describe('a session that ended by itself', () => {
  test.use({ expectedError: /401/ })

  test('leaves what was typed to its owner alone', async ({ page, server }) => {
    const noor = await addUser(server, 'noor@example.com')
    const eve = await addUser(server, 'eve@example.com')
    await logIn(page, noor.email, noor.password)
    await page.goto('/retail-sentiment-analysis/text-upload')
    await page.getByLabel('Text').fill(secret)
    await untilSealed(page)

    await endSessions(server, noor)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page.getByText('Session expired, please log in again.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    const kept = await everythingKept(page)
    for (const word of ['Lindenhof', 'plum', 'sentiment', 'noor', 'Text']) expect(kept).not.toContain(word)

    await logIn(page, eve.email, eve.password)
    await expect(page.getByText('What you typed is still here.')).toBeHidden()
    await page.goto('/retail-sentiment-analysis/text-upload')
    await expect(page.getByLabel('Text')).toHaveValue('')
    await page.evaluate(() => localStorage.clear())

    await page.goto('/?m=login')
    await fillSignIn(page, noor.email, noor.password)
    await expect(page.getByText('What you typed is still here.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Continue with Retail sentiment analysis/ }).press('Enter')
    await expect(page.getByLabel('Text')).toHaveValue(secret)
    // Nothing was sent by itself; what is sent now is taken, and nothing waits any more.
    await expect(page).toHaveURL(/text-upload$/)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page).toHaveURL(/\/results\/sentimental\?analysis=/)
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(page.getByText('What you typed is still here.')).toBeHidden()
  })

  test('leaves a file too, and a reload loses neither', async ({ page, server }) => {
    const omar = await addUser(server, 'omar@example.com')
    await logIn(page, omar.email, omar.password)
    await page.goto('/invoices-extraction/file-upload')
    const file = {
      name: fileName,
      mimeType: 'text/plain',
      buffer: Buffer.from('Patient of the Lindenhof, aged 71. BP 120/80.'),
    }
    await page.getByLabel('Choose a file').setInputFiles(file)
    await expect(page.getByText(fileName)).toBeVisible()
    await untilSealed(page)
    await page.reload()
    await expect(page.getByText(fileName)).toBeVisible()
    await endSessions(server, omar)
    await page.goto('/jobs')
    await expect(page.getByText('Session expired, please log in again.')).toBeVisible()
    expect(await everythingKept(page)).not.toMatch(/lindenhof/i)
    await logIn(page, omar.email, omar.password)
    await page.getByRole('link', { name: /^Continue with/ }).click()
    await expect(page.getByText(fileName)).toBeVisible()
  })
})

test('who signs out leaves nothing behind', async ({ page, server }) => {
  const lena = await addUser(server, 'lena@example.com')
  await logIn(page, lena.email, lena.password)
  await page.goto('/retail-sentiment-analysis/text-upload')
  await page.getByLabel('Text').fill(secret)
  await untilSealed(page)
  await logOut(page)
  await logIn(page, lena.email, lena.password)
  await expect(page.getByText('Login success')).toBeVisible()
  await page.goto('/retail-sentiment-analysis/text-upload')
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
  await expect(page.getByLabel('Text')).toHaveValue('')
})
