import { expect, test } from 'vitest'
import { estimateStrength } from './estimate-strength.ts'

test('letters of full width and accents make a usual password no stronger', () => {
  for (const typed of ['password1234', 'ｐａｓｓｗｏｒｄ１２３４', 'pàsswörd1234'])
    expect(estimateStrength(typed, [])).toBeLessThan(3)
})
