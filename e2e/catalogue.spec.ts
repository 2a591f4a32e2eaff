import { expect, test } from './support/test.ts'

// Finding a model: docs/behaviour.md, 'The catalogue'.

test('The first industry is the default. The selected industry and subcategory are written to the URL query, replacing history', async ({
  page,
}) => {
  await page.goto('/')
  await page.goto('/explore')
  await expect(page.getByRole('tab', { name: 'All Models' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Retail' }).click()
  await expect(page).toHaveURL(/industry=retail&subcategory=planning/)
  await page.getByRole('button', { name: 'Customer voice' }).click()
  await expect(page).toHaveURL(/industry=retail&subcategory=customer-voice/)
  await expect(page.getByRole('heading', { name: 'Sentiment', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Retail' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('Selecting an industry selects its first subcategory unless the current subcategory belongs to it', async ({
  page,
}) => {
  // Logistics and finance both have a subcategory 'documents'.
  await page.goto('/explore?industry=logistics&subcategory=documents')
  await page.getByRole('tab', { name: 'Finance' }).click()
  await expect(page).toHaveURL(/industry=finance&subcategory=documents/)
  await page.getByRole('tab', { name: 'Agriculture' }).click()
  await expect(page).toHaveURL(/industry=agriculture&subcategory=crops/)
})

test('Industry tabs: general, healthcare, agriculture, logistics, manufacturing, retail, finance, social-media, insurance, marketing', async ({
  page,
}) => {
  await page.goto('/explore')
  await expect(page.getByRole('tab')).toHaveText([
    'All Models',
    'Healthcare',
    'Agriculture',
    'Logistics',
    'Manufacturing',
    'Retail',
    'Finance',
    'Social Media',
    'Insurance',
    'Marketing',
  ])
  const subcategories = page.getByRole('group', { name: 'Subcategories of All Models' }).getByRole('button')
  await expect(subcategories).toHaveText(['All', 'File', 'Image', 'Audio', 'Video', 'Text'])
})

test('A grid of model cards, 3 columns on medium screens and up', async ({ page }) => {
  const columns = () =>
    page
      .getByRole('tabpanel')
      .getByRole('list')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/explore')
  await expect.poll(columns).toBe(3)
  // Beside a sidebar that takes a third of the screen each would be as narrow as a few words.
  await page.getByRole('button', { name: 'Expand the sidebar' }).click()
  await expect.poll(columns).toBe(2)
  await page.setViewportSize({ width: 767, height: 900 })
  await expect.poll(columns).toBe(2)
  await page.setViewportSize({ width: 639, height: 900 })
  await expect.poll(columns).toBe(1)
})

test('If no industries exist the text "Error: No valid industries available." is shown', async ({ page }) => {
  await page.route('**/api/catalogue', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { industries: unknown[] } }
    body.data.industries = []
    await route.fulfill({ response, json: body })
  })
  await page.goto('/explore')
  await expect(page.getByText('Error: No valid industries available.')).toBeVisible()
})

test('If a model has no subcategories a warning is logged and the subcategory is cleared', async ({ page }) => {
  await page.route('**/api/catalogue', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { industries: { id: string; subcategories: unknown[] }[] } }
    for (const industry of body.data.industries) if (industry.id === 'retail') industry.subcategories = []
    await route.fulfill({ response, json: body })
  })
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.goto('/explore?industry=retail&subcategory=planning')
  expect((await warned).text()).toContain('no subcategories')
  await expect(page).toHaveURL(/\?industry=retail$/)
})

test('Navigation state carries modelType, activeTab, activeSubcategory; an unknown modelType logs a warning and navigates to /', async ({
  page,
}) => {
  await page.goto('/explore?industry=retail&subcategory=customer-voice')
  // Before hydration the browser itself follows the link, without navigation state.
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Sentiment', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible()
  // The navigation state stored by React Router.
  const state = await page.evaluate(() => (history.state as { usr: unknown }).usr)
  expect(state).toEqual({ modelType: 'text', activeTab: 'retail', activeSubcategory: 'customer-voice' })
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('tab', { name: 'Retail' })).toHaveAttribute('aria-selected', 'true')

  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.evaluate(() => history.replaceState({ ...history.state, usr: { modelType: 'hologram' } }, '', '/explore'))
  await page.reload()
  expect((await warned).text()).toContain('hologram')
  await expect(page).toHaveURL(/\/$/)
})

test('search looks through all models', async ({ page }) => {
  await page.goto('/explore?industry=finance')
  await page.getByLabel('Search all models').fill('sick leafs')
  await expect(page.getByRole('heading', { name: 'Plant disease', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/q=sick\+leafs/)
  await page.getByRole('link', { name: 'Plant disease', exact: true }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('Search all models')).toHaveValue('sick leafs')
  await expect(page.getByRole('heading', { name: 'Plant disease', exact: true })).toBeVisible()
})

test('search finds by meaning what no model says in these words', async ({ page }) => {
  await page.goto('/explore')
  await page.getByLabel('Search all models').fill('profanity filter')
  const models = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(models.first()).toHaveText('Text moderation', { timeout: 30_000 })
})

test('a model without an engine says so and cannot be run', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/catalogue')).json()) as {
    data: { models: { id: string; fileType: string; interaction: string; available: boolean }[] }
  }
  const upcoming = data.models.find(({ available, interaction }) => !available && interaction === 'form')
  test.skip(upcoming === undefined, 'every model has its engine')
  await page.goto(`/${upcoming?.id}/${upcoming?.fileType}-upload`)
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeDisabled()
})

