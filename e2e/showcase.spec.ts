import { logOut, makeShowcase, openProspect, requestDemo } from './support/people.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('sales sends a showcase link, the prospect opens it and runs a sample, sales sees it', async ({
  page,
  signIn,
}) => {
  const email = 'showcase@example.com'
  await requestDemo(page, email)
  await signIn()
  const address = await makeShowcase(page, email, async (form) => {
    await form.getByLabel('Greeting').fill('As we said on Monday.')
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await logOut(page)

  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Chosen for Grace Hopper' })).toBeVisible()
  await expect(page.getByText('As we said on Monday.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Run the sample/ }).click()
  await expect(page).toHaveURL(/\/results\/[a-z]+\?analysis=/)
  await expect(page.getByText('Was this right?')).toBeVisible()
  await page.getByRole('link', { name: 'What was chosen for you' }).click()
  await expect(page.getByText('19 runs left')).toBeVisible()

  await signIn()
  const timeline = (await openProspect(page, email)).getByRole('list', { name: 'What was done with the links' })
  await expect(timeline).toContainText('Opened the page')
  await expect(timeline).toContainText(/Ran .*answered/)
  await page.getByRole('button', { name: /^Take back the link/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('The link was taken back: it opens nothing now.')).toBeVisible()
  await page.goto(address)
  // Signed-in staff get the same message.
  await expect(page.getByRole('heading', { name: 'This link was taken back.' })).toBeVisible()
  await page.getByRole('button', { name: 'Request a demo' }).click()
  await expect(page.getByRole('dialog', { name: 'Request Demo to Explore' })).toBeVisible()
})
