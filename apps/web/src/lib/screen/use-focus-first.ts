import { useEffect, useRef } from 'react'

/** For what takes the place of the button that opened it: the focus, which went with the button, begins here. Give it `tabIndex={-1}`. */
export function useFocusFirst<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null)
  useEffect(() => shown.current?.focus(), [])
  return shown
}
