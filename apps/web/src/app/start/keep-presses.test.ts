import { afterEach, expect, it, vi } from 'vitest'
import { keepPresses } from './keep-presses.ts'

keepPresses()
afterEach(() => document.body.replaceChildren())

function draw(...labels: string[]) {
  document.body.innerHTML = labels.map((label) => `<button aria-label="${label}"></button>`).join('')
  return [...document.querySelectorAll('button')].map((button) => {
    const clicked = vi.fn<() => void>()
    button.addEventListener('click', clicked)
    return { button, clicked }
  })
}

const point = (target: EventTarget | undefined, type: string, button = 0) =>
  target?.dispatchEvent(new PointerEvent(type, { bubbles: true, button }))

it('a press whose button was drawn anew in the middle is a click on the new one', () => {
  const [old] = draw('Run a sample of Pipes')
  point(old?.button, 'pointerdown')
  const [other, again] = draw('Run a sample of Crops', 'Run a sample of Pipes')
  point(other?.button, 'pointerup')
  expect(again?.clicked).toHaveBeenCalledOnce()
  expect(other?.clicked).not.toHaveBeenCalled()
})

it('leaves all other presses to the browser', () => {
  const [stays] = draw('Run')
  point(stays?.button, 'pointerdown')
  point(stays?.button, 'pointerup')
  expect(stays?.clicked).not.toHaveBeenCalled()
  for (const [type, button] of [
    ['pointerup', 2],
    ['pointercancel', 0],
  ] as const) {
    const [gone] = draw('Run')
    point(gone?.button, 'pointerdown', button)
    const [drawn] = draw('Run')
    point(document, type)
    point(document, 'pointerup')
    expect(drawn?.clicked).not.toHaveBeenCalled()
  }
})
