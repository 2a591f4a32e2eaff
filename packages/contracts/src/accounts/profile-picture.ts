import type { FileType } from '../catalogue/file-types.ts'

/** What may be uploaded as a profile picture; what is stored is a small WebP picture made of it. */
export const profilePicture = {
  /** As it is called in messages. */
  title: 'The profile picture',
  accept: ['png', 'jpeg', 'webp'] as const satisfies readonly FileType[],
  maxMegabytes: 5,
}
