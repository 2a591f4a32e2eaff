import { readPatterns } from '../../text/read-patterns.ts'

const {
  stop,
  stopsIt,
  beginsAgain,
  stopsBefore,
  course,
  change,
  nearlyOver,
  stopsBelow,
  continuesBelow,
  changesBelow,
  startsBelow,
  unchanged,
  start,
  turn,
} = readPatterns(new URL('./wordings/said-of-medicine.txt', import.meta.url), [
  'stop',
  'stopsIt',
  'beginsAgain',
  'stopsBefore',
  'course',
  'change',
  'nearlyOver',
  'stopsBelow',
  'continuesBelow',
  'changesBelow',
  'startsBelow',
  'unchanged',
  'start',
  'turn',
])

/** What is to be done with a medicine; 'listed' where nothing is said. */
export type MedicineAction = 'start' | 'continue' | 'change' | 'stop' | 'listed'

/** Actions stated after a medicine's name and dose: 'ibuprofen was stopped', 'NovoRapid 6 units unchanged'. */
const behind: readonly (readonly [MedicineAction, RegExp])[] = [
  ['stop', stop],
  ['continue', unchanged],
  ['continue', nearlyOver],
  ['change', change],
  ['start', start],
]

const headings: readonly (readonly [MedicineAction, RegExp])[] = [
  ['stop', stopsBelow],
  ['continue', continuesBelow],
  ['change', changesBelow],
  ['start', startsBelow],
]

/** What a list's heading says of the medicines below: 'Stop', 'New medicines', 'To continue'; null where it says nothing. */
export function saidByHeading(heading: string | null): MedicineAction | null {
  const found = headings.find(([, pattern]) => heading !== null && pattern.test(heading))
  return found?.[0] ?? null
}

const farBehind = 45
/** How far behind a medicine 'it' may mean it, where no other is named between. */
const farthest = 140

/** The first action in the clause after a medicine; null where there is none. The last words before the next medicine may belong to that one. */
export function saidBehind(behindIt: string, another: boolean): MedicineAction | null {
  // 'warfarin for her valve; this was paused'.
  const text = another
    ? behindIt
    : behindIt.replace(/[;,] (?=(?:this|it|which|that) (?:is|was|has been|had been)\b)/iu, ' ')
  const [clause = ''] = text.split(turn)
  const ends = course.exec(clause)
  const told = ends === null ? clause : clause.slice(0, ends.index)
  const said = behind
    .flatMap(([action, pattern]) => {
      const match = pattern.exec(told)
      return match === null ? [] : [{ action, from: match.index, to: match.index + match[0].length }]
    })
    .toSorted((left, right) => left.from - right.from)[0]
  if (said === undefined || said.from > farBehind) {
    const isStopped = !another && ends === null && stopsIt.test(text.split(/\.\s/u)[0]?.slice(0, farthest) ?? '')
    return isStopped ? 'stop' : null
  }
  // 'was paused on 6 February and restarts tonight': of two statements the last counts.
  const sentence = text.split(/\.(?:\s|$)/u)[0] ?? ''
  if (said.action === 'stop' && beginsAgain.test(sentence.slice(said.to))) return 'start'
  // 'given A and then changed to B', 'stopped A, started B'.
  const rest = clause.slice(said.to)
  const isCut = clause.length < text.length
  const leadsOn = another && !isCut && /^(?:\s+(?:to|on|with|the|her|his))*\s*$/iu.test(rest)
  return leadsOn && !/[,|]/.test(rest) && !/\b(?:was|were|is|been|be|now)\s+$/iu.test(clause.slice(0, said.from))
    ? null
    : said.action
}

/** Of how many of the medicines before it a sentence without any says that they are stopped: 'Stopped today.', 'Withhold both.' */
export function stopsOfBefore(sentence: string): 'none' | 'one' | 'both' | 'all' {
  const match = stopsBefore.exec(sentence.trim())
  if (match === null) return 'none'
  if (/\bboth\b/iu.test(match[0])) return 'both'
  return /\b(?:all|these|them|they)\b/iu.test(match[0]) ? 'all' : 'one'
}
