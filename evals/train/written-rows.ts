import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Rows of a folder's .tsv files, or of those named: labels, joined by commas, a tab, the text; '#' begins a remark. Throws where a line has no tab. */
export async function readWrittenRows(folder: URL, names = '*.tsv'): Promise<{ labels: string[]; text: string }[]> {
  const files = (await Array.fromAsync(glob(join(fileURLToPath(folder), names)))).sort()
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return contents
    .flatMap((content) => content.split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [labels, text] = line.split('\t')
      if (labels === undefined || text === undefined) throw new Error(`No tab in '${line}' of ${folder.pathname}`)
      return { labels: labels.split(',').map((label) => label.trim()), text: text.trim() }
    })
}
