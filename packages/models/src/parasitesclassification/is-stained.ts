import { at } from '@vitrine/basics/at.ts'
import { mean, quantile } from '@vitrine/basics/statistics.ts'
import { lumaAt } from '@vitrine/engines/vision/luma.ts'
import type { Cell } from '@vitrine/engines/vision/smear/find-cells.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** Pictures from a greyscale camera have a lower span of channels, of 255, in their cells, so that stain cannot be judged. */
const mostOfGrey = 2
/** Least span of the shares of light that cells let through, of 255: Giemsa's pinks and blues have 25 and more. */
const leastColour = 14
/** At least this share of the cells takes most out of green: sweets and beads of many colours do not. */
const alike = 0.8
/** The ground is brighter than the cells: each channel is this quantile of it over every 97th pixel. */
const groundShare = 0.8

/** Blood cells let at least this share of the light around them through, in all but the darkest quarter of them: 0.5 and more. Ink lets none. */
const leastLight = 0.25

const spanOf = (colour: Colour): number => Math.max(...colour) - Math.min(...colour)

function meanColour(pixels: Uint8Array, places: readonly number[]): Colour {
  let [red, green, blue] = [0, 0, 0]
  for (const place of places) {
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    red += pixels[3 * place] as number
    green += pixels[3 * place + 1] as number
    blue += pixels[3 * place + 2] as number
  }
  return [red / places.length, green / places.length, blue / places.length]
}

/** Letters enclose paper, so that their mean says little. */
const darkQuarter = (pixels: Uint8Array, { pixels: places }: Cell): number =>
  quantile(
    places.map((place) => lumaAt(pixels, place)),
    0.25,
  )

function groundColour(pixels: Uint8Array): Colour {
  const channel = (offset: number): number => {
    const values: number[] = []
    for (let index = offset; index < pixels.length; index += 3 * 97) values.push(at(pixels, index))
    return Math.max(1, quantile(values, groundShare))
  }
  return [channel(0), channel(1), channel(2)]
}

/**
 * Whether cells have the colour of a Giemsa stain, as far as the picture shows; `pixels` is RGB. Each is compared with the light around it, so that yellow
 * light makes no stain. Pinks and blues take most out of green. Crystals, starch grains, air bubbles and unstained blood, in which parasites cannot be
 * recognised, take about the same out of all channels. What lets hardly any light through is ink.
 */
export function isStained(pixels: Uint8Array, cells: readonly Cell[]): boolean {
  const colours = cells.map((cell) => meanColour(pixels, cell.pixels))
  const ground = groundColour(pixels)
  if (mean(cells.map((cell) => darkQuarter(pixels, cell))) < leastLight * mean(ground)) return false
  if (mean(colours.map(spanOf)) < mostOfGrey) return true
  const shares = colours.map(
    ([red, green, blue]): Colour => [(255 * red) / ground[0], (255 * green) / ground[1], (255 * blue) / ground[2]],
  )
  const pinkish = shares.filter((share) => share[1] <= share[0] && share[1] <= share[2]).length
  return mean(shares.map(spanOf)) >= leastColour && pinkish >= alike * cells.length
}
