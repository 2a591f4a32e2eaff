import { useLayoutEffect } from 'react'

let tell = () => {}

/** Settles once React has taken over a page that came with its content. */
export const takenOver = new Promise<void>((resolve) => (tell = resolve))

/** Stands beside a screen, in the same Suspense boundary: its effect runs when React has taken over both,
 * before anything more is typed or pressed. */
export function TakenOver() {
  useLayoutEffect(() => tell(), [])
  return null
}
