import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
// Wordings that are mostly meant the other way round. Irony without any of them goes unnoticed.
const cues: readonly RegExp[] = [
  /\b(?:oh|well|wow|yeah|gee),? (?:great|good|nice|wonderful|fantastic|perfect|lovely|brilliant|thanks)\b/i,
  /\b(?:just|exactly) what (?:i|we|everyone|every \w+) (?:needed|wanted|always wanted|asked for)\b/i,
  /\b(?:yeah|sure),? right\b/i,
  /\bthanks? (?:a lot )?for nothing\b/i,
  /\b(?:great|good|nice|brilliant|congratulations|bravo)[,.]? (?:job|work|going)?,? ?(?:geniuses|genius|folks|guys)\b/i,
  /["“'](?:great|premium|quality|best|new|luxury|fast|free|customer service|support|waterproof)["”']/i,
  /\bif you (?:like|love|enjoy) (?:waiting|wasting|losing|being ignored|paying)\b/i,
  /\bas if\b.*[!.]$/i,
  /\bslow clap\b|\/s$|🙃/i,
  // 'Only nine weeks to deliver a fridge', 'took a mere three months'.
  /\b(?:only|just|a mere) (?:about )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:whole )?(?:weeks|months|years) (?:to|for|late|of waiting)\b/i,
  // 'Five stars for keeping my milk warm', 'ten out of ten for losing my parcel'.
  /\b(?:(?:five|5) stars|(?:ten|10) out of (?:ten|10)|full marks|a medal|an award|an oscar|kudos|hats off) for (?:keeping|making|losing|ruining|breaking|wasting|ignoring|managing to|teaching me|forgetting|sending)\b/i,
  /\b(?:truly|really|simply|such|what) (?:an? |the )?(?:very )?(?:speed of light|(?:height|peak|pinnacle|epitome|definition) of|marvel of|triumph of)\b/i,
  /\b(?:who|because who) (?:needs|wants|doesn['’]t (?:love|want|enjoy))\b.*(?:anyway|right|\?)/i,
  /\bworth every (?:minute|second|hour) of (?:the )?(?:wait|queue|hold)/i,
]

/** Whether a sentence bears a wording that often marks irony. */
export function hasIronyCue(sentence: string): boolean {
  return cues.some((cue) => cue.test(sentence))
}

const { praise, mishap, unharmed } = readPatterns(new URL('wordings/irony.txt', import.meta.url), [
  'praise',
  'mishap',
  'unharmed',
])
const contrast =
  /\b(?:but|however|although|though|except|despite|yet|whereas|still|unfortunately|apart from|other than)\b/i

const goesWrong = (sentence: string): boolean => mishap.test(sentence) && !unharmed.test(sentence)

/** Praise and mishap side by side with nothing that sets one against the other: "Best kettle ever, it leaked on day one." */
export function contradictsItself(sentences: readonly string[]): boolean {
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
