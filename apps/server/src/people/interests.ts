/** The interests of a comma-joined list, apart. 'Other: text' counts as Other too. */
export function interestsOf(interestedIn: string): string[] {
  const named = interestedIn
    .split(',')
    .map((interest) => interest.trim())
    .filter(Boolean)
  const other = named.some((interest) => interest.startsWith('Other:')) ? ['Other'] : []
  return [...new Set([...named, ...other])]
}
