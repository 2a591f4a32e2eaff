import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DetailList } from './detail-list.tsx'

it('shows a dash for what is not known', () => {
  render(
    <DetailList
      details={[
        { label: 'Phone', value: '' },
        { label: 'Organization', value: 'Looms' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Phone', 'Organization'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['–', 'Looms'])
})
