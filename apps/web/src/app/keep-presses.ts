import { pressDrawn } from './drawn-anew.ts'

/**
 * A press that begins on a button and ends on the one drawn in its place is no click to the browser. To the person it
 * is one: a list that is drawn anew under their finger (React takes over, results come) must not swallow it.
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
  // A finger that turned out to scroll.
  document.addEventListener('pointercancel', () => (pressed = null), true)
}
