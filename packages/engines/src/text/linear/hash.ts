function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** 32-bit FNV-1a over UTF-16 code units with a final mix, so that its lowest bits can serve as a bucket number. */
export function hashText(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return mix(hash)
}

/** The hash of a sequence, from the hash of what came before (0 at its start) and the hash of the next part. Order matters. */
export function combineHashes(before: number, next: number): number {
  return mix(Math.imul(before, 31) ^ next)
}
