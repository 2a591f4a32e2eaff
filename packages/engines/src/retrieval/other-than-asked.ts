// Offices that one person holds: who holds another is not who was asked for.
const offices: readonly RegExp[] = [
  /\b(?:chief executive|ceo|managing director)\b/iu,
  /\b(?:chief financial officer|cfo|financ(?:e|ial) director|head of finance)\b/iu,
  /\b(?:chief (?:technology|technical) officer|cto)\b/iu,
  /\b(?:chief operating officer|coo)\b/iu,
  /\b(?:chair(?:man|woman|person)?(?! of)|chair of the board)\b/iu,
  /\btreasurer\b/iu,
  /\bsecretary\b/iu,
  /\b(?:vice|deputy)[- ](?:president|chair\w*|mayor|head\w*|director)\b/iu,
  /(?<!vice[- ])(?<!deputy[- ])\bpresident\b/iu,
  /\b(?:landlord|landlady|lessor)\b/iu,
  /\b(?:tenant|lessee)\b/iu,
  /\bcaretaker\b/iu,
]

const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'
const rankedThing = new RegExp(String.raw`\b(${ordinals}) (\p{L}{3,})`, 'giu')

function ranksIn(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, rank = '', thing = ''] of text.toLowerCase().matchAll(rankedThing))
    found.set(thing, (found.get(thing) ?? new Set()).add(rank))
  return found
}

/** 'the second quarter' where the sentence tells of the third only. */
function tellsOfOtherRank(question: string, sentence: string): boolean {
  const said = ranksIn(sentence)
  return [...ranksIn(question)].some(([thing, ranks]) => {
    const there = said.get(thing)
    return there !== undefined && ![...ranks].some((rank) => there.has(rank))
  })
}

/** Who is asked for by an office that the sentence does not name, though it names another. */
function tellsOfOtherOffice(question: string, sentence: string): boolean {
  if (!/\bwho\b/iu.test(question)) return false
  const wanted = offices.filter((office) => office.test(question))
  return (
    wanted.length > 0 &&
    wanted.every((office) => !office.test(sentence)) &&
    offices.some((office) => office.test(sentence))
  )
}

const extremes = /\b(first|last|earliest|latest|second|third)\b/giu

/** 'The first bus leaves at 23:15, the last at 03:45': what stands behind the other one is its. */
function isBehindOtherRank(question: string, sentence: string, before: string): boolean {
  const [wanted, ...more] = [...question.matchAll(extremes)].map(([rank]) => rank.toLowerCase())
  const said = [...sentence.matchAll(extremes)].map(([rank]) => rank.toLowerCase())
  const nearest = [...before.matchAll(extremes)].at(-1)?.[0].toLowerCase()
  return (
    wanted !== undefined && more.length === 0 && said.includes(wanted) && nearest !== undefined && nearest !== wanted
  )
}

/** Whether the sentence of an answer speaks of something beside what was asked for: another office, another quarter. `before` is what stands in it before the answer. */
export const tellsOfAnother = (question: string, sentence: string, before: string): boolean =>
  tellsOfOtherRank(question, sentence) ||
  tellsOfOtherOffice(question, sentence) ||
  isBehindOtherRank(question, sentence, before)
