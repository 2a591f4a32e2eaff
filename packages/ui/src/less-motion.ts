/** Whether the system asks for reduced motion. */
export const wantsCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The behaviour for scrolling by script: a behaviour set there would override the style sheet's rule for reduced
 * motion.
 */
export const scrollBehaviour = (): ScrollBehavior => (wantsCalm() ? 'instant' : 'smooth')
