import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addRequest, addUser } from './support/add-user.ts'
import { pick, press, typeInto } from './support/keyboard.ts'

import { logIn } from './support/people.ts'
import { test as base, expect, expectAccessible } from './support/test.ts'

// A salesperson's day by keyboard alone, wide and on a phone: docs/walks.md, 'Accounts and sales'.

/** Sam of sales, by the server's address. */
const sams = new Map<string, ReturnType<typeof addUser>>()

const test = base.extend({
  signIn: async ({ page, server }, use) => {
    await use(async () => {
      const sam = sams.get(server.url) ?? addUser(server, 'sam@example.com', 'Sam Sales', '', 'sales')
      sams.set(server.url, sam)
      const { email, password } = await sam
      await logIn(page, email, password)
    })
  },
})

// Many steps, each by key.
test.describe.configure({ timeout: 180_000 })

const inDrawer = (page: Page, name: string) => page.getByRole('dialog', { name })
const buttonOf = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Finds one person by the search and opens their drawer. */
async function openDrawer(page: Page, search: string, name: string) {
  await page.goto('/prospects')
  await typeInto(page, page.getByLabel('Search'), search)
  await expect(page.getByText('1 person')).toBeVisible()
  await press(page, page.getByRole('link', { name }))
  await expect(inDrawer(page, name)).toBeVisible()
  return inDrawer(page, name)
}

