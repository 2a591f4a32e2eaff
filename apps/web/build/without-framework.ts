import type { Plugin } from 'vite'

/** React Router's file of what its framework adds to a link, and the files that bring it into every page. */
const left = /\/ssr\/components\.js$/
const askers = /\/react-router\/dist\/production\/lib\/(?:components|dom\/lib)\.js$/

const ours = /\/react-router\/dist\/production\/.*\.js$/

/**
 * Leaves out of React Router what only its framework uses: the prefetching of pages by links. It is 3 kB of every page,
 * and two effects of every link. What a later version misses in the file that stands in for it, the build names.
 */
export function withoutFramework(): Plugin {
  const standIn = '\0without-framework'
  let used = false
  return {
    name: 'without-framework',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (left.test(id) && importer && askers.test(importer) ? standIn : null),
    load(id) {
      if (id !== standIn) return null
      used = true
      return `
        import { createContext } from 'react'
        export const FrameworkContext = createContext(undefined)
        export const PrefetchPageLinks = () => null
        export const usePrefetchBehavior = () => [false, null, {}]
        export const mergeRefs = (ref) => ref
      `
    },
    // Nor does a page carry its forms and other components that nobody uses: making one has no effect but the component.
    transform: (code, id) =>
      ours.test(id)
        ? code
            .replaceAll(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
            .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        : null,
    buildEnd(error) {
      if (!error && !used) this.error('React Router has other files now: see build/without-framework.ts.')
    },
  }
}
