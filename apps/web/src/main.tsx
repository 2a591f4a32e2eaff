import './lib/schemas-without-eval.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './app/app.css'
import { App } from './app/app.tsx'
import { startSession } from './lib/session/current-session.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
startSession()
// The landing page comes with its content already in place.
if (root.hasChildNodes()) hydrateRoot(root, <App />)
else createRoot(root).render(<App />)
