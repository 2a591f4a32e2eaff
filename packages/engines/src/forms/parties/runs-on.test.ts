import { expect, test } from 'vitest'
import { runsOn } from './runs-on.ts'

test.each(['di Volterra', 'und Töchter', '& Sons', 'Pediatrics', 'Coastal Logistics Ltd', 'Versicherung VVaG'])(
  '%s goes on with a name',
  (line) => {
    expect(runsOn(line)).toBe(true)
  },
)

test.each(['12 Harbour Road', 'Lyon', 'c/o Brandt', 'Marseille, France', 'Suite 4'])('%s does not', (line) => {
  expect(runsOn(line)).toBe(false)
})
