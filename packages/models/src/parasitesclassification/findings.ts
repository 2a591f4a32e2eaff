/** The meaning of a label. */
export interface Finding {
  name: string
  group: 'egg' | 'cell' | 'empty'
  about: string
}

const egg = (name: string, about: string): Finding => ({ name, group: 'egg', about })

/** One entry per label of the head except the rejecting one; a test compares the two. */
export const findings: Readonly<Record<string, Finding>> = {
  ascaris_lumbricoides: egg(
    'Ascaris lumbricoides egg',
    'Roundworm: round to oval, 45–75 µm, a thick shell with a knobbly, bile-stained coat.',
  ),
  enterobius_vermicularis: egg(
    'Enterobius vermicularis egg',
    'Pinworm: oval, 50–60 µm, flat on one side, thin colourless shell, often with a larva inside.',
  ),
  hookworm: egg('Hookworm egg', 'Oval, 55–75 µm, thin clear shell around a few dividing cells.'),
  trichuris_trichiura: egg(
    'Trichuris trichiura egg',
    'Whipworm: barrel-shaped, 50–55 µm, brown, with a clear plug at each end.',
  ),
  parasitized: {
    name: 'Red blood cell with malaria parasite',
    group: 'cell',
    about: 'A dark dot, ring or band inside the red blood cell.',
  },
  uninfected: { name: 'Red blood cell, not infected', group: 'cell', about: 'An evenly coloured red blood cell.' },
  'empty-fields': { name: 'Empty field', group: 'empty', about: 'Ground without an egg or a cell on it.' },
}
