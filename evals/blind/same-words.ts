/** Lower case, marks of letters and punctuation gone, single spaces: what two ways to write a name have in common. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether `given` says `wanted`, with at most half as many letters besides. */
export function saysTheSame(given: string, wanted: string): boolean {
  const [one, other] = [plainWords(given), plainWords(wanted)].map((text) => text.replaceAll(' ', ''))
  if (one === undefined || other === undefined || other === '') return one === other
  return one === other || (one.includes(other) && one.length <= other.length * 1.5)
}

/** Whether every one of `needles` stands in `text`; a needle may name alternatives: 'stop|discontinue'. */
export function holdsAll(text: string, needles: readonly string[]): boolean {
  const hay = ` ${plainWords(text)} `
  return needles.every((needle) =>
    needle.split('|').some((word) => {
      const plain = plainWords(word)
      return plain !== '' && hay.includes(` ${plain}`)
    }),
  )
}
