import { at } from '@vitrine/basics/at.ts'

type Pair<Item> = [here: Item | undefined, there: Item | undefined]

/** Longer lists would keep the browser busy: so many pairs of rows take a fifth of a second. */
const mostPairs = 250_000

const inOrder = <Item>(here: readonly Item[], there: readonly Item[]): Pair<Item>[] =>
  Array.from({ length: Math.max(here.length, there.length) }, (_, index) => [here[index], there[index]])

/**
 * Holds two lists against each other, each in its own order, so that the likeness of the pairs is greatest. What has
 * no counterpart stands alone; a likeness of 0 makes no pair. Of very long lists the items are paired by their number.
 */
export function alignLists<Item>(
  here: readonly Item[],
  there: readonly Item[],
  likeness: (one: Item, other: Item) => number,
): Pair<Item>[] {
  if (here.length * there.length > mostPairs) return inOrder(here, there)
  const alike = here.map((one) => there.map((other) => likeness(one, other)))
  // The greatest likeness of what is left from here on in both lists.
  const best = [...here, null].map(() => Array.from({ length: there.length + 1 }, () => 0))
  for (let one = here.length - 1; one >= 0; one -= 1) {
    for (let other = there.length - 1; other >= 0; other -= 1) {
      at(best, one)[other] = Math.max(
        at(at(best, one + 1), other),
        at(at(best, one), other + 1),
        at(at(alike, one), other) + at(at(best, one + 1), other + 1),
      )
    }
  }
  const pairs: Pair<Item>[] = []
  let [one, other] = [0, 0]
  while (one < here.length && other < there.length) {
    const most = at(at(best, one), other)
    const like = at(at(alike, one), other)
    if (like > 0 && most === like + at(at(best, one + 1), other + 1)) pairs.push([at(here, one++), at(there, other++)])
    else if (most === at(at(best, one + 1), other)) pairs.push([at(here, one++), undefined])
    else pairs.push([undefined, at(there, other++)])
  }
  return [
    ...pairs,
    ...here.slice(one).map((item): Pair<Item> => [item, undefined]),
    ...there.slice(other).map((item): Pair<Item> => [undefined, item]),
  ]
}
