import { readFile } from 'node:fs/promises'

/** Rows written by hand: a line '= label' begins those of a label, '#' a remark. */
export async function readEverydayRows(file: URL): Promise<{ label: string; text: string }[]> {
  const rows: { label: string; text: string }[] = []
  let label = ''
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    if (line.startsWith('= ')) label = line.slice(2)
    else if (line !== '' && !line.startsWith('#')) rows.push({ label, text: line })
  }
  return rows
}
