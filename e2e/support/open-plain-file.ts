import type { Page } from '@playwright/test'

/** One of our pages without scripts. For a plain file the browser requests an icon that does not exist. */
export async function openPlainFile(page: Page) {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await page.goto('/robots.txt')
}
