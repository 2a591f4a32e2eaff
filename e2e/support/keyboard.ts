import { expect, type Locator, type Page } from '@playwright/test'

/** On any of our screens the keyboard is there by then. */
const mostSteps = 150

/** Moves on by Tab alone until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${mostSteps} presses of Tab do not lead to ${target.toString()}`)
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** In place of what the field holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Chooses an option by its first letters, as a person does who does not open the list. */
export async function pick(page: Page, select: Locator, letters: string): Promise<void> {
  await tabTo(page, select)
  await page.keyboard.type(letters)
}
