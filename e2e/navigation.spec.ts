import { signInDialog } from './support/sign-in-dialog.ts'
import { expect, test } from './support/test.ts'

// Addresses, frames, dialogs and pages for everyone: docs/behaviour.md, 'Screens'.

const routes: readonly [path: string, heading: string | RegExp][] = [
  ['/', 'AI you can check before you trust it.'],
  ['/explore', 'Models'],
  ['/content', 'Generate Content'],
  ['/jobs', 'Your analyses'],
  ['/plantdisease/image-upload', 'Plant disease classification'],
  ['/snore-detection/audio-upload', /snore/i],
  ['/video-qa/video-upload', /video/i],
  ['/invoices-extraction/file-upload', 'Invoice extraction'],
  ['/retail-sentiment-analysis/text-upload', /sentiment/i],
  ['/explore-topic/explore-topic', 'Topic exploration'],
  ['/image-gen/image-gen', 'Image generation'],
  ...['image', 'text', 'file', 'sentimental', 'demandplanning', 'audio', 'normalaudio', 'video', 'pdfqa'].map(
    (screen): [string, string] => [`/results/${screen}`, 'No results available'],
  ),
  ['/results', 'No results available'],
  ['/contentqai', /Content that sounds like you/],
  ['/resqai', /Read every application/],
  ['/products/bol', /bill of lading/],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
]

for (const [path, heading] of routes) {
  test(`Route table: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}(\\?.*)?$`))
  })
}

test('Query parameter m with value login opens the login dialog; value explore opens the request-access dialog', async ({
  page,
}) => {
  await page.goto('/?m=login')
  await expect(signInDialog(page)).toBeVisible()
  await page.goto('/?m=explore')
  await expect(page.getByRole('dialog', { name: 'Request Demo to Explore' })).toBeVisible()
})

