import { expect, test } from 'vitest'
import { boxKinds } from './box-colours.ts'

const marked = (label: string, tone?: 'good' | 'bad') => ({ label, ...(tone && { tone }) })

test('each kind has a colour of its own, the commonest first', () => {
  const kinds = boxKinds([marked('Tee'), marked('Elbow'), marked('Elbow'), marked('Valve')])
  expect(kinds.map(({ label, count }) => `${count} ${label}`)).toEqual(['2 Elbow', '1 Tee', '1 Valve'])
  expect(new Set(kinds.map(({ colour }) => colour)).size).toBe(3)
})

test('what is wrong has the warning colour, however many of either kind there are', () => {
  const colourOf = (label: string, ...all: ReturnType<typeof marked>[]) =>
    boxKinds(all).find((kind) => kind.label === label)?.colour
  const [sound, ill] = [marked('Sound egg', 'good'), marked('Cracked egg', 'bad')]
  const warning = colourOf('Cracked egg', ill)
  expect(colourOf('Cracked egg', sound, sound, ill)).toBe(warning)
  expect(colourOf('Cracked egg', sound, ill, ill)).toBe(warning)
  expect(colourOf('Sound egg', sound)).not.toBe(warning)
  expect(colourOf('Tray', marked('Tray'), marked('Tray'), ill)).not.toBe(warning)
})
