/** Called once React has hydrated a page. Separate from React, whose file is still loading. */
export let takeOver = () => {}

/** Resolves then. */
export const takenOver = new Promise<void>((resolve) => (takeOver = resolve))
