/** Marks that turn the direction of the text behind them: a name with one would turn the sentence around it, too. */
const turningMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const mostSigns = 60
/** At the end, where a name says of what kind the file is. */
const endSigns = 15

/** A file's name for a sentence: in one line, in its own direction, shortened in the middle. */
export function shownName(name: string): string {
  const signs = Array.from(name.replaceAll(turningMarks, '').replaceAll(/\s+/gu, ' ').trim())
  if (signs.length <= mostSigns) return signs.join('')
  return `${signs.slice(0, mostSigns - endSigns - 1).join('')}…${signs.slice(-endSigns).join('')}`
}
