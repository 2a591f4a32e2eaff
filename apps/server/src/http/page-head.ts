import type { Model } from '@vitrine/model-kit/model.ts'
import { escapeHtml } from './escape-html.ts'

interface Head {
  title: string
  description: string
  /** Somebody's own page: nothing for a search engine. */
  private?: true
}

const site = 'Vitrine'
const results = /^\/results(\/(image|text|file|sentimental|demandplanning|audio|normalaudio|video|pdfqa))?$/
const upload = /^\/([^/]+)\/(?:image|audio|video|file|text)-upload$|^\/([^/]+)\/(?:explore-topic|image-gen)$/

/** Titles and descriptions of the pages with an address of their own. */
const pages: Record<string, Head> = {
  '/': {
    title: 'Vitrine – AI models you can check before you trust them',
    description:
      'Domain-specific AI models for documents, pictures, sound and text. Try them on real samples and see how accurate they were measured.',
  },
  '/explore': { title: 'Models', description: 'All models by industry and by the kind of input they take.' },
  '/content': { title: 'Generate content', description: 'Explore a topic or make a picture from a prompt.' },
  '/jobs': { title: 'Your analyses', description: 'What you have run, live, with its results.', private: true },
  '/login': { title: 'Log in', description: 'Log in to try the models on your own files.' },
  '/contentqai': {
    title: 'Content creation',
    description: 'Content that sounds like you, and says where it knows it from. Coming soon: request beta access.',
  },
  '/resqai': {
    title: 'Resume and hiring analysis',
    description: 'Read every application, explain every choice: résumé and hiring analysis. Request beta access.',
  },
  '/products/bol': {
    title: 'Bill of lading processing',
    description: 'From a photographed bill of lading to checked shipment data, each field with its place on the page.',
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What is done with what you upload and ask for, and for how long it is kept.',
  },
  '/terms': { title: 'Terms of use', description: 'What you may expect of the models, and what is expected of you.' },
  '/prospects': { title: 'Prospects', description: 'Requests and accounts.', private: true },
  '/account': { title: 'Your account', description: 'Your name, password and sessions.', private: true },
  '/change-password': { title: 'Change your password', description: 'Choose a password of your own.', private: true },
}

const headOf = (path: string, models: readonly Model[]): Head | null => {
  const known = pages[path]
  if (known) return known
  const [, byUpload, byTool] = upload.exec(path) ?? []
  const model = models.find(({ id, refName }) => id === byUpload || id === byTool || (refName && refName === byTool))
  if (model) return { title: model.title, description: model.description }
  if (results.test(path)) return { title: 'Result', description: 'The result of an analysis.', private: true }
  if (/^\/showcase\/[\w-]+$/.test(path)) {
    return { title: 'Chosen for you', description: 'Models and samples that were chosen for you.', private: true }
  }
  if (/^\/admin(\/[a-z]+)?$/.test(path)) {
    return { title: 'Administration', description: 'For administrators.', private: true }
  }
  return null
}

/** What only a server that knows its public address can tell. */
const addresses = (path: string, publicUrl: string): string[] => {
  const href = (to: string) => escapeHtml(new URL(to, publicUrl).href)
  return [
    `<link rel="canonical" href="${href(path)}">`,
    `<meta property="og:url" content="${href(path)}">`,
    `<meta property="og:image" content="${href('/preview.png')}">`,
    '<meta property="og:image:alt" content="Vitrine: AI you can check before you trust it.">',
  ]
}

/** Puts a page's title, description and preview tags into the web app's index; `known` is false for no page of ours. */
export const pageHead = (
  index: string,
  url: string,
  { models, publicUrl }: { models: readonly Model[]; publicUrl: string | undefined },
) => {
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
