import { expect, it, vi } from 'vitest'
import { keepEarlyInput } from './early-input.ts'

const patience = { timeout: 15_000 }

function draw(html: string) {
  document.body.innerHTML = html
  return document.querySelector('button')
}

/** A prerendered page, a click on its button, and the moment of hydration. */
function clickEarly() {
  const button = draw('<button aria-label="Run a sample">Run</button>')
  const takenOver = Promise.withResolvers<void>()
  const finished = keepEarlyInput(takenOver.promise)
  const clicked = vi.fn<() => void>()
  button?.addEventListener('click', clicked)
  button?.click()
  expect(clicked).not.toHaveBeenCalled()
  return { button, clicked, takeOver: async () => (takenOver.resolve(), await finished) }
}

it('repeats an early click once the page has been taken over', async () => {
  const { clicked, takeOver } = clickEarly()
  await takeOver()
  expect(clicked).toHaveBeenCalledOnce()
})

it('clicks the button that was drawn in place of the clicked one', async () => {
  const { clicked, takeOver } = clickEarly()
  const drawnAnew = draw('<button>Other</button><button aria-label="Run a sample">Run</button>')
  const other = vi.fn<() => void>()
  drawnAnew?.addEventListener('click', other)
  const again = vi.fn<() => void>()
  document.querySelector('[aria-label]')?.addEventListener('click', again)
  await takeOver()
  expect(again).toHaveBeenCalledOnce()
  expect(clicked).not.toHaveBeenCalled()
  expect(other).not.toHaveBeenCalled()
})

it('waits for a list that is drawn later', async () => {
  const { takeOver } = clickEarly()
  draw('<p>Loading</p>')
  await takeOver()
  const again = vi.fn<() => void>()
  const button = document.createElement('button')
  button.setAttribute('aria-label', 'Run a sample')
  button.addEventListener('click', again)
  document.body.append(button)
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce(), patience)
})

it('knows the button of another name that does the same', async () => {
  const button = draw('<button data-act="sample city" aria-label="Run the sample City">Run</button>')
  const takenOver = Promise.withResolvers<void>()
  const finished = keepEarlyInput(takenOver.promise)
  button?.click()
  const drawn = draw('<button data-act="sample city">City, at night</button>')
  const again = vi.fn<() => void>()
  drawn?.addEventListener('click', again)
  takenOver.resolve()
  await finished
  expect(again).toHaveBeenCalledOnce()
})

it('types again into the field that was drawn in place of the typed one', async () => {
  document.body.innerHTML = '<input aria-label="Search all models" />'
  const field = document.querySelector('input')
  const takenOver = Promise.withResolvers<void>()
  const finished = keepEarlyInput(takenOver.promise)
  field?.focus()
  if (field) field.value = 'crops'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  document.body.innerHTML = '<input aria-label="Another" /><input aria-label="Search all models" />'
  const drawn = document.querySelector<HTMLInputElement>('[aria-label^=Search]')
  const heard = vi.fn<() => void>()
  drawn?.addEventListener('input', heard)
  takenOver.resolve()
  await finished
  expect(drawn?.value).toBe('crops')
  expect(heard).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(drawn)
})
