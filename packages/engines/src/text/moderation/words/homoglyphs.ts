/** Letters of other scripts and symbols that look like Latin letters; looked up in lower case. */
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

/** The Latin letter that a lower-case character looks like; null where it looks like none. */
export function latinLookalike(character: string): string | null {
  return latinOf.get(character) ?? null
}
