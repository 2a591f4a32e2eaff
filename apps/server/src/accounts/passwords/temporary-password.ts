import { randomInt } from 'node:crypto'
import { minutes } from '../../time/clock.ts'

export const temporaryLifetime = minutes(72 * 60)

/** Without characters that are easily confused when a password is read aloud or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** 20 characters in four groups: 115 bits. */
export const temporaryPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  )
