import { readHead } from './read-head.ts'

/** PDF readers accept a header within the first 1,024 bytes, after whatever a mailer put in front of it. */
const pdfHeaderWithin = 1024

const signatures = [
  { ext: 'png', mime: 'image/png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') },
  { ext: 'jpg', mime: 'image/jpeg', bytes: Buffer.from('ffd8ff', 'hex') },
  { ext: 'mp3', mime: 'audio/mpeg', bytes: Buffer.from('ID3') },
] as const

/**
 * Detects the type of a damaged file by its beginning, so that the engine can say what is wrong with it, and a PDF that
 * follows other bytes.
 */
export async function readSignature(path: string): Promise<{ ext: string; mime: string } | undefined> {
  const head = await readHead(path, pdfHeaderWithin)
  if (head.includes('%PDF-')) return { ext: 'pdf', mime: 'application/pdf' }
  return signatures.find(({ bytes }) => head.subarray(0, bytes.length).equals(bytes))
}
