import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Box } from '@vitrine/engines/vision/box.ts'

/** Sheets that the symbol network was trained on. */
const learned = new Set(['0', '1', '2'])

/** The sheets to report on: test sheets where the folder has them, else the validation sheet. None without the set. */
export async function heldOutSheets(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'sheets')).catch(() => [])
  const names = files
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -4))
    .filter((name) => !learned.has(name))
  const tests = names.filter((name) => name !== '3')
  return (tests.length > 0 ? tests : names).sort()
}

/** The labelled symbols of a sheet: lines of class, centre and size as fractions. */
export async function sheetBoxes(folder: string, name: string): Promise<{ label: string; box: Box }[]> {
  const text = await readFile(join(folder, 'sheets', `${name}.txt`), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = 0, x = 0, y = 0, wide = 0, high = 0] = line.trim().split(/\s+/).map(Number)
      const box: Box = [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2]
      return { label: `symbol_${String(kind).padStart(2, '0')}`, box }
    })
}
