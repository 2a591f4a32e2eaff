import { chanceOfAny } from './likely-class.ts'

/**
 * The likeliest of the classes that are shown; null where something is left out, because it is one of the `hidden` classes with a chance of at
 * least `most`.
 */
export function likeliest(
  chances: Readonly<Record<string, number>>,
  hidden: readonly string[],
  most: number,
): { is: string; chance: number } | null {
  if (chanceOfAny(chances, hidden) >= most) return null
  const [best] = Object.entries(chances)
    .filter(([name]) => !hidden.includes(name))
    .toSorted(([, one], [, other]) => other - one)
  return best === undefined ? null : { is: best[0], chance: best[1] }
}
