import { transcriptFields } from '@vitrine/engines/speech/transcript-schema.ts'
import { z } from 'zod'
import { answerSchema, answersFields } from '../shared/answers/answers-schema.ts'

/** What `audio-question-answering` answers, from the transcript word for word. */
export const audioAnswerSchema = z.object({ ...answersFields(answerSchema), ...transcriptFields })

export type AudioAnswer = z.infer<typeof audioAnswerSchema>
