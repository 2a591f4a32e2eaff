import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const squadSchema = z.object({
  data: z.array(
    z.object({
      title: z.string(),
      paragraphs: z.array(
        z.object({
          context: z.string(),
          qas: z.array(
            z.object({
              id: z.string(),
              question: z.string(),
              answers: z.array(z.object({ text: z.string(), answer_start: z.int() })),
            }),
          ),
        }),
      ),
    }),
  ),
})

export interface SquadQuestion {
  id: string
  article: string
  context: string
  question: string
  /** Empty where the passage does not answer the question. Offsets count UTF-16 code units. */
  answers: readonly { text: string; start: number }[]
}

/** The set counts code points. */
function utf16Offset(text: string, codePoints: number): number {
  let offset = 0
  for (let count = 0; count < codePoints; count += 1) offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1
  return offset
}

/** Reads a file of SQuAD 1.1 or 2.0. */
export async function readSquad(file: string): Promise<SquadQuestion[]> {
  const { data } = squadSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  return data.flatMap(({ title, paragraphs }) =>
    paragraphs.flatMap(({ context, qas }) =>
      qas.map(({ id, question, answers }) => ({
        id,
        article: title,
        context,
        question,
        answers: answers.map(({ text, answer_start }) => ({ text, start: utf16Offset(context, answer_start) })),
      })),
    ),
  )
}
