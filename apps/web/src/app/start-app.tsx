import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { startSession } from '../lib/session/current-session.ts'
import { App } from './app.tsx'

// Where the page came with its content, that may differ from what is true by now (a model was switched off, a call
// fails): React then draws that part again, which is nothing to warn of.
const onRecoverableError = (error: unknown) => console.debug(error)

export function startApp(root: HTMLElement) {
  startSession()
  const app = <App router={BrowserRouter} />
  // As a transition it is done in pieces, between which a phone answers its user.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  else createRoot(root).render(app)
}
