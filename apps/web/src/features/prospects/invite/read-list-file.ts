/** Lists of 200 people are far smaller. */
const mostBytes = 1_000_000

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The encoding that spreadsheets on Windows use for CSV.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A list's text, or the reason why the file is not one. */
export async function readListFile(file: File): Promise<{ text: string } | { error: string }> {
  if (file.size > mostBytes) return { error: `${file.name} is larger than 1 MB, too large for a list of people.` }
  const text = decode(new Uint8Array(await file.arrayBuffer())).trim()
  if (text === '') return { error: `${file.name} is empty.` }
  if (text.includes('\0') || text.startsWith('PK\u0003\u0004')) {
    return { error: `${file.name} is no CSV file. In your spreadsheet choose Save as, then CSV.` }
  }
  return { text }
}
