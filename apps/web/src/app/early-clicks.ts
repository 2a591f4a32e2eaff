/** React marks what it has taken over. */
const isTakenOver = (node: Element) => Object.keys(node).some((key) => key.startsWith('__react'))

const lookEvery = 50

/**
 * Repeats clicks on buttons that the server wrote and React did not know yet, once it does. Links need no help: the
 * browser follows them.
 */
export const keepEarlyClicks = () =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button || isTakenOver(button)) return
      const repeat = () => {
        if (!button.isConnected) return
        if (isTakenOver(button)) button.click()
        else setTimeout(repeat, lookEvery)
      }
      // Where everything is ready React takes a part over because of the click, and answers it itself.
      setTimeout(() => !isTakenOver(button) && repeat())
    },
    { capture: true },
  )
