import type { Candidate } from './name-candidate.ts'
import type { NameParts } from './person-name.ts'
import { nameScores } from './weights.ts'

export interface Group {
  fullest: Candidate
  score: number
}

const spelled = ({ name }: Candidate): number => name.full.split(' ').filter((part) => part.length > 1).length

function isSamePerson(full: NameParts, short: NameParts): boolean {
  const parts = full.full.toLowerCase().split(' ')
  return short.full
    .toLowerCase()
    .split(' ')
    .every((part) => parts.some((known) => known === part || (part.length === 1 && known.startsWith(part))))
}

/** Mentions of one person: 'Ada Lovelace', 'Ms. Lovelace', 'Ada'. */
export function groupsOf(candidates: readonly Candidate[]): Group[] {
  const groups: Group[] = []
  for (const candidate of candidates.toSorted(
    (left, right) => spelled(right) - spelled(left) || right.score - left.score,
  )) {
    const group = groups.find((known) => isSamePerson(known.fullest.name, candidate.name))
    if (group === undefined) groups.push({ fullest: candidate, score: candidate.score })
    else {
      group.score += nameScores.mention * candidate.score
      if (spelled(candidate) === spelled(group.fullest) && candidate.score > group.fullest.score)
        group.fullest = candidate
    }
  }
  return groups
}
