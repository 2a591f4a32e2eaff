import type { Page } from '@playwright/test'
import { addRequest } from './support/add-user.ts'
import { openProspect, requestDemo } from './support/people.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// A salesperson's first day: a list of people from a spreadsheet, the board by keyboard, two people editing one
// prospect.

/** 'Zoë Núñez' as saved by a spreadsheet on Windows: Windows-1252, semicolons, its own columns. */
const list = Buffer.from(
  'Name;E-Mail;Kostenstelle\r\nZoë Núñez;zoe@nunez.example;Núñez\r\nNo Address;nobody;None\r\n',
  'latin1',
)

const dialogOf = (page: Page) => page.getByRole('dialog')

test('a list is invited by form and CSV file together; bad lines are named, mended and never lost', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/prospects')
  await page.getByRole('button', { name: 'Invite' }).press('Enter')
  const people = dialogOf(page).getByLabel(/^People/)
  await people.pressSequentially('typed@first.example, Typed First')
  await dialogOf(page)
    .getByLabel('Add a CSV file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: list })
  await expect(people).toHaveValue(/Zoë Núñez/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Invite' }).press('Enter')
  await expect(people).toHaveValue(/Zoë Núñez/)
  await dialogOf(page).getByRole('button', { name: 'Check the list' }).press('Enter')
  await expect(dialogOf(page).getByText('A column that is not read: Kostenstelle.')).toBeVisible()
  await expect(dialogOf(page).getByText('nobody is no e-mail address.')).toBeVisible()
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Invite 2 people' }).press('Enter')
  await dialogOf(page).getByRole('button', { name: 'Mend the rest' }).press('Enter')
  await expect(people).toHaveValue('nobody,No Address')
  await people.fill('somebody@else.example,No Address')
  await dialogOf(page).getByRole('button', { name: 'Check the list' }).press('Enter')
  await dialogOf(page).getByRole('button', { name: 'Invite 1 person' }).press('Enter')
  await dialogOf(page).getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Zoë Núñez' })).toBeVisible()
})

test('a card goes over the board by keyboard and keeps the focus', async ({ page, signIn }) => {
  await requestDemo(page, 'board@example.com')
  await signIn()
  await page.goto('/prospects?view=board&search=board%40example.com')
  const stage = page.getByLabel('Stage of Grace Hopper')
  await stage.focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
  const trial = page.getByRole('region', { name: 'Trial 1' })
  await expect(trial.getByRole('link', { name: 'Grace Hopper' })).toBeVisible()
  await expect(stage).toBeFocused()
  await expectAccessible(page)
  // Staff are not prospects.
  await page.goto('/prospects?view=board&search=admin%40vitrine.example')
  await expect(page.getByText('Nobody.')).toHaveCount(6)
})

test('a long name and firm leave the board and the requests within a phone’s screen', async ({
  page,
  signIn,
  server,
}) => {
  const name = 'Wilhelmina Oberlandesgerichtsvollzieheranwärterin-Featherstonehaugh'
  const org = `${'Consolidated Agricultural Machinery & '.repeat(4)}Sons`
  await addRequest(server, { name, org, email: 'wilhelmina.oberlandesgerichtsvollzieheranwaerterin@example.com' })
  await signIn()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/prospects?view=board', '/prospects', '/admin/requests']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})

test.describe('two people at one prospect', () => {
  test.use({ expectedError: /409/ })

  test('write over nothing unseen, and lose nothing that they typed', async ({ page, signIn }) => {
    const email = 'two-editors@example.com'
    await requestDemo(page, email)
    await signIn()
    const sales = (await openProspect(page, email)).getByRole('region', { name: 'Sales' })
    await sales.getByLabel('Next step').fill('Call')
    const id = new URL(page.url()).searchParams.get('person')
    const token = await page.evaluate(() => localStorage.getItem('accessToken'))
    const colleague = await page.request.put(`/v1/prospects/${id}`, {
      data: { nextStep: 'Send the offer', stage: 'demo' },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(colleague.ok()).toBe(true)
    await sales.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText(/Somebody else changed this meanwhile: next step/)).toBeVisible()
    await expect(sales.getByText('Now: Send the offer')).toBeVisible()
    await expect(sales.getByLabel('Next step')).toHaveValue('Call')
    await expect(sales.getByLabel('Stage')).toHaveValue('demo')
    await sales.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(sales.getByText('Now: Send the offer')).toBeHidden()
  })
})
