/** Navigation state that lets the reader return to the showcase. */
export const fromShowcase = (token: string) => ({ showcase: `/showcase/${token}` })

/** The showcase that somebody came from; null if none. The browser stores a navigation's state, so it is untrusted. */
export const showcaseIn = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'showcase' in state &&
  typeof state.showcase === 'string' &&
  /^\/showcase\/[\w-]+$/.test(state.showcase)
    ? state.showcase
    : null
