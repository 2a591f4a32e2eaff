import { readFile } from 'node:fs/promises'
import { at } from '@vitrine/basics/at.ts'
import { seededRandom } from '@vitrine/basics/seeded-random.ts'
import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import { writeWav } from '@vitrine/engines/audio/write-wav.ts'
import type { LabelledFile } from '../labelled-files.ts'

const rate = 16_000
const seconds = 30
/** Fades at a clip's ends, so that the joint is no click. Samples. */
const fade = 800

interface Span {
  start: number
  end: number
}

interface Clips {
  snores: Float32Array[]
  others: Float32Array[]
}

export async function readClips(files: readonly LabelledFile[]): Promise<Clips> {
  const clips: Clips = { snores: [], others: [] }
  for (const { path, label } of files) {
    const bytes = new Uint8Array(await readFile(path))
    const { samples } = await readSound(bytes, { rate, minSeconds: 0.1, maxSeconds: 60 })
    clips[label === 'snore' ? 'snores' : 'others'].push(samples)
  }
  return clips
}

function place(sound: Float32Array, clip: Float32Array, time: number): Span {
  const start = Math.round(time * rate)
  // What goes on after the end is cut off.
  clip.subarray(0, sound.length - start).forEach((value, index) => {
    const share = Math.min(1, index / fade, (clip.length - 1 - index) / fade)
    sound[start + index] = at(sound, start + index) + value * share
  })
  return { start: time, end: time + clip.length / rate }
}

/** Half a minute of faint noise with snores, and in the longer pauses other noises, at places that the seed decides. */
export function assembleNight({ snores, others }: Clips, seed: number): { wav: Uint8Array; snores: Span[] } {
  const random = seededRandom(seed)
  const pick = (clips: readonly Float32Array[]) => clips[Math.floor(random() * clips.length)] ?? new Float32Array(rate)
  const sound = Float32Array.from({ length: seconds * rate }, () => (random() - 0.5) * 0.004)
  const spans: Span[] = []
  for (let time = 0.5 + random(); time < seconds - 2; ) {
    const clip = pick(snores)
    spans.push(place(sound, clip, time))
    const pause = 1.2 + random() * 4
    const noiseAt = time + clip.length / rate + 0.7
    const next = time + clip.length / rate + pause
    const noise = pick(others)
    if (pause > 3 && noiseAt + noise.length / rate + 0.7 < next) place(sound, noise, noiseAt)
    time = next
  }
  return { wav: writeWav(sound, { rate }), snores: spans }
}

/** How many placed snores have a marked one that covers at least half of either; each counts for one pair only. */
export function matchedSnores(placed: readonly Span[], marked: readonly Span[]): number {
  const left = new Set(marked)
  let matched = 0
  for (const snore of placed) {
    for (const candidate of left) {
      const shared = Math.min(snore.end, candidate.end) - Math.max(snore.start, candidate.start)
      if (shared < Math.min(snore.end - snore.start, candidate.end - candidate.start) / 2) continue
      matched += 1
      left.delete(candidate)
      break
    }
  }
  return matched
}
