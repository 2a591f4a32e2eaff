/** The interests in a comma-separated list. 'Other: text' also counts as Other. */
export function interestsOf(interestedIn: string): string[] {
  const named = interestedIn
    .split(',')
    .map((interest) => interest.trim())
    .filter(Boolean)
  const other = named.some((interest) => interest.startsWith('Other:')) ? ['Other'] : []
  return [...new Set([...named, ...other])]
}
