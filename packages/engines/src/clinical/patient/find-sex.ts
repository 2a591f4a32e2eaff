import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { femaleTitle, maleTitle } from './titles.ts'
import { sexConfidence } from './weights.ts'

const { labelled, slashForm, inWords, between } = readPatterns(new URL('./wordings/find-sex.txt', import.meta.url), [
  'labelled',
  'slashForm',
  'inWords',
  'between',
])

export interface FoundSex {
  value: 'female' | 'male'
  confidence: number
  start: number
  end: number
}

const described = /\bold[\s,]+(?:\p{L}+(?:-\p{L}+)?[\s,]+){0,4}?(female|male|woman|man|gentleman|lady|boy|girl)\b/giu
const shortForm = /\d\s?(?:-?\s?y\/?\.?o\.?|yrs?|years?|year-old|yo),?\s?\/?\s?(?:[wbh]\/?)?(f|m|female|male)\b/giu
const beforeAge = /(?<![\p{L}\d])([MF])[\s,]{1,3}(?=\d{1,3}\s?[yY](?:rs?|ears?|RS?|EARS?)?(?!\p{L}))/gu
const listed = /(?<=\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’-]+,?\s{1,3})\d{1,3}(?:\s?y(?:rs?)?\s?|\s?)([MF])(?![\p{L}\d/])/gu
const plain =
  /\b(?:this|the|pleasant|elderly|young|adult|is an?)\s+(?:\p{L}+\s+)?(female|male|woman|man|gentleman|lady|boy|girl)\b/giu

const sexOf = (word: string): 'female' | 'male' =>
  /^(?:f|v|w|woman|lady|girl|mujer|patientin|vrou\p{L}*|weib\p{L}*|f[ei]\p{L}+)$/iu.test(word) ? 'female' : 'male'

// Each title with what stands behind it: a word that is also a title ('MW visit, Mrs Baker') hides no other.
const titledName = new RegExp(
  String.raw`(?<![\p{L}])(${femaleTitle}|${maleTitle})(?=\.?\s+((?:\p{Lu}[\p{L}'’.-]*\s+){0,4}\p{Lu}[\p{L}'’-]*))`,
  'giu',
)

function byTitle(text: string, name: string | null): FoundSex | null {
  if (name === null) return null
  const words = name.toLowerCase().split(/[\s,]+/)
  const last = words.at(-1) ?? name
  // 'Mr Cuthbert (known as Bert) Lovelock'
  const plainly = text.replaceAll(/\([^()\n]{1,30}\)/gu, (called) => ' '.repeat(called.length))
  const match = [...plainly.matchAll(titledName)].find((candidate) => {
    const behind = at(candidate, 2).toLowerCase()
    const [first = ''] = behind.split(/\s+/)
    // 'Mrs Jean Firth' says nothing about Lucy Firth.
    const isSame = words.length === 1 || words.some((word) => word === first || word.startsWith(first.replace('.', '')))
    return isSame && behind.includes(last)
  })
  if (match === undefined) return null
  const title = at(match, 1)
  return {
    value: new RegExp(`^(?:${maleTitle})$`, 'iu').test(title) ? 'male' : 'female',
    confidence: sexConfidence.title,
    start: match.index,
    end: match.index + title.length,
  }
}

const relation =
  /\b(?:(son|grandson|boy|husband|father|brother)|daughter|granddaughter|girl|wife|mother|sister)\b,? (?:called )?$/iu
const relationReach = 30

/** 'Her son Reuben', 'the daughter, Ines': what the patient is to who speaks. */
function byRelation(text: string, name: string | null): FoundSex | null {
  const [first = ''] = name?.split(' ') ?? []
  const place = first === '' ? -1 : text.indexOf(first)
  const from = Math.max(0, place - relationReach)
  const match = relation.exec(text.slice(from, Math.max(0, place)))
  if (match === null) return null
  const start = from + match.index
  const end = start + match[0].trimEnd().length
  return { value: match[1] === undefined ? 'female' : 'male', confidence: sexConfidence.title, start, end }
}

const fewPronouns = 3
/** Largest ratio of mentions of the other sex to those of this one: relatives are mentioned too. */
const mostOthers = 0.25

function byPronouns(text: string): FoundSex | null {
  const females = [...text.matchAll(/\b(?:she|her|hers|herself)\b/giu)]
  const males = [...text.matchAll(/\b(?:he|him|his|himself)\b/giu)]
  const [more, fewer, value] =
    females.length > males.length ? [females, males, 'female' as const] : [males, females, 'male' as const]
  const first = more[0]
  if (first === undefined || fewer.length > mostOthers * more.length) return null
  // One or two may be somebody else's.
  const confidence = more.length < fewPronouns ? sexConfidence.fewPronouns : sexConfidence.pronouns
  return { value, confidence, start: first.index, end: first.index + first[0].length }
}

/** The patient's sex as stated; else by the titles and pronouns in the text, which is less certain. */
export function findSex(text: string, name: string | null): FoundSex | null {
  for (const [pattern, confidence] of [
    [labelled, sexConfidence.labelled],
    [described, sexConfidence.described],
    [shortForm, sexConfidence.shortForm],
    [slashForm, sexConfidence.slashForm],
    [beforeAge, sexConfidence.beforeAge],
    [listed, sexConfidence.beforeAge],
    [between, sexConfidence.between],
    [inWords, sexConfidence.plain],
    [plain, sexConfidence.plain],
  ] as const) {
    const match = text.matchAll(pattern).next().value
    if (match === undefined) continue
    const word = match.slice(1).find((group) => group !== undefined) ?? ''
    const end = match.index + match[0].length
    const start = text.lastIndexOf(word, end)
    return { value: sexOf(word), confidence, start, end: start + word.length }
  }
  return byTitle(text, name) ?? byRelation(text, name) ?? byPronouns(text)
}
