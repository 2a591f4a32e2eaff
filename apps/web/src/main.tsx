import './app/start/schemas-without-eval.ts'
import './app/app.css'
import { keepEarlyInput } from './app/start/early-input.ts'
import { keepPresses } from './app/start/keep-presses.ts'
import { painted } from './app/start/painted.ts'
import { takenOver } from './app/start/take-over.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
keepPresses()
// Prerendered content is painted before the program takes up a phone's processor.
if (root.hasChildNodes()) {
  void keepEarlyInput(takenOver)
  await painted()
}
// The program's files, which the build lists there if they may load last.
const later = document.querySelector<HTMLTemplateElement>('#program')
if (later) document.head.append(later.content)
const { startApp } = await import('./app/start/start-app.tsx')
startApp(root)
