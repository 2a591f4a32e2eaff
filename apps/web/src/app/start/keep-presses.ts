import { pressDrawn } from './drawn-anew.ts'

/**
 * To the browser, a press that starts on a button and ends on its replacement is not a click. To the person it is: a
 * list that is rendered again during the press (by hydration, or by new results) must not lose it.
 */
export function keepPresses() {
  let pressed: HTMLElement | null = null
  const begin = ({ target, button }: PointerEvent) => {
    pressed = button === 0 && target instanceof Element ? target.closest('button') : null
  }
  const end = () => {
    if (pressed && !pressed.isConnected) pressDrawn(pressed)
    pressed = null
  }
  document.addEventListener('pointerdown', begin, true)
  document.addEventListener('pointerup', end, true)
  // The touch became a scroll.
  document.addEventListener('pointercancel', () => (pressed = null), true)
}