test.describe('any other path', () => {
  test.use({ expectedError: /404/ })

  test('Fallback screen, with a way home', async ({ page }) => {
    await page.goto('/results/no-such-screen')
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test("A model definition's own url overrides its file-type route", async ({ page }) => {
  await page.goto('/explore')
  await page.getByLabel('Search all models').fill('bill of lading')
  await page.getByRole('link', { name: 'Bill of lading', exact: true }).click()
  await expect(page).toHaveURL(/\/products\/bol$/)
  await page.getByRole('link', { name: 'Try it' }).click()
  await expect(page).toHaveURL(/\/bill-of-lading\/file-upload$/)
})

test.describe('Sidebar shell', () => {
  test('Collapsible: wide or 78 px icon-only; theme default dark, stored locally', async ({ page }) => {
    await page.goto('/explore')
    const sidebar = page.getByRole('complementary')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(78)
    await page.getByRole('button', { name: 'Light theme' }).click()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    // The landing area is always light, whatever was chosen.
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.goto('/')
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  })

  test('Entries: Topics and Generate Content, active item highlighted; the product title leads to /jobs', async ({
    page,
  }) => {
    await page.goto('/explore')
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link')).toHaveText(['Topics', 'Generate Content'])
    await expect(main.getByRole('link', { name: 'Topics' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('complementary').getByRole('link', { name: 'Vitrine' }).click()
    await expect(page).toHaveURL(/\/jobs$/)
  })

  test('a link that is followed while the files of the screen under it still load stays followed', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    const files = page.waitForRequest(/\/assets\/catal-[^/]+\.js$/)
    await page.route(/\/assets\/catal-[^/]+\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/explore', { waitUntil: 'commit' })
    await files
    const sidebar = page.getByRole('complementary')
    // Once it is hydrated, its width is no longer the style sheet's to decide.
    await expect(sidebar).not.toHaveClass(/lg:w-60/)
    await sidebar.getByRole('link', { name: 'Vitrine' }).click()
    await expect(page).toHaveURL(/\/jobs$/)
    held.resolve()
    await expect(page.getByRole('heading', { name: 'Your analyses', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/jobs$/)
  })
})

test('Menu items with optional submenus, active item highlighted', async ({ page }) => {
  await page.goto('/explore')
  const main = page.getByRole('navigation', { name: 'Main' })
  const more = main.getByRole('button', { name: 'Show industries' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('link', { name: 'All Models' })).toHaveAttribute('aria-current', 'page')
  await main.getByRole('link', { name: 'Retail' }).click()
  await expect(page.getByRole('tab', { name: 'Retail' })).toHaveAttribute('aria-selected', 'true')
  await expect(main.getByRole('link', { name: 'Retail' })).toHaveAttribute('aria-current', 'page')
  await more.click()
  await expect(main.getByRole('link', { name: 'Retail' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Show tools' }).click()
  await main.getByRole('link', { name: 'Image generation' }).click()
  await expect(page).toHaveURL(/\/image-gen\/image-gen$/)
  await expect(main.getByRole('link', { name: 'Image generation' })).toHaveAttribute('aria-current', 'page')
})

test.describe('Header and footer', () => {
  test('Signed out: Services, Career, About and a Request Demo button; a phone link', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    for (const name of ['Services', 'Career', 'About']) await expect(header.getByRole('link', { name })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Request Demo' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(header.locator('a[href^="tel:"]')).toBeVisible()
  })

  test('Signed in: Warm Up (admin only), Prospects (admin or sales), Logout', async ({ page, signInByScreen }) => {
    await signInByScreen()
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Warm Up' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Prospects' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Request Demo' })).toHaveCount(0)
  })

  test('A mobile slide-in menu mirrors these (mobile breakpoint 768 px)', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 })
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toBeHidden()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible()
    await menu.getByRole('button', { name: 'Login' }).click()
    await expect(signInDialog(page)).toBeVisible()
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toBeVisible()
  })

  test('Footer: links, Contact opens the contact panel, certification line, current year', async ({ page }) => {
    await page.goto('/contentqai')
    const footer = page.getByRole('contentinfo')
    for (const name of ['Services', 'Career', 'About', 'Blog'])
      await expect(footer.getByRole('link', { name })).toBeVisible()
    await expect(footer.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(footer.getByText(/ISO 9001:2015 and ISO 27001/)).toBeVisible()
    await expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeVisible()
    await footer.getByRole('button', { name: 'Contact' }).click()
    await expect(page.getByRole('dialog', { name: 'Request Demo' })).toBeVisible()
  })
})

test.describe('Dialogs and panels', () => {
  test('In the general case a switch link toggles between Request Demo and Login', async ({ page }) => {
    await page.goto('/?m=explore')
    await page.getByRole('dialog', { name: 'Request Demo to Explore' }).getByRole('button', { name: 'Login' }).click()
    const login = signInDialog(page)
    await expect(login.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await login.getByRole('button', { name: 'Request Demo' }).click()
    await expect(page.getByRole('dialog', { name: 'Request Demo to Explore' })).toBeVisible()
  })

  test('Request Demo panel closes on Escape, outside click or the close button, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/')
    const opener = page.getByRole('banner').getByRole('button', { name: 'Request Demo' })
    const panel = page.getByRole('dialog', { name: 'Request Demo' })
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(100, 400),
      () => panel.getByRole('button', { name: 'Close' }).click(),
    ]
    for (const close of ways) {
      await opener.click()
      await expect(panel).toBeVisible()
      await close()
      await expect(panel).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('Warm Up Completed: with an OK button', async ({ page, signInByScreen }) => {
    await page.route('**/api/warmup', (route) =>
      route.fulfill({ json: { success: true, code: 200, message: 'OK', data: true } }),
    )
    await signInByScreen()
    await page.getByRole('button', { name: 'Warm Up' }).click()
    await expect(page.getByText('The warmup process has been successfully completed!')).toBeVisible()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(page.getByText('The warmup process has been successfully completed!')).toBeHidden()
  })
})

test.describe('Marketing pages', () => {
  test('On the content-creation page the Request Beta Access buttons in the header are disabled', async ({ page }) => {
    await page.goto('/contentqai')
    const buttons = page.getByRole('button', { name: 'Request Beta Access' })
    await expect(buttons.first()).toBeDisabled()
    await buttons.last().click()
    await expect(page.getByRole('dialog', { name: 'Request Beta Access' })).toBeVisible()
  })

  test('The bill-of-lading page has challenge, solution, key benefits, business value and a contact overlay', async ({
    page,
  }) => {
    await page.goto('/products/bol')
    for (const name of ['The industry’s challenge', 'What it does about it', 'Key benefits', 'Business value']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await page.getByRole('main').getByRole('button', { name: 'Request Demo' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Request Demo' })).toBeVisible()
  })

  test('Landing: hero, four-product grid, models by industry, relationships first with Get in Touch, insights hub with Explore More', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Products',
      'Models by industry',
      /Relationships first/,
      'Insights hub',
    ])
    const products = page.locator('section', { has: page.getByRole('heading', { name: 'Products' }) })
    await expect(products.getByRole('listitem')).toHaveCount(4)
    await expect(products.getByText('Coming Soon')).toBeVisible()
    await page.getByRole('heading', { name: 'Models by industry' }).scrollIntoViewIfNeeded()
    // Every quoted accuracy claim is beside a measured figure.
    for (const claim of ['94% for mastitis detection', 'over 90% for calorie estimation']) {
      const tile = page.getByRole('listitem').filter({ hasText: claim })
      await expect(tile.getByText(/, measured on \d+ /)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Logistics' }).click()
    await expect(page.getByRole('link', { name: 'Bill of lading' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Explore More' })).toBeVisible()
    await page.getByRole('button', { name: 'Get in Touch' }).click()
    await expect(page.getByRole('dialog', { name: 'Request Demo' })).toBeVisible()
  })
})
