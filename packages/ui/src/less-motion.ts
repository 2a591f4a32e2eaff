/** Somebody asked their system for less motion. */
export const wantsCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** How a script scrolls: a behaviour that it names overrules the style sheet's rule for people who want calm. */
export const scrollBehaviour = (): ScrollBehavior => (wantsCalm() ? 'instant' : 'smooth')
