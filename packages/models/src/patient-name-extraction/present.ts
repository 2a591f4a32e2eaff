import { keysOf } from '@vitrine/basics/typed-keys.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import type { FieldName, PatientOutput } from './schema.ts'

/** Below this a value is shown as doubtful. */
const doubtful = 0.6

const labels: Record<FieldName, string> = {
  name: 'Patient',
  age: 'Age',
  sex: 'Sex',
  id: 'Record number',
  dateOfBirth: 'Date of birth',
}
const names = keysOf(labels)

function shown({ fields, ageUnit }: PatientOutput, name: FieldName): string | null {
  const read = fields[name]
  if (read === null) return null
  return name === 'age' ? `${read.value} ${ageUnit ?? 'years'}` : String(read.value)
}

const longestNote = 240
function shortened(sentence: string): string {
  const line = sentence.replaceAll(/\s+/g, ' ')
  return line.length > longestNote ? `${line.slice(0, longestNote)}…` : line
}

function notices({ fields, reading, warnings }: PatientOutput): BlockOf<'notice'>[] {
  const found: BlockOf<'notice'>[] = warnings.map((text) => notice('warning', 'Before you rely on this', text))
  if (fields.name === null) {
    const text =
      'No name stands in the document that can be the patient’s: doctors, relatives and addressees are not taken.'
    found.push(notice('warning', 'Not named', text))
  }
  const unsure = names.filter((name) => (fields[name]?.confidence ?? 1) < doubtful)
  if (unsure.length > 0) {
    const text = `Check against the page: ${unsure.map((name) => labels[name].toLowerCase()).join(', ')}.`
    found.push(notice('warning', 'Low confidence', text))
  }
  if (reading.source === 'ocr' || reading.source === 'mixed') {
    const text = 'The pages were recognised from pictures: letters of a name may be misread.'
    found.push(notice('info', 'Read from a picture', text))
  }
  return found
}

export function presentPatient(output: PatientOutput): Block[] {
  return [
    ...notices(output),
    {
      kind: 'fields',
      title: 'Patient',
      items: names.map((name) => {
        const read = output.fields[name]
        return {
          name,
          label: labels[name],
          value: shown(output, name),
          confidence: read?.confidence ?? null,
          place: read && { page: read.page, box: read.box },
          ...(read && read.sentence !== read.text && { note: `“${shortened(read.sentence)}”` }),
        }
      }),
    },
    {
      kind: 'pages',
      title: 'Where it was read',
      pages: output.reading.pages,
      highlights: names.flatMap((name) => {
        const read = output.fields[name]
        if (read === null) return []
        return [
          {
            name,
            label: labels[name],
            value: shown(output, name) ?? '',
            confidence: read.confidence,
            place: { page: read.page, box: read.box },
          },
        ]
      }),
    },
  ]
}

export function summarizePatient(output: PatientOutput): string {
  const { name, sex } = output.fields
  if (name === null) return 'The document does not name the patient.'
  const details = [shown(output, 'age'), sex?.value].filter((detail) => detail !== null && detail !== undefined)
  return `The patient is ${name.value}${details.length > 0 ? `, ${details.join(', ')}` : ''}.`
}
