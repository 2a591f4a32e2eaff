import manifest from '../package.json' with { type: 'json' }

/** Of the product, as its package says. */
export const productVersion = manifest.version
