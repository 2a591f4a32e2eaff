import { mean } from '@vitrine/basics/statistics.ts'
import type { Weighed } from '../../forms/roles/network/weighed.ts'
import type { Strengths } from './stretches.ts'

/**
 * Signs of a whole record, the same for each of its candidates: how far the network agrees that what the rules found is of the kind (`agreed`), and
 * how many of its rows are one stretch of text, as in a note, and not cells (`plain`). All 0…1.
 */
export function pageSigns(
  { form }: Weighed,
  candidates: readonly { ruled: object | null; strengths: Strengths }[],
  roles: readonly string[],
): Record<string, number> {
  const ruled = candidates.filter((candidate) => candidate.ruled !== null)
  const strengths = ruled.map((candidate) => roles.reduce((sum, role) => sum + (candidate.strengths[role] ?? 0), 0))
  const plain = form.rows.map((row) => Number((form.segments.get(row) ?? []).length <= 1))
  return {
    agreed: strengths.length === 0 ? 0 : Math.min(1, mean(strengths)),
    plain: plain.length === 0 ? 0 : mean(plain),
  }
}
