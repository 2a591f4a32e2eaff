import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Options } from './options.tsx'
import { SelectField } from './select-field.tsx'

it('has its label, reads out its help and error, and tells what was chosen', async () => {
  const choose = vi.fn<(value: string) => void>()
  render(
    <SelectField
      label="Role"
      help="It may be changed later."
      error="Choose a role."
      value=""
      onChange={(event) => choose(event.target.value)}
    >
      <Options of={['sales', 'admin']} />
    </SelectField>,
  )
  const select = screen.getByLabelText('Role')
  const described = (select.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toEqual([
    'It may be changed later.',
    'Choose a role.',
  ])
  expect(select.getAttribute('aria-invalid')).toBe('true')
  await userEvent.setup().selectOptions(select, 'admin')
  expect(choose).toHaveBeenCalledExactlyOnceWith('admin')
})
