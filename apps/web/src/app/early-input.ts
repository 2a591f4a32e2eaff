/** Keys by which one moves in a row of tabs or a menu. Enter and space click, and fields take what is typed at any time. */
const moves = /^(Arrow\w+|Home|End)$/

/** Tabs are chosen by the press, other buttons by the click that follows. */
const press = (button: HTMLElement) => {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  button.click()
}

/**
 * Keeps clicks on buttons and moves by key back until the page has been taken over, and repeats them then, each once.
 * Links need no help: the browser follows them. Nor do fields: what they hold by then is read (`use-typed-early.ts`).
 */
export const keepEarlyInput = async (takenOver: Promise<void>) => {
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
      else if (node instanceof HTMLElement) press(node)
    })
  }
  for (const type of ['click', 'keydown']) document.addEventListener(type, listen, true)
  await takenOver
  const due = kept
  kept = null
  for (const again of due) again()
}
