import { readPatterns } from '../../text/read-patterns.ts'
import { contentTerms } from '../../text/summary/term-vectors.ts'
import { problemLetters, withLetters } from '../notes/shorthand.ts'

const { idle } = readPatterns(new URL('./wordings/problem-key.txt', import.meta.url), ['idle'])

const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:htn|high blood pressure|elevated blood pressure)\b/g, 'hypertension'],
  [/\b(?:dm2?|t2dm|diabetic)\b/g, 'diabetes'],
  [/\bcopd\b/g, 'obstructive pulmonary disease'],
  [/\bchf\b/g, 'congestive heart failure'],
  [/\bcad\b/g, 'coronary artery disease'],
  [/\bckd\b/g, 'kidney disease'],
  [/\b(?:gerd|acid reflux|gastroesophageal reflux(?: disease)?)\b/g, 'reflux'],
  [/\b(?:dyspnea|dyspnoea|short of breath)\b/g, 'shortness of breath'],
  [/\b(?:hyperlipidemia|hld|dyslipidemia|hypercholesterolemia|(?:high|elevated) cholesterol)\b/g, 'hyperlipidemia'],
  [/\brenal\b/g, 'kidney'],
  [/\bafib\b/g, 'atrial fibrillation'],
  [/\b(?:uri|upper respiratory tract infection)\b/g, 'upper respiratory infection'],
  [/\buti\b/g, 'urinary tract infection'],
]

/** A comparable form, the same for 'Diabetes type 2' and 'type 2 diabetes mellitus', and for 'knees' and 'knee'. */
export function keyOf(name: string): ReadonlySet<string> {
  const spelled = name.replaceAll(
    /[#\p{L}\d]+/gu,
    (word) => problemLetters.get(withLetters(word)) ?? problemLetters.get(word) ?? word,
  )
  const plain = synonyms.reduce((text, [pattern, term]) => text.replaceAll(pattern, term), spelled.toLowerCase())
  const terms = contentTerms(plain).filter((term) => !idle.test(term))
  return new Set(terms.length > 0 ? terms : contentTerms(plain))
}
