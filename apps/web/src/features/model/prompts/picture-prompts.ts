/** The four sample prompts of the specification; each fills both fields. */
export const picturePrompts = [
  {
    title: 'Futuristic City',
    topic: 'A futuristic city at night',
    instructions: 'Tall glass towers, flying traffic between them, neon blue and violet light, rain on the streets.',
  },
  {
    title: 'Fantasy Dragon',
    topic: 'A dragon over a mountain castle',
    instructions: 'Warm evening light, snow on the peaks, mist in the valley, a calm and grand mood.',
  },
  {
    title: 'Space Exploration',
    topic: 'A spaceship near a ringed planet',
    instructions: 'Deep space full of stars, a distant nebula, cold colours with one warm light on the ship.',
  },
  {
    title: 'Underwater World',
    topic: 'A coral reef under the sea',
    instructions: 'Sunbeams from above, many fish, turquoise water, bright corals, a peaceful mood.',
  },
] as const
