import type { Plugin } from 'vite'

/**
 * The font's package swaps the font in whenever it arrives, which moves text that is being read. Here a page painted
 * without it stays so: the next page finds it in the browser's cache.
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
