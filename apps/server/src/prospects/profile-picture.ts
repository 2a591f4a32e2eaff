import { InputError } from '@vitrine/errors/input-error.ts'

const largestBytes = 64 * 1024

const beginnings: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
}

const pattern = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/

/**
 * A profile picture as it is stored: a data: address, since the content policy of the pages loads nothing from
 * elsewhere. Null removes it. Judged by content. Throws 'type-unsupported' and 'input-too-large'.
 */
export const checkPicture = (picture: string | null): string | null => {
  if (picture === null || picture === '') return null
  const [, type = '', content = ''] = pattern.exec(picture) ?? []
  const bytes = Buffer.from(content, 'base64')
  if (!beginnings[type]?.(bytes)) {
    throw new InputError(
      'type-unsupported',
      'The profile picture must be a PNG, JPEG or WebP picture as a data: address.',
    )
  }
  if (bytes.length > largestBytes) {
    throw new InputError('input-too-large', 'The profile picture is larger than 64 KB.', {
      hint: 'Make it smaller: 256 by 256 pixels are enough.',
    })
  }
  return picture
}
