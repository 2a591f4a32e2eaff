export const families = ['city', 'space', 'sea', 'fantasy', 'nature', 'abstract'] as const
export type Family = (typeof families)[number]

export const timesOfDay = ['dawn', 'day', 'sunset', 'night'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

export const moods = ['calm', 'joyful', 'dramatic', 'mysterious', 'neon'] as const
export type Mood = (typeof moods)[number]

export const weathers = ['clear', 'cloudy', 'rain', 'snow', 'fog', 'storm'] as const
export type Weather = (typeof weathers)[number]

export const compositions = ['wide', 'close', 'from above', 'underwater'] as const
export type Composition = (typeof compositions)[number]

/** Figures that each family's painter knows. */
export const figuresOf = {
  city: ['flying car', 'bridge', 'robot', 'person'],
  space: ['rocket', 'astronaut', 'planet', 'rings', 'moon', 'galaxy'],
  sea: ['fish', 'shark', 'jellyfish', 'coral', 'whale', 'turtle', 'submarine', 'boat', 'lighthouse', 'island', 'bird'],
  fantasy: ['dragon', 'castle', 'crystal', 'island', 'fire', 'mountain', 'moon', 'tree', 'bird', 'person'],
  nature: ['tree', 'river', 'waterfall', 'mountain', 'flower', 'bird', 'house', 'person', 'moon'],
  abstract: [],
} as const satisfies Record<Family, readonly string[]>

export type Figure = (typeof figuresOf)[Family][number]

/** What a picture is to show, as read from the words. */
export interface Scene {
  family: Family
  seed: number
  time: TimeOfDay
  mood: Mood
  weather: Weather
  /** Hues of the colour wheel that the words name, in degrees. */
  hues: readonly number[]
  figures: ReadonlySet<Figure>
  composition: Composition
}

export const figures = [...new Set(Object.values(figuresOf).flat())]
