import type { Plugin } from 'vite'

/**
 * The font's package swaps it in whenever it comes, which moves lines that were already being read. Here a page that
 * was painted without it stays so: the next page finds it in the browser's cache.
 */
export const fontDisplay = (): Plugin => ({
  name: 'font-display',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
      asset.source = asset.source.toString().replaceAll(/font-display:\s*swap/g, 'font-display:optional')
    }
  },
})