test('every model is listed under All Models, with where it is served', async ({ request }) => {
  const { data } = await (await request.get('/api/catalogue')).json()
  const [general] = data.industries as { subcategories: { models: string[] }[] }[]
  const listed = [...new Set(general?.subcategories.flatMap(({ models }) => models))]
  expect(listed.length).toBeGreaterThan(0)
  expect(listed.toSorted()).toEqual(data.models.map(({ id }: { id: string }) => id).toSorted())
  expect(data.models.every((model: { apiEndpoint: string }) => model.apiEndpoint.startsWith('/api/'))).toBe(true)
})

test('catalogue and model screens can be read before their program has loaded', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  await page.goto('/explore?industry=retail&subcategory=customer-voice')
  await expect(page.getByRole('tab', { name: 'Retail' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('link', { name: 'Sentiment', exact: true })).toBeVisible()
  await page.goto('/explore?q=sick+leaves')
  await expect(page.getByRole('searchbox', { name: 'Search all models' })).toHaveValue('sick leaves')
  await expect(page.getByRole('link', { name: 'Plant disease', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sentiment', exact: true })).toHaveCount(0)
  await page.goto('/invoices-extraction/file-upload')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
  await context.close()
})

test('a page painted from another catalogue keeps what was typed, and the focus', async ({ page }) => {
  const catalogue = Promise.withResolvers<void>()
  await page.route('**/api/catalogue', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { models: { usualSeconds: number | null }[] } }
    // The models have been run since: React renders the page again.
    for (const model of body.data.models) model.usualSeconds = (model.usualSeconds ?? 1) + 2.5
    await catalogue.promise
    await route.fulfill({ response, json: body })
  })
  await page.goto('/explore')
  const search = page.getByLabel('Search all models')
  await search.pressSequentially('ship')
  catalogue.resolve()
  await expect(page).toHaveURL(/[?&]q=ship/)
  await expect(search).toHaveValue('ship')
  await expect(search).toBeFocused()
})

test('a screen that is taken over stays where it was scrolled to', async ({ page }) => {
  const catalogue = Promise.withResolvers<void>()
  await page.route('**/api/catalogue', async (route) => {
    await catalogue.promise
    await route.continue()
  })
  await page.goto('/explore?industry=general&subcategory=all')
  const button = page.getByRole('button', { name: 'Run a sample of Sentiment', exact: true })
  await button.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  catalogue.resolve()
  // It reacts once the page is hydrated. The theme moves nothing; collapsing the sidebar would.
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible()
  // A line that is one pixel higher does not count as a layout shift.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(20)
})

test('what was clicked, pressed and typed before the program was loaded is answered once it is', async ({ page }) => {
  const program = { held: Promise.withResolvers<void>() }
  await page.route(/\/assets\/start-/, async (route) => {
    await program.held.promise
    await route.continue()
  })
  const start = async () => {
    program.held = Promise.withResolvers()
    await page.goto('/explore', { waitUntil: 'commit' })
    const tab = page.getByRole('tab', { name: 'All Models' })
    await expect(tab).toBeVisible()
    return tab
  }
  await (await start()).press('ArrowRight')
  program.held.resolve()
  await expect(page).toHaveURL(/industry=healthcare/)
  await start()
  await page.getByRole('tab', { name: 'Retail' }).click()
  program.held.resolve()
  await expect(page).toHaveURL(/industry=retail/)
  await start()
  await page.getByLabel('Search all models').pressSequentially('snoring')
  program.held.resolve()
  await expect(page.getByRole('heading', { name: 'Snore detection', exact: true })).toBeVisible()
  await expect(page.getByLabel('Search all models')).toHaveValue('snoring')
})

test('On a page that came with its content, a picture in view is fetched before the program', async ({ page }) => {
  for (const address of ['/explore', '/plantdisease/image-upload']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const begun = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .toSorted((a, b) => a.startTime - b.startTime)
        .map(({ name }) => new URL(name).pathname),
    )
    const picture = begun.findIndex((path) => path.startsWith('/covers/'))
    expect(picture, address).toBeGreaterThan(-1)
    expect(
      begun.findIndex((path) => path.startsWith('/assets/start-')),
      address,
    ).toBeGreaterThan(picture)
    // Preloaded, so that it is requested together with the program's files, and only once.
    expect(
      begun.filter((path) => path === '/api/catalogue'),
      address,
    ).toHaveLength(1)
  }
})
