import { randomCode } from '../../secrets/random-code.ts'
import { minutes } from '../../time/clock.ts'

export const temporaryLifetime = minutes(72 * 60)

/** Without characters that are easily confused when a password is read aloud or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** 20 characters in four groups: 115 bits. */
export const temporaryPassword = (): string => randomCode(letters, { groups: 4, length: 5 })
