const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** PostgreSQL refuses any other text where an id is compared; to us it is just an id that nobody has. */
export const isUuid = (text: string): boolean => pattern.test(text)
