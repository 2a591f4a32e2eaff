import { readFileSync, writeFileSync } from 'node:fs'
import { judgeAdvisories, type Notes, readReport } from './judge-advisories.ts'

const file = new URL('seen-advisories.json', import.meta.url)

/** The cast: the file is our own, in the repository. */
const known = JSON.parse(readFileSync(file, 'utf8')) as Notes
const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
const { notes, lines, isLate } = judgeAdvisories(readReport(readFileSync(0, 'utf8')), known, today)
writeFileSync(file, `${JSON.stringify(notes, null, 2)}\n`)
console.log(lines.length === 0 ? 'No known faults.' : lines.join('\n'))
process.exitCode = isLate ? 1 : 0
