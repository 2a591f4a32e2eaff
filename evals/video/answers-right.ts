const colours = [
  'black',
  'white',
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
  'brown',
]
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const tolerance = 2

/** Times of a text, seconds: '15 s' and '0:15'. */
function timesIn(text: string): number[] {
  const clocks = [...text.matchAll(/\b(\d+):(\d\d)\b/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  const plain = [...text.matchAll(/\b(\d+(?:\.\d+)?) ?s\b/g)].map(([, seconds]) => Number(seconds))
  return [...clocks, ...plain]
}

const withoutTimes = (text: string) => text.replace(/\b\d+:\d\d\b|\b\d+(\.\d+)? ?s\b/g, '')

const numbersIn = (text: string) =>
  [...withoutTimes(text).matchAll(/\b(\d+|zero|one|two|three|four|five|six|seven|eight|nine|ten)\b/g)].map(
    ([, word = '']) => (numbers.includes(word) ? numbers.indexOf(word) : Number(word)),
  )

/**
 * Whether an answer says what the gold answer says: its yes or no, its colours (each), its times within two seconds, else
 * its first number, else its words.
 */
export function answersRight(gold: string, answer: string): boolean {
  const [wanted, given] = [gold.toLowerCase(), answer.toLowerCase()]
  const yesNo = /^(yes|no)\b/.exec(wanted)?.[1]
  if (yesNo) return given.startsWith(yesNo)
  const wantedColours = colours.filter((name) => wanted.includes(name))
  if (wantedColours.length > 0) return wantedColours.every((name) => given.includes(name))
  const times = timesIn(wanted)
  if (times.length > 0) {
    const said = timesIn(given)
    return times.every((time) => said.some((other) => Math.abs(other - time) <= tolerance))
  }
  const [number] = numbersIn(wanted)
  if (number !== undefined) return numbersIn(given)[0] === number
  return given.includes(wanted)
}
