import { pages } from '@vitrine/contracts/pages.ts'

export const batchAddress = (id: string) => `${pages.jobs}?batch=${encodeURIComponent(id)}`
