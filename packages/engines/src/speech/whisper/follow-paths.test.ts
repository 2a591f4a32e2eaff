import { Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { followPaths, meanLogOf, type Path } from './follow-paths.ts'
import type { Listener } from './network.ts'
import { special } from './tokens.ts'

const [alone, cold, warm, coat, hat] = [1000, 1001, 1002, 1003, 1004]

/** After each text, by its tokens: what follows, with its probability. */
type Script = Readonly<Record<string, readonly (readonly [token: number, probability: number])[]>>

/** A decoder that follows a script; `past` holds nothing but how much was said. */
function scripted(script: Script): Listener {
  const said = new WeakMap<object, string>()
  return (tokens, after) => {
    const text = [...(after ? [said.get(after) ?? ''] : []), ...tokens].filter((part) => part !== '').join(' ')
    const logits = new Float32Array(51_865).fill(-40)
    for (const [token, probability] of script[text] ?? [[special.end, 1]]) logits[token] = Math.log(probability)
    const past = new Tensor('float32', new Float32Array(0), [0])
    const heard = { logits, attention: [new Float32Array([tokens.length])], past }
    said.set(heard, text)
    return Promise.resolve(heard)
  }
}

async function follow(script: Script, longest = 10): Promise<Path | null> {
  const listener = scripted(script)
  return followPaths(listener, await listener([]), { breadth: 3, longest, signal: undefined })
}

const tokensOf = (path: Path | null) => path?.tokens.map(({ token }) => token)

test('a text that begins less likely is taken where it goes on better', async () => {
  const path = await follow({
    '': [
      [cold, 0.55],
      [warm, 0.45],
    ],
    [cold]: [
      [coat, 0.4],
      [hat, 0.35],
      [special.end, 0.25],
    ],
    [warm]: [
      [coat, 0.98],
      [special.end, 0.02],
    ],
  })

  expect(tokensOf(path)).toEqual([warm, coat])
  expect(path?.attention).toHaveLength(3)
  expect(path && meanLogOf(path)).toBeCloseTo(Math.log(0.45 * 0.98) / 3, 2)
})

test('a longer text is not held against a shorter one', async () => {
  const path = await follow({
    '': [
      [alone, 0.5],
      [warm, 0.45],
    ],
    [alone]: [[special.end, 0.6]],
    [warm]: [[coat, 0.9]],
    [`${warm} ${coat}`]: [[hat, 0.9]],
  })

  expect(tokensOf(path)).toEqual([warm, coat, hat])
})

test('nothing is answered where no text ends', async () => {
  expect(await follow({ '': [[cold, 1]], [cold]: [[coat, 1]], [`${cold} ${coat}`]: [[hat, 1]] }, 2)).toBeNull()
})

test('who stops waiting is heard', async () => {
  const listener = scripted({})
  const stopped = AbortSignal.abort(new Error('stopped'))

  await expect(followPaths(listener, await listener([]), { breadth: 3, longest: 10, signal: stopped })).rejects.toThrow(
    'stopped',
  )
})
