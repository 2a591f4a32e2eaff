import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'

/** Renders what a visitor first sees at an address. */
export type RenderPage = (location: string, catalogue: Catalogue) => Promise<string>

/** The web app's own renderer from its build; null if there is none. */
export async function loadRenderer(webFolder: string): Promise<RenderPage | null> {
  const file = pathToFileURL(join(webFolder, 'renderer', 'prerender.js')).href
  // The cast: the build of the web application exports it.
  const renderer = (await import(file).catch(() => null)) as { renderPage: RenderPage } | null
  return renderer?.renderPage ?? null
}

/** The address reduced to the parameters that the page uses, so that made-up queries do not create new pages. */
function settled(url: string, { industries }: Catalogue): string {
  const { pathname, searchParams } = new URL(url, 'http://page')
  const industry = industries.find(({ id }) => id === searchParams.get('industry'))
  const subcategory = industry?.subcategories.find(({ id }) => id === searchParams.get('subcategory'))
  const query = new URLSearchParams({
    ...(industry && { industry: industry.id }),
    ...(subcategory && { subcategory: subcategory.id }),
  })
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname
}

/** Caches pages per catalogue: a new catalogue starts with none. */
export function createPageRenderer(render: RenderPage): RenderPage {
  const written = new WeakMap<Catalogue, Map<string, Promise<string>>>()
  return (url, catalogue) => {
    const pages = written.get(catalogue) ?? new Map<string, Promise<string>>()
    written.set(catalogue, pages)
    const address = settled(url, catalogue)
    const kept = pages.get(address)
    if (kept) return kept
    const page = render(address, catalogue)
    pages.set(address, page)
    // A failed page may succeed at the next try.
    page.catch(() => pages.delete(address))
    return page
  }
}
