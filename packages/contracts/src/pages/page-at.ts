import { addressesOf, type PageName, pages } from './pages.ts'

/** The source of a regular expression that matches a page's addresses, without query and trailing slash. */
export const patternOf = (name: PageName): string =>
  `^(?:${addressesOf(name)
    .map((address) => address.replaceAll(/:\w+/g, '[^/]+'))
    .join('|')})$`

// The casts restore the key type that Object.keys loses.
const patterns = Object.keys(pages).map((name) => ({
  name: name as PageName,
  pattern: new RegExp(patternOf(name as PageName)),
}))

/** The page at a path, which has no query and no trailing slash; null if there is none. */
export const pageAt = (path: string): PageName | null =>
  patterns.find(({ pattern }) => pattern.test(path))?.name ?? null
