import { models } from '@vitrine/models/registry.ts'
import { escapeHtml } from './escape-html.ts'

interface Head {
  title: string
  description: string
}

const site = 'Vitrine'
const upload = /^\/([^/]+)\/(?:image|audio|video|file|text)-upload$|^\/([^/]+)\/(?:explore-topic|image-gen)$/

/** Titles and descriptions of the pages with an address of their own (specification §2). */
const pages: Record<string, Head> = {
  '/': {
    title: 'Vitrine – AI models you can check before you trust them',
    description:
      'Domain-specific AI models for documents, pictures, sound and text. Try them on real samples and see how accurate they were measured.',
  },
  '/explore': { title: 'Models', description: 'All models by industry and by the kind of input they take.' },
  '/content': { title: 'Generate content', description: 'Explore a topic or make a picture from a prompt.' },
  '/jobs': { title: 'Your analyses', description: 'What you have run, live, with its results.' },
  '/login': { title: 'Log in', description: 'Log in to try the models on your own files.' },
  '/contentqai': { title: 'ContentQAI', description: 'Content creation, coming soon: request beta access.' },
  '/resqai': { title: 'ResQAI', description: 'Resume and hiring analysis: request a demo.' },
  '/products/bol': {
    title: 'Bills of lading',
    description: 'Read bills of lading into checked fields: request a demo.',
  },
  '/prospects': { title: 'Prospects', description: 'Requests and accounts.' },
  '/change-password': { title: 'Change your password', description: 'Choose a password of your own.' },
}

const headOf = (path: string): Head | null => {
  const known = pages[path]
  if (known) return known
  const [, byUpload, byTool] = upload.exec(path) ?? []
  const model = models.find(({ id, refName }) => id === byUpload || id === byTool || (refName && refName === byTool))
  if (model) return { title: model.title, description: model.description }
  if (/^\/results(\/[a-z]+)?$/.test(path)) return { title: 'Result', description: 'The result of an analysis.' }
  if (/^\/admin(\/[a-z]+)?$/.test(path)) return { title: 'Administration', description: 'For administrators.' }
  return null
}

/** Puts a page's title, description and preview tags into the web app's index; `known` is false for no page of ours. */
export const pageHead = (index: string, url: string, publicUrl: string | undefined) => {
  const path = url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/'
  const head = headOf(path)
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
    ...(publicUrl ? [`<meta property="og:url" content="${escapeHtml(new URL(path, publicUrl).href)}">`] : []),
  ].join('\n    ')
  const html = index.replace(/\s*<meta\s+name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => tags)
  return { html, known: head !== null }
}
