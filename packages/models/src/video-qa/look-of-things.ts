import { clockTime } from '@vitrine/basics/clock-time.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { colourAt } from '@vitrine/engines/video/colour-name.ts'
import { type About, type Said, unseen } from './about-thing.ts'
import { leftFor, sureness } from './sureness.ts'

const { partOfThing } = readPatterns(new URL('./wordings/look-of-things.txt', import.meta.url), ['partOfThing'])

/** The colour of each thing, in the middle of its time in view. */
export async function coloursOfThings(about: About): Promise<Said> {
  const { question, thing, tracks, evidence, confidence } = about
  const text = question.toLowerCase()
  // 'The colour of the bottle's caps' asks for a part, and parts are not recognised.
  if (partOfThing.test(text)) {
    return unseen('This cannot be seen: parts of things are not recognised, only whole things.')
  }
  const seen: { name: string; start: number; end: number }[] = []
  for (const { sightings } of tracks.slice(0, 12)) {
    const middle = sightings[Math.floor(sightings.length / 2)]
    const still = evidence.video.stills.find(({ time }) => time === middle?.time)
    if (!middle || !still) continue
    seen.push({ name: await colourAt(still.jpeg, middle.box), start: middle.time, end: middle.time })
  }
  const names = [...Map.groupBy(seen, ({ name }) => name)].map(([name, of]) => `${of.length} ${name}`)
  return {
    answer: `By the commonest colour in the middle of each ${thing.one}: ${names.join(', ')}. Light and shade shift colours.`,
    found: true,
    confidence: Math.min(sureness.mostOfColours, confidence),
    citations: seen.map(({ name, ...span }) => ({ ...span, quote: `${name} ${thing.one}` })),
  }
}
/** Where the picture's parts begin that people name, as shares of its height and width. */
const thirds = { top: 0.33, bottom: 0.67, left: 0.36, right: 0.64 } as const

/** In which part of the picture each is first seen. */
export function placesOfThings(about: About): Said {
  const { thing, tracks, confidence } = about
  const places = tracks.slice(0, 6).flatMap(({ sightings }) => {
    const first = sightings[0]
    if (!first) return []
    const x = (first.box[0] + first.box[2]) / 2
    const y = (first.box[1] + first.box[3]) / 2
    const height = y < thirds.top ? 'top ' : y > thirds.bottom ? 'bottom ' : ''
    const name = `${height}${x < thirds.left ? 'left' : x > thirds.right ? 'right' : 'middle'}`
    return [{ name, start: first.time, end: sightings.at(-1)?.time ?? first.time }]
  })
  return {
    answer: `In the picture: ${places.map(({ name, start }) => `${name} (at ${clockTime(start)})`).join(', ')}.`,
    found: true,
    confidence: leftFor.track * confidence,
    citations: places.map(({ name, ...span }) => ({ ...span, quote: `${thing.one} on the ${name}` })),
  }
}
