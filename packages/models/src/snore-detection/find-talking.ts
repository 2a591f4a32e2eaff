import { at } from '@vitrine/basics/at.ts'
import { probabilityStep } from '@vitrine/engines/speech/speech-probability.ts'

/** Probability from which a step of sound counts as voiced. */
const voiced = 0.5
/** Snores have voiced moments, too: of those that the network was trained on, one second in a hundred is voiced for longer than this share. */
const mostlyVoiced = 0.85
/** Seconds; speakers pause for breath, so sound this close to talking belongs to it. */
const near = 1

/** A function that says whether someone talks between two times, in seconds. `speech`: `speechProbabilities` of the whole sound. */
export function findTalking(speech: Float32Array): (start: number, end: number) => boolean {
  const second = Math.min(speech.length, Math.round(1 / probabilityStep))
  // Number of voiced steps before each step.
  const before = new Uint32Array(speech.length + 1)
  speech.forEach((probability, step) => {
    before[step + 1] = at(before, step) + (probability > voiced ? 1 : 0)
  })
  const isVoiced = (from: number): boolean =>
    at(before, from + second) - at(before, from) >= mostlyVoiced * second && second > 0

  return (start, end) => {
    const last = Math.min(speech.length, Math.ceil((end + near) / probabilityStep)) - second
    for (let from = Math.max(0, Math.floor((start - near) / probabilityStep)); from <= last; from++) {
      if (isVoiced(from)) return true
    }
    return false
  }
}
