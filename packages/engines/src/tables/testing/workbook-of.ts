import { zipOf } from '../../archive/testing/zip-of.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A sheet's cells as XML, a sheet without cells, or a sheet that is named but missing from the file. */
export type DrawnSheet = { rows: string } | { kind: 'chartsheet' | 'dialogsheet' } | { missing: true }

/** A row of inline texts, up to column Z. */
export function rowOf(number: number, cells: readonly string[]): string {
  const drawn = cells.map(
    (cell, column) => `<c r="${String.fromCharCode(65 + column)}${number}" t="inlineStr"><is><t>${cell}</t></is></c>`,
  )
  return `<row r="${number}">${drawn.join('')}</row>`
}

/** An xlsx workbook with the named sheets and any other parts that a test needs. */
export function workbookOf(
  sheets: Readonly<Record<string, DrawnSheet>>,
  parts: Readonly<Record<string, string>> = {},
): Buffer {
  const listed = Object.entries(sheets).map(([name, sheet], index) => {
    const kind = 'kind' in sheet ? sheet.kind : 'worksheet'
    return { name, sheet, kind, id: `rId${index + 1}`, path: `${kind}s/sheet${index + 1}.xml` }
  })
  const names = listed.map(({ name, id }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="${id}"/>`)
  const targets = listed.map(
    ({ id, kind, path }) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${path}"/>`,
  )
  const contents = listed.flatMap(({ sheet, kind, path }): [string, string][] => {
    if ('missing' in sheet) return []
    const inner = 'rows' in sheet ? `<sheetData>${sheet.rows}</sheetData>` : '<drawing r:id="rId1"/>'
    return [[`xl/${path}`, `<${kind} xmlns="${main}" xmlns:r="${office}">${inner}</${kind}>`]]
  })
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${targets.join('')}</Relationships>`,
    ...Object.fromEntries(contents),
    ...parts,
  })
}
