/** Letters of other scripts and symbols that are drawn like Latin letters. Case folds before the look-up. */
const drawnAlike: readonly [latin: string, others: string][] = [
  ['a', 'аαɑ'],
  ['b', 'ьвЬ'],
  ['c', 'сϲ'],
  ['d', 'ԁ'],
  ['e', 'еєҽ'],
  ['g', 'ɡ'],
  ['h', 'һн'],
  ['i', 'іιıɩ'],
  ['j', 'ј'],
  ['k', 'кκ'],
  ['l', 'ӏ'],
  ['m', 'м'],
  ['n', 'ո'],
  ['o', 'оοօ'],
  ['p', 'рρ'],
  ['q', 'ԛ'],
  ['s', 'ѕ'],
  ['t', 'тτ'],
  ['u', 'υս'],
  ['v', 'ν'],
  ['w', 'ԝω'],
  ['x', 'хχ'],
  ['y', 'уγү'],
]

const latinOf = new Map(drawnAlike.flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)))

/** The Latin letter that a lower-case character is drawn like; null where it is drawn like none. */
export function latinLookalike(character: string): string | null {
  return latinOf.get(character) ?? null
}
