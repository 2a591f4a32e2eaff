/** Fields of mails that are encrypted while they wait, and removed once the mail has been sent. */
export const sealedFields = ['password', 'token'] as const

export const hasSealed = (data: Record<string, string | null>): boolean => sealedFields.some((field) => field in data)

/** The same data without its secrets. */
export const withoutSealed = (data: Record<string, string | null>): Record<string, string | null> => ({
  ...data,
  ...Object.fromEntries(sealedFields.filter((field) => field in data).map((field) => [field, null])),
})
