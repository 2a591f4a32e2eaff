import { escapeHtml } from '@vitrine/basics/escape-html.ts'
import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import { type PageHead, pageHeads } from '@vitrine/contracts/pages/page-heads.ts'
import { pages, runAddress } from '@vitrine/contracts/pages/pages.ts'

/** Addresses for search engines: public pages, and each model's run screen. */
function publicAddresses({ models }: Catalogue): string[] {
  const heads: readonly [keyof typeof pageHeads, PageHead][] = entriesOf(pageHeads)
  const own = heads.flatMap(([name, head]) => (head.private ? [] : pages[name]))
  return [...new Set([...own, ...models.map(runAddress)])]
}

export function sitemap(catalogue: Catalogue, publicUrl: string): string {
  const entries = publicAddresses(catalogue).map(
    (address) => `  <url><loc>${escapeHtml(new URL(address, publicUrl).href)}</loc></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** Everything may be crawled; personal pages have a noindex tag. */
export const robots = (publicUrl: string | undefined): string =>
  `User-agent: *\nDisallow:\n${publicUrl ? `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}\n` : ''}`
