import { readPatterns } from '../read-patterns.ts'

const wordings = [
  'shortWait',
  'starsForMishap',
  'starsForEffort',
  'height',
  'whoNeeds',
  'worthWaiting',
  'ifYouLike',
  'ifYouLikeFilth',
  'thanksForMishap',
  'anotherMishap',
  'greatIfChore',
  'gladOfMishap',
  'gratefulForMishap',
  'nothingSays',
  'lovedThePart',
  'managedTo',
  'whatAJoy',
] as const
const patterns = readPatterns(new URL('wordings/irony.txt', import.meta.url), [
  'praise',
  'mishap',
  'unharmed',
  ...wordings,
])
const { praise, mishap, unharmed } = patterns

// Wordings that usually mean the opposite. Irony without any of them goes unnoticed.
const cues: readonly RegExp[] = [
  /\b(?:oh|well|wow|yeah|gee),? (?:great|good|nice|wonderful|fantastic|perfect|lovely|brilliant|thanks)\b/i,
  /\b(?:just|exactly) what (?:i|we|everyone|every \w+) (?:needed|wanted|always wanted|asked for)\b/i,
  /\b(?:yeah|sure),? right\b/i,
  /\bthanks? (?:a lot )?for nothing\b/i,
  /\b(?:great|good|nice|brilliant|congratulations|bravo)[,.]? (?:job|work|going)?,? ?(?:geniuses|genius|folks|guys)\b/i,
  /["“'](?:great|premium|quality|best|new|luxury|fast|free|customer service|support|waterproof)["”']/i,
  /\bas if\b.*[!.]$/i,
  /\bslow clap\b|\/s$|🙃/i,
  ...wordings.map((name) => patterns[name]),
]

/** Whether a sentence has a wording that often marks irony. */
function hasIronyCue(sentence: string): boolean {
  return cues.some((cue) => cue.test(sentence))
}

const contrast =
  /\b(?:but|however|although|though|except|despite|yet|whereas|still|unfortunately|apart from|other than)\b/i

const goesWrong = (sentence: string): boolean => mishap.test(sentence) && !unharmed.test(sentence)

/** Praise and mishap side by side with nothing that sets one against the other: "Best kettle ever, it leaked on day one." */
function contradictsItself(sentences: readonly string[]): boolean {
  return sentences.some((sentence, index) => {
    const isPraise =
      praise.test(sentence) &&
      !/\b(?:not|n['’]t|never|no|hardly)\b[^.,;]{0,20}(?:great|good|nice|perfect|love|best|impressive)/i.test(sentence)
    if (!isPraise || contrast.test(sentence)) return false
    if (goesWrong(sentence)) return true
    const next = sentences[index + 1]
    const isExclamation = sentence.split(/\s+/).length <= 5
    return isExclamation && next !== undefined && goesWrong(next) && !contrast.test(next) && !praise.test(next)
  })
}

/** Whether the words suggest irony: by a typical wording, or praise beside a mishap. */
export const isIronicInWords = (sentences: readonly string[]): boolean =>
  sentences.some(hasIronyCue) || contradictsItself(sentences)
