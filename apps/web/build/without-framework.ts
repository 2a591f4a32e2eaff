import type { Plugin } from 'vite'

/** React Router's file with the framework's additions to links, and the files that import it. */
const left = /\/ssr\/components\.js$/
const askers = /\/react-router\/dist\/production\/lib\/(?:components|dom\/lib)\.js$/

const ours = /\/react-router\/dist\/production\/.*\.js$/

/**
 * Removes from React Router what only its framework uses: the prefetching of pages by links. It is 3 kB on every page,
 * and two effects in every link. If a later version needs something that the replacing file lacks, the build names it.
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
    // Also removes forms and other unused components: creating a component has no side effect.
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
