import { escapeHtml } from '@vitrine/basics/escape-html.ts'
import { pageAt } from '@vitrine/contracts/pages/page-at.ts'
import { type PageHead, pageHeads } from '@vitrine/contracts/pages/page-heads.ts'
import type { Model } from '@vitrine/model-kit/model.ts'

const site = 'Vitrine'

/** The model of a run screen's address: by its id, and by its reference name where no input is uploaded. */
function modelAt(path: string, models: readonly Model[]): Model | undefined {
  const [, name = '', screen = ''] = path.split('/')
  const byReference = !screen.endsWith('-upload')
  return models.find(({ id, refName }) => id === name || (byReference && refName !== null && refName === name))
}

function headOf(path: string, models: readonly Model[]): PageHead | null {
  const page = pageAt(path)
  if (page === 'run') return modelAt(path, models) ?? null
  return page && pageHeads[page]
}

/** Tags with absolute addresses, which only a server that knows its public address can write. */
function addresses(path: string, publicUrl: string): string[] {
  const href = (to: string) => escapeHtml(new URL(to, publicUrl).href)
  return [
    `<link rel="canonical" href="${href(path)}">`,
    `<meta property="og:url" content="${href(path)}">`,
    `<meta property="og:image" content="${href('/preview.png')}">`,
    '<meta property="og:image:alt" content="Vitrine: AI you can check before you trust it.">',
  ]
}

/**
 * Inserts a page's title, description and preview tags into the web app's index; `known` is false if there is no such
 * page.
 */
export function pageHead(
  index: string,
  url: string,
  { models, publicUrl }: { models: readonly Model[]; publicUrl: string | undefined },
) {
  const path = url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/'
  const head = headOf(path, models)
  const { title, description } = head ?? { title: 'Not found', description: 'There is no such page.' }
  const fullTitle = escapeHtml(title.startsWith(site) ? title : `${title} · ${site}`)
  const text = escapeHtml(description)
  const tags = [
    `<title>${fullTitle}</title>`,
    `<meta name="description" content="${text}">`,
    `<meta property="og:title" content="${fullTitle}">`,
    `<meta property="og:description" content="${text}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${site}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...(head === null || head.private ? ['<meta name="robots" content="noindex">'] : []),
    ...(publicUrl && head ? addresses(path, publicUrl) : []),
  ].join('\n    ')
  const html = index.replace(/\s*<meta\s+name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => tags)
  return { html, known: head !== null }
}
