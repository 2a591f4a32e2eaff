/** Tokens of the longest sentence that is looked for, how often it must come back, and how much of the text that must be. */
const longest = 40
const times = 3
const least = 15

/** Whether the end of a text says the same again and again. */
export function isLoop(tokens: readonly number[]): boolean {
  for (let period = 1; period <= longest; period++) {
    const length = Math.max(times * period, least)
    if (tokens.length < length) continue
    const tail = tokens.slice(-length)
    if (tail.every((token, index) => index < period || token === tail[index - period])) return true
  }
  return false
}

/** How many tokens there are before a text begins to repeat itself, the first round among them; all where it does not. */
export function beforeLoop(tokens: readonly number[]): number {
  for (let period = 1; period <= longest; period++) {
    let start = tokens.length
    while (start - 1 - period >= 0 && tokens[start - 1] === tokens[start - 1 - period]) start--
    if (tokens.length - start >= Math.max((times - 1) * period, least - period)) return start
  }
  return tokens.length
}
