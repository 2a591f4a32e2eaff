import { useEffect, useRef } from 'react'

/** For what replaces the button that opened it: moves the lost focus here. Give it `tabIndex={-1}`. */
export function useFocusFirst<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null)
  useEffect(() => shown.current?.focus(), [])
  return shown
}
