/** Channels to one, by their mean. */
export function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first] = channels
  if (first === undefined) return new Float32Array(0)
  if (channels.length === 1) return first
  const mixed = new Float32Array(first.length)
  // Indices stay inside; casts cost nothing in these loops, which `at` would slow (docs/decisions/014).
  for (const channel of channels) {
    for (let index = 0; index < mixed.length; index++) {
      mixed[index] = (mixed[index] as number) + (channel[index] as number)
    }
  }
  for (let index = 0; index < mixed.length; index++) mixed[index] = (mixed[index] as number) / channels.length
  return mixed
}
