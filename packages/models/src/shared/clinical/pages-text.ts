import { plainTextOf } from '@vitrine/engines/documents/plain-text.ts'
import { readPages } from '@vitrine/engines/documents/read-pages.ts'
import type { ProviderPrompt } from '@vitrine/model-kit/provider-prompt.ts'

/** What a provider is shown of a document of up to `maxPages` pages: their text. */
export const pagesText =
  (maxPages: number): ProviderPrompt<never>['data'] =>
  async (_input, context) => [{ type: 'text', text: plainTextOf(await readPages(context, maxPages)) }]
