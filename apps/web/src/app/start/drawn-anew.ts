/** A button's name for finding its replacement; `data-act` where the replacement is labelled differently. */
const nameOf = (element: HTMLElement) =>
  element.dataset['act'] ?? element.getAttribute('aria-label') ?? (element.id || element.textContent)

/** The element itself, or its replacement with the same name. */
export const drawnNow = (element: HTMLElement): HTMLElement | undefined =>
  element.isConnected
    ? element
    : [...document.querySelectorAll<HTMLElement>(element.tagName)].find((other) => nameOf(other) === nameOf(element))

/** Tabs react to the press, other buttons to the click. False: there is no such button. */
export function pressDrawn(button: HTMLElement): boolean {
  const drawn = drawnNow(button)
  drawn?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  drawn?.click()
  return Boolean(drawn)
}