async function closeDialogs(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('a list of people is invited from a file', async ({ page, signIn }) => {
      await signIn()
      await page.goto('/prospects')
      await press(page, buttonOf(page, 'Invite'))
      const dialog = page.getByRole('dialog', { name: 'Invite people' })
      const file = dialog.getByLabel('Add a CSV file')
      const choosing = page.waitForEvent('filechooser')
      await press(page, file)
      const csv = Buffer.from(`E-Mail,Name,Role\nlena-${width}@mill.example,Lena ${width},user\nbroken,Nobody,user\n`)
      await (await choosing).setFiles({ name: 'team.csv', mimeType: 'text/csv', buffer: csv })
      await expect(dialog.getByLabel(/^People/)).toHaveValue(new RegExp(`lena-${width}@`))
      // Others begin with the same letters.
      await pick(page, dialog.getByLabel('Models to begin with'), 'Retail s')
      await expect(dialog.getByRole('list', { name: 'Chosen models' })).toHaveText(/^Retail sentiment analysis/)
      await typeInto(page, dialog.getByLabel('Greeting'), 'As we said on the phone.')
      await press(page, buttonOf(page, 'Check the list'))
      await expect(dialog.getByText('broken is no e-mail address.')).toBeVisible()
      await expectAccessible(page)
      await press(page, buttonOf(page, 'Invite 1 person'))
      await expect(page.getByRole('dialog', { name: 'Invited' })).toBeVisible()
      await closeDialogs(page)
      await expect(page.getByRole('link', { name: `Lena ${width}` })).toBeVisible()
      await expect(buttonOf(page, 'Invite')).toBeFocused()
    })

    test('requests are searched, held, declined with a mail, and approved', async ({ page, server, signIn }) => {
      for (const name of ['Vera', 'Pia', 'Nils'])
        await addRequest(server, {
          name: `${name} Quill ${width}`,
          email: `${name.toLowerCase()}-${width}@quill.example`,
        })
      await signIn()
      await page.goto('/prospects')
      await typeInto(page, page.getByLabel('Search'), `${width} quill`)
      await expect(page.getByText('3 people')).toBeVisible()
      await press(page, page.getByLabel(`Mark Vera Quill ${width}`), ' ')
      await press(page, buttonOf(page, 'Hold'))
      await expect(page.getByText('On hold').last()).toBeVisible()
      await expect(page.getByText('3 people')).toBeFocused()
      await press(page, page.getByLabel(`Mark Pia Quill ${width}`), ' ')
      await press(page, buttonOf(page, 'Decline'))
      const dialog = page.getByRole('dialog', { name: 'Decline 1 request' })
      await typeInto(page, dialog.getByLabel('Reason'), 'We begin in spring, and write then.')
      await expectAccessible(page)
      await press(page, dialog.getByRole('button', { name: 'Decline' }))
      await expect(dialog).toBeHidden()
      await press(page, page.getByLabel(`Mark Nils Quill ${width}`), ' ')
      await press(page, buttonOf(page, 'Approve'))
      await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }))
      await expect(page.getByText('1 request approved; the mails are in the outbox.')).toBeVisible()
      const drawer = await openDrawer(page, `pia-${width}`, `Pia Quill ${width}`)
      await expect(drawer.getByText('We begin in spring, and write then.')).toBeVisible()
      await expect(drawer.getByRole('region', { name: 'Mails' })).toContainText(/declined|request/i)
    })

    test('a prospect gets a stage, a day, a note that tells a colleague, and stands on board and calendar', async ({
      page,
      server,
      signIn,
    }) => {
      const name = `Ida Loom ${width}`
      await addRequest(server, { name, email: `ida-${width}@loom.example` })
      await signIn()
      const drawer = await openDrawer(page, `ida-${width}`, name)
      const sales = drawer.getByRole('region', { name: 'Sales' })
      await pick(page, sales.getByLabel('Stage'), 'Demo')
      await pick(page, sales.getByLabel('Owner'), 'Sam')
      await typeInto(page, sales.getByLabel('Tags'), 'looms, spring')
      await typeInto(page, sales.getByLabel('Next step'), 'Send the offer; call, then write')
      await press(page, sales.getByLabel('On'), '1')
      await page.keyboard.type('2312030')
      await expect(sales.getByLabel('On')).toHaveValue('2030-12-31')
      await press(page, sales.getByRole('button', { name: 'Save' }))
      await expect(page.getByText('Saved.')).toBeVisible()
      // It leaves room for the toast, and takes it back.
      await expect(page.getByText('Saved.')).toBeHidden()
      expect(await drawer.boundingBox()).toMatchObject({ y: 0, height })
      const notes = drawer.getByRole('region', { name: 'Notes' })
      await typeInto(page, notes.getByLabel('New note'), `Wants the pilot before Easter, on floor ${width}.`)
      await pick(page, notes.getByLabel('Mention'), 'Admin')
      await expect(notes.getByRole('list', { name: 'Mentioned' })).toContainText('@Admin')
      await press(page, notes.getByRole('button', { name: 'Add the note' }))
      await expect(notes.getByRole('list', { name: 'Notes' })).toContainText('Wants the pilot before Easter')
      await expect(notes.getByLabel('New note')).toBeFocused()
      await expectAccessible(page)
      await closeDialogs(page)

      // By a word of the note, and by a tag.
      await openDrawer(page, `easter floor ${width}`, name)
      await closeDialogs(page)
      await page.goto(`/prospects?search=ida-${width}`)
      await press(page, buttonOf(page, 'Board'))
      const demo = page.getByRole('region', { name: 'Demo 1' })
      await expect(demo.getByRole('link', { name })).toBeVisible()
      await expectAccessible(page)
      const stage = page.getByLabel(`Stage of ${name}`)
      await press(page, stage, 'ArrowDown')
      await expect(page.getByRole('region', { name: 'Trial 1' }).getByRole('link', { name })).toBeVisible()
      await expect(stage).toBeFocused()

      await page.goto('/prospects')
      const saving = page.waitForEvent('download')
      await press(page, buttonOf(page, 'My next steps'))
      const calendar = await readFile(await (await saving).path(), 'utf8')
      expect(calendar.replaceAll('\r\n ', '')).toContain('Send the offer\\; call\\, then write')
      expect(calendar).toContain('DTSTART;VALUE=DATE:20301231')
    })

    test('the list is exported as both kinds of file', async ({ page, server, signIn }) => {
      await addRequest(server, { name: '=cmd', email: `sum-${width}@cells.example` })
      await signIn()
      await page.goto('/prospects')
      await typeInto(page, page.getByLabel('Search'), `sum-${width}`)
      await expect(page.getByText('1 person')).toBeVisible()
      for (const [button, starts] of [
        ['Export CSV', '\ufeff'],
        ['Export XLSX', 'PK'],
      ] as const) {
        const saving = page.waitForEvent('download')
        await press(page, buttonOf(page, button))
        const content = await readFile(await (await saving).path(), 'utf8')
        expect(content.startsWith(starts)).toBe(true)
        if (button === 'Export CSV') expect(content).toContain("'=cmd")
      }
      await expect(buttonOf(page, 'Export XLSX')).toBeFocused()
    })

    test('a showcase link is made, opened by its prospect, and taken back', async ({ page, server, signIn }) => {
      const name = `Otto Weft ${width}`
      await addRequest(server, { name, email: `otto-${width}@weft.example` })
      await signIn()
      const drawer = await openDrawer(page, `otto-${width}`, name)
      await press(page, drawer.getByRole('button', { name: 'New showcase link' }))
      const form = page.getByRole('dialog', { name: 'New showcase link' })
      await typeInto(page, form.getByLabel('Models and samples'), 'sentiment')
      await press(page, form.getByRole('checkbox').first(), ' ')
      await typeInto(page, form.getByLabel('Greeting'), 'Two samples of what we spoke about.')
      await expectAccessible(page)
      await press(page, form.getByRole('button', { name: 'Make the link' }))
      const made = page.getByRole('dialog', { name: 'The link is made' })
      const address = await made.getByLabel('Address').inputValue()
      await expectAccessible(page)
      await press(page, made.getByRole('button', { name: 'Done' }))
      await expect(drawer.getByText('0 of 20 runs')).toBeVisible()

      const browser = page.context().browser()
      if (!browser) throw new Error('this browser cannot open another window')
      const theirs = await browser.newContext({ viewport: { width, height } })
      const prospect = await theirs.newPage()
      await prospect.goto(address)
      await expect(prospect.getByRole('heading', { name: `Chosen for ${name}` })).toBeVisible()
      await press(prospect, prospect.getByRole('button', { name: /^Run the sample/ }))
      await expect(prospect).toHaveURL(/\/results\/[a-z]+\?analysis=/)
      await press(prospect, prospect.getByRole('link', { name: 'What was chosen for you' }))
      await expect(prospect.getByText('19 runs left')).toBeVisible()
      await press(prospect, prospect.getByRole('button', { name: /Copy the link/ }))

      await page.reload()
      const timeline = drawer.getByRole('list', { name: 'What was done with the links' })
      await expect(timeline).toContainText('Opened the page')
      await expect(timeline).toContainText(/Ran .*answered/)
      await expect(timeline).toContainText('Copied the link')
      await press(page, drawer.getByRole('button', { name: /^Take back the link/ }))
      const question = page.getByRole('alertdialog', { name: 'Take the link back' })
      await press(page, question.getByRole('button', { name: 'Take back' }))
      await expect(drawer.getByText('Taken back')).toBeVisible()
      await prospect.reload()
      await expect(prospect.getByRole('heading', { name: 'This link was taken back.' })).toBeVisible()
      await theirs.close()
    })
  })
}
