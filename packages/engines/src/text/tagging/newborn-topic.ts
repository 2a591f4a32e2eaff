/** Ohsumed's 'Neonatal diseases and abnormalities'. */
const newborn = 'C16'

// 'Mr Obi, 90', 'a 71-year-old', 'aged 64', '58 yo'.
const grownUp =
  /\b(?:mr|mrs|ms|miss|sir|dame)\b\.? [^.\n]{0,40}?, ?(?:1[89]|[2-9]\d)\b(?![./:-]\d)|\b(?:1[89]|[2-9]\d)[- ]?(?:years?[- ]old|yrs?(?: old)?\b|y\/?o\b)|\baged (?:1[89]|[2-9]\d)\b/iu

// What is of the topic also in a letter about somebody who is grown up: their child, or what they were born with.
const ofBirth =
  /\b(?:new-?born|neonat|bab(?:y|ies)|infants?|birth|born with|pregnan|f(?:o?e)tal|f(?:o?e)tus|preterm|premature|congenital|inborn|heredit|inherit|genetic|malform|anomal|cleft|spina bifida|trisomy|syndrome)/iu

/** Of a letter about a grown-up that has no word of birth little is left of the topic of newborns, to which the heads for letters take the old and helpless. */
const left = 0.1

/** The topics' shares of a letter's passage, once more together one. */
export function withoutNewborn(shares: number[], classes: readonly string[], text: string): number[] {
  const column = classes.indexOf(newborn)
  if (column < 0 || !grownUp.test(text) || ofBirth.test(text)) return shares
  const kept = shares.map((share, index) => (index === column ? share * left : share))
  const total = kept.reduce((sum, share) => sum + share, 0)
  return kept.map((share) => share / total)
}
