import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ModelOption, OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { optionsFrom } from './model-options.ts'
import { OptionFields } from './option-fields.tsx'

const options: readonly ModelOption[] = [
  { kind: 'integer', name: 'steps', label: 'Steps', help: '', default: 3, min: 1, max: 20 },
  { kind: 'integer', name: 'change', label: 'Change', help: '', default: 0, min: -50, max: 50 },
  { kind: 'integer', name: 'deals', label: 'Deals', help: '', default: -1, min: -1, max: 9, blank: 'as planned' },
]

const chosen = vi.fn<(values: OptionValues) => void>()
const valueOf = (name: string) => chosen.mock.lastCall?.[0][name]

function Form() {
  const [values, setValues] = useState(optionsFrom(options))
  const change = (next: OptionValues) => {
    setValues(next)
    chosen(next)
  }
  return <OptionFields options={options} values={values} onChange={change} disabled={false} />
}

beforeEach(() => {
  chosen.mockClear()
  render(<Form />)
})
afterEach(cleanup)

async function typeInto(label: string, text: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return field.value
}

it('takes a number below zero key by key', async () => {
  expect(await typeInto('Change', '-12')).toBe('-12')
  expect(valueOf('change')).toBe(-12)
})

it('takes a blank field for the default, and leaves it blank', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('Steps')
  await userEvent.clear(field)
  expect([field.value, field.placeholder, valueOf('steps')]).toEqual(['', '3', 3])
  expect(await typeInto('Steps', '7')).toBe('7')
  expect(valueOf('steps')).toBe(7)
})

it('says in words what a default means that nobody would type', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('Deals')
  expect([field.value, field.placeholder]).toEqual(['', 'as planned'])
  expect(await typeInto('Deals', '0')).toBe('0')
  expect(valueOf('deals')).toBe(0)
})
