import { pages } from '@vitrine/contracts/pages/pages.ts'

export const batchAddress = (id: string) => `${pages.jobs}?batch=${encodeURIComponent(id)}`
