import type { Locator, Page } from '@playwright/test'

export const signInDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Welcome Back' })
