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
  'greatSaidFlatly',
  'justWhatWasWanted',
  'yeahRight',
  'thanksForNothing',
  'praiseOfCulprits',
  'praiseInQuotes',
  'asIf',
  'slowClap',
  'contrast',
  'deniedPraise',
])
const { praise, mishap, unharmed } = patterns

// Wordings that usually mean the opposite. Irony without any of them goes unnoticed.
const cues: readonly RegExp[] = [
  patterns.greatSaidFlatly,
  patterns.justWhatWasWanted,
  patterns.yeahRight,
  patterns.thanksForNothing,
  patterns.praiseOfCulprits,
  patterns.praiseInQuotes,
  patterns.asIf,
  patterns.slowClap,
  ...wordings.map((name) => patterns[name]),
]

/** Whether a sentence has a wording that often marks irony. */
function hasIronyCue(sentence: string): boolean {
  return cues.some((cue) => cue.test(sentence))
}

const goesWrong = (sentence: string): boolean => mishap.test(sentence) && !unharmed.test(sentence)

/** Praise and mishap side by side with nothing that sets one against the other: "Best kettle ever, it leaked on day one." */
function contradictsItself(sentences: readonly string[]): boolean {
  return sentences.some((sentence, index) => {
    const isPraise = praise.test(sentence) && !patterns.deniedPraise.test(sentence)
    if (!isPraise || patterns.contrast.test(sentence)) return false
    if (goesWrong(sentence)) return true
    const next = sentences[index + 1]
    const isExclamation = sentence.split(/\s+/).length <= 5
    return isExclamation && next !== undefined && goesWrong(next) && !patterns.contrast.test(next) && !praise.test(next)
  })
}

/** Whether the words suggest irony: by a typical wording, or praise beside a mishap. */
export const isIronicInWords = (sentences: readonly string[]): boolean =>
  sentences.some(hasIronyCue) || contradictsItself(sentences)
