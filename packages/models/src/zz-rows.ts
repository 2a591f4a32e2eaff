import { readFile } from 'node:fs/promises'
const { readDocument } = await import('/work/wt/forms/packages/engines/src/documents/read-document.ts')
const { formDocumentOf } = await import('/work/wt/forms/packages/engines/src/forms/rows/form-page.ts')
for (const f of process.argv.slice(2)) {
  const bytes = new Uint8Array(await readFile(f))
  console.log('===', f)
  try {
    const d = await readDocument(bytes, { signal: new AbortController().signal, report: () => {} , rulings: true} as never)
    for (const r of formDocumentOf(d as never).rows) console.log(r.text)
  } catch (e) { console.log(e) }
}
