import { capitalised } from '@vitrine/basics/wording.ts'
import type { Isometrics } from './schema.ts'
import { symbolName } from './symbol-names.ts'

const kindNames: Record<string, string> = {
  isometric: 'Isometric',
  pid: 'P&ID',
  mechanical: 'Mechanical drawing',
  other: 'Not a drawing I know',
}
export const textKindNames: Record<Isometrics['texts'][number]['kind'], string> = {
  line_number: 'Line number',
  tag: 'Tag',
  dimension: 'Dimension',
  elevation: 'Level or coordinate',
  other: 'Text',
}
export const nameOf = (label: string): string =>
  kindNames[label] ?? symbolName(label) ?? capitalised(label.replaceAll('_', ' '))
