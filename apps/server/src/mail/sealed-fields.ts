/** Fields of mails that are sealed while they wait, and taken out once the mail has left. */
export const sealedFields = ['password', 'token'] as const

export const hasSealed = (data: Record<string, string | null>): boolean => sealedFields.some((field) => field in data)

/** The same data without what opens something. */
export const withoutSealed = (data: Record<string, string | null>): Record<string, string | null> => ({
  ...data,
  ...Object.fromEntries(sealedFields.filter((field) => field in data).map((field) => [field, null])),
})
