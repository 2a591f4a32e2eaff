import { useRef } from 'react'

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected && !element.matches(':disabled')

/**
 * Gives the focus back to what had it when a dialog opened, and where that is gone (a row that was deleted) to the page's content. The
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
      const to = canHaveFocus(opener.current) ? opener.current : document.querySelector<HTMLElement>('main')
      to?.focus({ preventScroll: to !== opener.current })
    },
  }
}
