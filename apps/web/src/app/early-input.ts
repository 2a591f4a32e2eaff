/** Keys by which one moves in a row of tabs or a menu. Enter and space click, and fields take what is typed at any time. */
const moves = /^(Arrow\w+|Home|End)$/

/** Tabs are chosen by the press, other buttons by the click that follows. */
function press(button: HTMLElement) {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  button.click()
}

/** A button may say what it does for those that are drawn in its place under another name: `data-act`. */
const nameOf = (button: HTMLElement) => button.dataset['act'] ?? button.getAttribute('aria-label') ?? button.textContent

/** Presses the button, or the one drawn in its place, now or when it is drawn: what was typed early may change a list. */
function pressDrawn(button: HTMLElement) {
  const drawn = button.isConnected
    ? button
    : [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(button))
  if (drawn) press(drawn)
  return Boolean(drawn)
}

function pressWhenDrawn(button: HTMLElement) {
  if (pressDrawn(button)) return
  const changes = new MutationObserver(() => {
    if (pressDrawn(button)) changes.disconnect()
  })
  changes.observe(document, { childList: true, subtree: true })
  // A click of long ago must not fall on a screen opened since.
  setTimeout(() => changes.disconnect(), 5_000)
}

/**
 * Keeps clicks on buttons and moves by key back until the page has been taken over, and repeats them then, each once.
 * Links need no help: the browser follows them. Nor do fields: what they hold by then is read (`use-typed-early.ts`).
 */
export async function keepEarlyInput(takenOver: Promise<void>) {
  let kept: (() => void)[] | null = []
  const listen = (event: Event) => {
    const { target } = event
    if (!kept || !(target instanceof Element)) return
    const node = event instanceof KeyboardEvent ? target : target.closest('button')
    if (!node || (event instanceof KeyboardEvent && (!moves.test(event.key) || node.matches('input, textarea')))) return
    event.stopImmediatePropagation()
    event.preventDefault()
    kept.push(() => {
      if (event instanceof KeyboardEvent) node.dispatchEvent(new KeyboardEvent('keydown', event))
      else if (node instanceof HTMLElement) pressWhenDrawn(node)
    })
  }
  for (const type of ['click', 'keydown']) document.addEventListener(type, listen, true)
  await takenOver
  const due = kept
  kept = null
  for (const again of due) again()
}
