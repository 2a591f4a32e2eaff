/** What a navigation that began at a showcase brings along, so that its reader finds the way back. */
export const fromShowcase = (token: string) => ({ showcase: `/showcase/${token}` })

/** The showcase that somebody came from; null where they did not. The browser keeps a navigation's state, so it may be anybody's. */
export const showcaseIn = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'showcase' in state &&
  typeof state.showcase === 'string' &&
  /^\/showcase\/[\w-]+$/.test(state.showcase)
    ? state.showcase
    : null
