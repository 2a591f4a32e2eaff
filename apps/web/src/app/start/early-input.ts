import { drawnNow, pressDrawn } from './drawn-anew.ts'

/** Keys that move within tabs or a menu. Enter and space cause clicks, and fields accept text at any time. */
const moves = /^(Arrow\w+|Home|End)$/

type Field = HTMLInputElement | HTMLTextAreaElement
const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Presses the button or its replacement, now or when it appears: early typing may change a list. */
function pressWhenDrawn(button: HTMLElement) {
  if (pressDrawn(button)) return
  const changes = new MutationObserver(() => {
    if (pressDrawn(button)) changes.disconnect()
  })
  changes.observe(document, { childList: true, subtree: true })
  // An old click must not hit a screen that was opened since.
  setTimeout(() => changes.disconnect(), 5_000)
}

/**
 * Copies typed text into a field that replaces the original one, which React renders again if the prerendered page was
 * out of date (for example a run time changed by another visitor).
 */
function typeAgain(field: Field, hadFocus: boolean) {
  const drawn = field.isConnected ? null : drawnNow(field)
  if (!isField(drawn)) return
  // React notices a change only if the value is set through the prototype's setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(drawn), 'value')?.set?.call(drawn, field.value)
  drawn.dispatchEvent(new Event('input', { bubbles: true }))
  if (hadFocus) drawn.focus()
}

/**
 * Holds back clicks on buttons and keyboard navigation until the page is hydrated, then repeats each once. Links need
 * no help: the browser follows them. Fields that stay are read by their screens (`use-typed-early.ts`).
 */
export async function keepEarlyInput(takenOver: Promise<void>) {
  let kept: (() => void)[] | null = []
  const typed = new Set<Field>()
  let focused: EventTarget | null = null
  const listen = (event: Event) => {
    const { target } = event
    if (!kept || !(target instanceof Element)) return
    const node = event instanceof KeyboardEvent ? target : target.closest('button')
    if (!node || (event instanceof KeyboardEvent && (!moves.test(event.key) || isField(node)))) return
    event.stopImmediatePropagation()
    event.preventDefault()
    kept.push(() => {
      if (event instanceof KeyboardEvent) node.dispatchEvent(new KeyboardEvent('keydown', event))
      else if (node instanceof HTMLElement) pressWhenDrawn(node)
    })
  }
  const note = ({ type, target }: Event) => {
    if (type === 'focusin') focused = target
    else if (kept && isField(target)) typed.add(target)
  }
  for (const type of ['click', 'keydown']) document.addEventListener(type, listen, true)
  for (const type of ['input', 'focusin']) document.addEventListener(type, note, true)
  await takenOver
  const due = kept
  kept = null
  document.removeEventListener('focusin', note, true)
  for (const field of typed) typeAgain(field, field === focused)
  for (const again of due) again()
}
