/** The meaning of a label of the head and what to do about it. */
export interface Sign {
  name: string
  healthy: boolean
  about: string
  steps: readonly string[]
}

/** One entry per label of the head except the rejecting one; a test compares the two. */
export const signs: Readonly<Record<string, Sign>> = {
  healthy: {
    name: 'No signs seen',
    healthy: true,
    about: 'No sign of the three diseases that this model knows. Others, and early disease, may not show in a photo.',
    steps: ['Go by the animal: appetite, gait, temperature and milk tell more than a photo.'],
  },
  lumpy_skin: {
    name: 'Lumpy skin disease',
    healthy: false,
    about: 'Firm round nodules in the skin, fever and swollen lymph nodes; a virus that biting flies carry.',
    steps: [
      'Keep the animal apart and call a veterinarian: in many countries the disease must be reported.',
      'Stop moving animals from the farm, and fight flies and ticks.',
      'Ask about vaccinating the healthy part of the herd.',
    ],
  },
  mastitis: {
    name: 'Mastitis',
    healthy: false,
    about: 'A swollen, hot or hard quarter, changed milk, or sore and cracked teats that let germs in.',
    steps: [
      'Strip and look at the milk of each quarter, and test it (California mastitis test).',
      'Milk the cow last, with clean hands and clusters, and keep her milk out of the tank.',
      'Have a veterinarian choose the treatment from a milk sample.',
    ],
  },
  foot_and_mouth: {
    name: 'Foot-and-mouth disease',
    healthy: false,
    about: 'Blisters and raw patches on tongue, gums, muzzle and between the claws, drooling and lameness.',
    steps: [
      'Call a veterinarian at once: the disease spreads fast and must be reported in almost every country.',
      'Let no animal, person, vehicle or tool leave the place until they have seen the animal.',
    ],
  },
}
