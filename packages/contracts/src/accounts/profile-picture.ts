import type { FileType } from '../catalogue/file-types.ts'

/** What may be uploaded as a profile picture; a small WebP picture made from it is stored. */
export const profilePicture = {
  /** Its name in messages. */
  title: 'The profile picture',
  accept: ['png', 'jpeg', 'webp'] as const satisfies readonly FileType[],
  maxMegabytes: 5,
}
