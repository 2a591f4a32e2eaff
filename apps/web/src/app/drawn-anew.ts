/** A button may say what it does for those that are drawn in its place under another name: `data-act`. */
const nameOf = (element: HTMLElement) =>
  element.dataset['act'] ?? element.getAttribute('aria-label') ?? (element.id || element.textContent)

/** The element itself, or the one of its name that was drawn in its place. */
export const drawnNow = (element: HTMLElement): HTMLElement | undefined =>
  element.isConnected
    ? element
    : [...document.querySelectorAll<HTMLElement>(element.tagName)].find((other) => nameOf(other) === nameOf(element))

/** Tabs are chosen by the press, other buttons by the click that follows. False: there is no such button. */
export function pressDrawn(button: HTMLElement): boolean {
  const drawn = drawnNow(button)
  drawn?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  drawn?.click()
  return Boolean(drawn)
}
