import manifest from '../package.json' with { type: 'json' }

/** The product's version from its package.json. */
export const productVersion = manifest.version
