/** The one of those present that a name, or a part of it, means; null where it is none of them. */
export function personNamed(name: string, attendees: readonly string[]): string | null {
  const wanted = name.toLowerCase().trim()
  return (
    attendees.find((person) => person.toLowerCase() === wanted) ??
    attendees.find((person) =>
      person
        .toLowerCase()
        .split(/\s+/)
        .some((part) => part === wanted || part === wanted.split(/\s+/)[0]),
    ) ??
    null
  )
}
