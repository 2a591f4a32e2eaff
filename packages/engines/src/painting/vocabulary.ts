import type { Composition, Family, Figure, Mood, TimeOfDay, Weather } from './scene.ts'

/** What a word asks for. A word may ask for several things: 'sunset' is a time, 'dragon' a figure and a family. */
export interface WordMeaning {
  family?: Family
  figure?: Figure
  time?: TimeOfDay
  mood?: Mood
  weather?: Weather
  hue?: number
  composition?: Composition
}

const group = (words: string, meaning: WordMeaning): [string, WordMeaning][] =>
  words.split(' ').map((word) => [word.replaceAll('_', ' '), meaning])

/** Words and pairs of words in lower case and singular form. */
export const vocabulary: ReadonlyMap<string, WordMeaning> = new Map([
  ...group('city town street urban downtown metropolis skyline skyscraper tower building avenue futuristic cityscape', {
    family: 'city',
  }),
  ...group('cyberpunk neon hologram holographic', { family: 'city', mood: 'neon', time: 'night' }),
  ...group('flying_car flying_vehicle hovercar hovercraft drone traffic', { family: 'city', figure: 'flying car' }),
  ...group('bridge', { figure: 'bridge' }),
  ...group('robot android cyborg', { figure: 'robot' }),
  ...group('space cosmos cosmic universe orbit interstellar stellar exploration', { family: 'space' }),
  ...group('planet mars jupiter venus exoplanet', { figure: 'planet', family: 'space' }),
  ...group('saturn ring', { figure: 'rings', family: 'space' }),
  ...group('galaxy nebula milky_way supernova', { figure: 'galaxy', family: 'space' }),
  ...group('rocket spaceship spacecraft starship shuttle space_station satellite', {
    figure: 'rocket',
    family: 'space',
  }),
  ...group('astronaut cosmonaut spaceman spacewalk', { figure: 'astronaut', family: 'space' }),
  ...group('moon lunar', { figure: 'moon' }),
  ...group('star starry', { time: 'night' }),
  ...group('sea ocean wave beach coast shore harbour harbor', { family: 'sea' }),
  ...group('underwater undersea submerged deep_sea seabed', { family: 'sea', composition: 'underwater' }),
  ...group('fish school shoal clownfish', { figure: 'fish', family: 'sea', composition: 'underwater' }),
  ...group('shark', { figure: 'shark', family: 'sea', composition: 'underwater' }),
  ...group('jellyfish medusa', { figure: 'jellyfish', family: 'sea', composition: 'underwater' }),
  ...group('coral reef anemone', { figure: 'coral', family: 'sea', composition: 'underwater' }),
  ...group('whale', { figure: 'whale', family: 'sea', composition: 'underwater' }),
  ...group('turtle sea_turtle', { figure: 'turtle', family: 'sea', composition: 'underwater' }),
  ...group('submarine', { figure: 'submarine', family: 'sea', composition: 'underwater' }),
  ...group('boat ship sail sailboat yacht', { figure: 'boat', family: 'sea' }),
  ...group('lighthouse', { figure: 'lighthouse', family: 'sea' }),
  ...group('fantasy magic magical enchanted mythical legend fairy wizard', { family: 'fantasy' }),
  ...group('dragon wyvern', { figure: 'dragon', family: 'fantasy' }),
  ...group('castle fortress palace kingdom', { figure: 'castle', family: 'fantasy' }),
  ...group('crystal gem', { figure: 'crystal', family: 'fantasy' }),
  ...group('fire flame lava burning volcano', { figure: 'fire' }),
  ...group('floating_island floating', { figure: 'island', family: 'fantasy' }),
  ...group('island', { figure: 'island', family: 'sea' }),
  ...group('nature landscape countryside valley hill field meadow wilderness', { family: 'nature' }),
  ...group('forest wood tree jungle pine', { figure: 'tree', family: 'nature' }),
  ...group('mountain alp peak canyon cliff', { figure: 'mountain', family: 'nature' }),
  ...group('river stream lake', { figure: 'river', family: 'nature' }),
  ...group('waterfall cascade', { figure: 'waterfall', family: 'nature' }),
  ...group('flower garden rose tulip blossom spring', { figure: 'flower', family: 'nature' }),
  ...group('autumn autumnal', { family: 'nature', hue: 28 }),
  ...group('aurora northern_light', { family: 'nature', time: 'night', hue: 135 }),
  ...group('bird eagle gull seagull', { figure: 'bird' }),
  ...group('house cottage cabin village farm', { figure: 'house', family: 'nature' }),
  ...group('person people man woman child hiker traveller traveler figure', { figure: 'person' }),
  ...group('abstract geometric pattern shape minimalist mosaic fractal', { family: 'abstract' }),
  ...group('dawn sunrise morning', { time: 'dawn' }),
  ...group('day noon sunny bright daylight', { time: 'day' }),
  ...group('sunset dusk evening golden_hour twilight', { time: 'sunset' }),
  ...group('night midnight dark moonlit moonlight', { time: 'night' }),
  ...group('calm peaceful serene quiet soft gentle tranquil', { mood: 'calm' }),
  ...group('joyful happy cheerful colourful colorful vibrant vivid playful', { mood: 'joyful' }),
  ...group('dramatic epic majestic powerful fierce intense', { mood: 'dramatic' }),
  ...group('mysterious eerie haunted mystic mystical ethereal dreamy', { mood: 'mysterious' }),
  ...group('cloud cloudy overcast', { weather: 'cloudy' }),
  ...group('rain rainy wet', { weather: 'rain' }),
  ...group('snow snowy winter ice icy', { weather: 'snow' }),
  ...group('fog foggy mist misty haze hazy', { weather: 'fog' }),
  ...group('storm stormy lightning thunder thunderstorm', { weather: 'storm', mood: 'dramatic' }),
  ...group('close close-up portrait', { composition: 'close' }),
  ...group('aerial above bird’s-eye', { composition: 'from above' }),
  ...group('wide panorama panoramic', { composition: 'wide' }),
  ...group('red crimson scarlet', { hue: 0 }),
  ...group('orange amber', { hue: 28 }),
  ...group('gold golden yellow', { hue: 46 }),
  ...group('green emerald', { hue: 135 }),
  ...group('teal turquoise cyan aqua', { hue: 180 }),
  ...group('blue azure navy', { hue: 215 }),
  ...group('purple violet lavender', { hue: 275 }),
  ...group('pink magenta', { hue: 325 }),
])
