import { at } from '@vitrine/basics/at.ts'
/** Channels to one, by their mean. */
export function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first] = channels
  if (first === undefined) return new Float32Array(0)
  if (channels.length === 1) return first
  const mixed = new Float32Array(first.length)
  for (const channel of channels) {
    for (let index = 0; index < mixed.length; index++) mixed[index] = at(mixed, index) + at(channel, index)
  }
  for (let index = 0; index < mixed.length; index++) mixed[index] = at(mixed, index) / channels.length
  return mixed
}
