import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './test.ts'

/** The result on the page contains these texts, can be judged, is accessible, and is the same after a reload. */
export async function expectExplained(page: Page, says: readonly string[]) {
  const result = page.getByRole('main')
  await expect(result.getByText('Was this right?')).toBeVisible()
  for (const text of says) await expect(result.getByText(text, { exact: false }).first()).toBeVisible()
  await expect(result.getByText(/Deleted on|deleted/i).first()).toBeVisible()
  await expectAccessible(page)

  const before = await result.getByRole('heading').allInnerTexts()
  await page.reload()
  await expect(result.getByText('Was this right?')).toBeVisible()
  await expect.poll(() => result.getByRole('heading').allInnerTexts()).toEqual(before)
}
