import { useRef } from 'react'

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected && !element.matches(':disabled')

/** What is in front of everything else: the dialog that the closed one had been opened from, or the page's content. */
const inFront = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1) ?? document.querySelector<HTMLElement>('main')

/**
 * Gives the focus back to what had it when a dialog opened, and where that is gone (a row that was deleted) to what is in front. The
 * library gives it back to a trigger of its own only; our dialogs are opened from anywhere.
 */
export function useGiveBack() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const to = canHaveFocus(opener.current) ? opener.current : inFront()
      to?.focus({ preventScroll: to !== opener.current })
    },
  }
}
