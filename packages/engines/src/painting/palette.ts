import type { Random } from './random.ts'
import type { Scene, TimeOfDay } from './scene.ts'

/** A colour as hue in degrees, saturation and lightness in percent. */
export type Colour = readonly [hue: number, saturation: number, lightness: number]

export const css = ([hue, saturation, lightness]: Colour, alpha = 1): string =>
  `hsla(${hue.toFixed(1)}, ${saturation.toFixed(1)}%, ${lightness.toFixed(1)}%, ${alpha.toFixed(3)})`

/** Between two colours, the short way round the wheel. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const turn = ((to[0] - from[0] + 540) % 360) - 180
  const between = (a: number, b: number) => a + (b - a) * share
  return [(from[0] + turn * share + 360) % 360, between(from[1], to[1]), between(from[2], to[2])]
}

export const lighter = ([hue, saturation, lightness]: Colour, by: number): Colour => [
  hue,
  saturation,
  Math.min(98, Math.max(2, lightness + by)),
]

export interface Palette {
  skyTop: Colour
  skyMiddle: Colour
  horizon: Colour
  /** What stands far away takes the air's colour. */
  far: Colour
  near: Colour
  light: Colour
  accent: Colour
  second: Colour
}

const byTime: { [Time in TimeOfDay]: Palette } = {
  dawn: {
    skyTop: [225, 45, 42],
    skyMiddle: [320, 38, 66],
    horizon: [28, 88, 78],
    far: [265, 22, 58],
    near: [250, 30, 20],
    light: [38, 96, 86],
    accent: [342, 74, 62],
    second: [190, 60, 58],
  },
  day: {
    skyTop: [212, 72, 46],
    skyMiddle: [203, 76, 66],
    horizon: [196, 62, 88],
    far: [205, 30, 66],
    near: [216, 34, 24],
    light: [52, 100, 92],
    accent: [14, 82, 58],
    second: [48, 92, 58],
  },
  sunset: {
    skyTop: [258, 48, 26],
    skyMiddle: [336, 58, 48],
    horizon: [26, 96, 62],
    far: [318, 30, 38],
    near: [268, 40, 11],
    light: [40, 100, 76],
    accent: [12, 92, 58],
    second: [286, 62, 58],
  },
  night: {
    skyTop: [236, 56, 7],
    skyMiddle: [232, 50, 15],
    horizon: [216, 50, 30],
    far: [228, 34, 22],
    near: [236, 44, 6],
    light: [52, 70, 90],
    accent: [188, 92, 58],
    second: [322, 84, 60],
  },
}

/** The colours of a scene: from its time of day, its mood and the hues that its words name. */
export function paletteOf(scene: Scene, random: Random): Palette {
  const base = byTime[scene.time]
  const drift = random.between(-10, 10)
  const saturate = { calm: -14, joyful: 12, dramatic: 4, mysterious: -8, neon: 18 }[scene.mood]
  const darken = { calm: 4, joyful: 4, dramatic: -6, mysterious: -8, neon: -4 }[scene.mood]
  const shift = ([hue, saturation, lightness]: Colour): Colour => [
    (hue + drift + 360) % 360,
    Math.min(100, Math.max(0, saturation + saturate)),
    Math.min(96, Math.max(3, lightness + darken)),
  ]
  const [first, second = first] = scene.hues
  const tint = (colour: Colour, hue: number | undefined, share: number): Colour =>
    hue === undefined ? shift(colour) : mix(shift(colour), [hue, Math.max(55, colour[1]), colour[2]], share)
  return {
    skyTop: tint(base.skyTop, first, 0.45),
    skyMiddle: tint(base.skyMiddle, first, 0.6),
    horizon: tint(base.horizon, second, 0.5),
    far: tint(base.far, first, 0.4),
    near: tint(base.near, first, 0.25),
    light: shift(base.light),
    accent: first === undefined ? shift(base.accent) : [first, 90, 60],
    second: second === undefined || second === first ? shift(base.second) : [second, 90, 60],
  }
}
