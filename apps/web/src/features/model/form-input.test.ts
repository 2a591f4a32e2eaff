import { expect, it } from 'vitest'
import { catalogue } from '../../testing/catalogue.ts'
import { emptyInput, restoredInput } from './form-input.ts'

const [first] = catalogue.models
if (!first) throw new Error('The catalogue is empty.')
const name = 'horizon'
const horizon = { kind: 'integer' as const, name, label: 'Periods', help: '', default: 1, min: 1, max: 52 }
const model = { ...first, options: [horizon] }

it('keeps what was entered before an earlier input came', () => {
  const blank = emptyInput(model)
  const earlier = { ...blank, text: 'the earlier text', options: { ...blank.options, [name]: 7 } }
  expect(restoredInput(model, earlier, blank)).toEqual(earlier)
  const typed = { ...blank, text: 'typed since', options: { ...blank.options, [name]: 20 } }
  expect(restoredInput(model, earlier, typed)).toEqual(typed)
})
