import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { startSession } from '../../lib/session/current-session.ts'
import { App } from '../app.tsx'

// Prerendered content may be out of date (a model was switched off, a call fails): React then renders that part again,
// which needs no warning.
const onRecoverableError = (error: unknown) => console.debug(error)

export function startApp(root: HTMLElement) {
  startSession()
  const app = <App router={BrowserRouter} />
  // A transition hydrates in slices, between which a phone can respond.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  else createRoot(root).render(app)
}
