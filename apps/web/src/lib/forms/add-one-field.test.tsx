import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { expect, it } from 'vitest'
import { AddOneField } from './add-one-field.tsx'

const options = ['Sentiment', 'Snores', 'Slips'].map((words) => ({ value: words, words }))

function Chosen() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <>
      <AddOneField label="Models" empty="Add one" options={options} onAdd={(value) => setChosen([...chosen, value])} />
      <output>{chosen.join()}</output>
    </>
  )
}

function open() {
  render(<Chosen />)
  const field = screen.getByLabelText<HTMLSelectElement>('Models')
  return {
    field,
    chosen: screen.getByRole('status'),
    /** As each key does by which somebody goes on. */
    pass: (value: string) => fireEvent.change(field, { target: { value } }),
  }
}

it('adds what stays chosen, not what the keys passed through', async () => {
  const { field, chosen, pass } = open()
  pass('Sentiment')
  pass('Snores')
  expect(chosen.textContent).toBe('')
  await waitFor(() => expect(chosen.textContent).toBe('Snores'))
  expect(field.value).toBe('')
})

it('adds before its form is submitted, whoever submits it', () => {
  const sent: string[] = []
  function Form() {
    const [chosen, setChosen] = useState<readonly string[]>([])
    const send = (event: FormEvent) => {
      event.preventDefault()
      sent.push(chosen.join())
    }
    return (
      <form aria-label="Note" onSubmit={send}>
        <AddOneField
          label="Models"
          empty="Add one"
          options={options}
          onAdd={(value) => setChosen([...chosen, value])}
        />
      </form>
    )
  }
  render(<Form />)
  fireEvent.change(screen.getByLabelText('Models'), { target: { value: 'Snores' } })
  fireEvent.submit(screen.getByRole('form'))
  expect(sent).toEqual(['Snores'])
})

it('adds at once as the field is left', () => {
  const { field, chosen, pass } = open()
  pass('Slips')
  fireEvent.blur(field)
  expect([chosen.textContent, field.value]).toEqual(['Slips', ''])
})
