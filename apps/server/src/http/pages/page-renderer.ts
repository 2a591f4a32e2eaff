import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'

/** Renders what a visitor first sees at an address. */
export type RenderPage = (location: string, catalogue: Catalogue) => Promise<string>

/** The web app's own renderer from its build; null if there is none. */
export async function loadRenderer(webFolder: string): Promise<RenderPage | null> {
  const file = pathToFileURL(join(webFolder, 'renderer', 'prerender.js')).href
  // The cast: the build of the web application exports it.
  const renderer = (await import(file).catch(() => null)) as { renderPage: RenderPage } | null
  return renderer?.renderPage ?? null
}

/** The longest search that a page is rendered with; the browser finds what longer ones mean. */
const longestSearch = 100

/** Cached pages: some dozens, and those of the last searches that were opened by their address. */
const most = 300

/** The address reduced to the parameters that the page uses, so that made-up queries do not create new pages. */
function settled(url: string, { industries }: Catalogue): string {
  const { pathname, searchParams } = new URL(url, 'http://page')
  const industry = industries.find(({ id }) => id === searchParams.get('industry'))
  const subcategory = industry?.subcategories.find(({ id }) => id === searchParams.get('subcategory'))
  const search = pathname === pages.explore ? (searchParams.get('q') ?? '') : ''
  const query = new URLSearchParams({
    ...(industry && { industry: industry.id }),
    ...(subcategory && { subcategory: subcategory.id }),
    ...(search !== '' && search.length <= longestSearch && { q: search }),
  })
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname
}

/** Caches pages per catalogue: a new catalogue starts with none. */
export function createPageRenderer(render: RenderPage): RenderPage {
  const written = new WeakMap<Catalogue, Map<string, Promise<string>>>()
  return (url, catalogue) => {
    const cached = written.get(catalogue) ?? new Map<string, Promise<string>>()
    written.set(catalogue, cached)
    const address = settled(url, catalogue)
    const kept = cached.get(address)
    if (kept) return kept
    const page = render(address, catalogue)
    cached.set(address, page)
    // A failed page may succeed at the next try.
    page.catch(() => cached.delete(address))
    const [oldest] = cached.keys()
    if (cached.size > most && oldest !== undefined) cached.delete(oldest)
    return page
  }
}
