const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** PostgreSQL throws for any other text compared with an id; here it is treated as an id that nobody has. */
export const isUuid = (text: string): boolean => pattern.test(text)
