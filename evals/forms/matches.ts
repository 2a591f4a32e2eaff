import { keyOf } from '@vitrine/engines/text/text-key.ts'
import type { Found } from '../metrics/micro-f1.ts'
import { squeezed } from '../metrics/squeezed.ts'
import type { Gold } from '../synthetic/gold.ts'

type Value = Gold['fields'][string] | undefined

const setOf = (value: NonNullable<Value>): string[] =>
  (Array.isArray(value) ? value : [value]).map((part) => squeezed(String(part))).toSorted()

/** Numbers as numbers, lists without order, texts by letters and digits alone. */
export function sameValue(gold: Value, answer: Value): boolean {
  if (gold == null || answer == null) return false
  if (typeof gold === 'number') return Math.abs(gold - Number(answer)) < 0.006
  if (typeof gold === 'boolean') return gold === answer
  return setOf(gold).join('|') === setOf(answer).join('|')
}

export function countValue(gold: Value, answer: Value): Found {
  return { right: Number(sameValue(gold, answer)), answered: Number(answer != null), gold: Number(gold != null) }
}

type Line = { readonly [name: string]: string | number | null }

function sameCell(name: string, gold: Line[string] | undefined, answer: Line[string] | undefined): boolean {
  if (gold == null) return true
  if (name !== 'description') return sameValue(gold, answer)
  const given = keyOf(String(answer ?? '')).split(' ')
  const wanted = keyOf(String(gold)).split(' ')
  return wanted.filter((word) => given.includes(word)).length >= wanted.length / 2
}

/** A line is right when every figure and code of the gold is equal and half of the words of its description are there. */
export function countLines(gold: readonly Line[], answer: readonly Line[]): Found {
  const free = [...answer]
  let right = 0
  for (const line of gold) {
    const at = free.findIndex((candidate) =>
      Object.keys(line).every((name) => sameCell(name, line[name], candidate[name])),
    )
    if (at < 0) continue
    free.splice(at, 1)
    right += 1
  }
  return { right, answered: answer.length, gold: gold.length }
}
