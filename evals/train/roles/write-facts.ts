import { writeFile } from 'node:fs/promises'

/** Writes what was judged to facts.jsonl of a folder, a line for each, for the fit of trust. */
export async function writeFacts(folder: string, facts: readonly object[]): Promise<void> {
  await writeFile(`${folder}/facts.jsonl`, `${facts.map((fact) => JSON.stringify(fact)).join('\n')}\n`)
  console.log(`${facts.length} facts`)
}
