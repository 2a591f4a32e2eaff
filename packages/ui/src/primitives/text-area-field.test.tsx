import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TextAreaField } from './text-area-field.tsx'

function Note() {
  const [value, setValue] = useState('')
  return <TextAreaField label="Note" help="Only sales reads it." maxLength={9} value={value} onChange={setValue} />
}

it('takes as much as it may hold, over several lines', async () => {
  render(<Note />)
  const field = screen.getByLabelText('Note')
  await userEvent.setup().type(field, 'call{Enter}again')
  expect(field).toHaveProperty('value', 'call\nagai')
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText('Only sales reads it.').id)
})
