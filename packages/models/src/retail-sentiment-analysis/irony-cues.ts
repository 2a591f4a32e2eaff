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
]

/** Whether a sentence bears a wording that often marks irony. */
export function hasIronyCue(sentence: string): boolean {
  return cues.some((cue) => cue.test(sentence))
}
