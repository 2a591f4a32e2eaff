/** React marks what it has taken over. */
const isTakenOver = (node: Element) => Object.keys(node).some((key) => key.startsWith('__react'))

const lookEvery = 50

/** Does something again once React has taken the node over. */
const onceTakenOver = (node: Element, act: () => void) => {
  const look = () => {
    if (!node.isConnected) return
    if (isTakenOver(node)) act()
    else setTimeout(look, lookEvery)
  }
  // Where everything is ready React takes a part over because of the event, and answers it itself.
  setTimeout(() => !isTakenOver(node) && look())
}

/** Keys by which one moves in a row of tabs or a menu. Enter and space click, and typing waits until a field takes it. */
const moves = /^(Arrow\w+|Home|End)$/

/** Tabs are chosen by the press, other buttons by the click that follows. */
const press = (button: HTMLButtonElement) => {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  button.click()
}

/**
 * Repeats clicks on buttons and moves by key in what the server wrote and React did not know yet, once it does. Links
 * need no help: the browser follows them.
 */
export const keepEarlyInput = () => {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button && !isTakenOver(button)) onceTakenOver(button, () => press(button))
    },
    true,
  )
  document.addEventListener(
    'keydown',
    ({ target, key }) => {
      if (!(target instanceof Element) || !moves.test(key) || isTakenOver(target)) return
      onceTakenOver(target, () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    },
    true,
  )
}
