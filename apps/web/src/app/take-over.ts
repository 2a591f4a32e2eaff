/** Called once React has taken over a page that came with its content. Apart from React, whose file is still on its way. */
export let takeOver = () => {}

/** Settles then. */
export const takenOver = new Promise<void>((resolve) => (takeOver = resolve))
