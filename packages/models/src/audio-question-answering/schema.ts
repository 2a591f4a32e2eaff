import { transcriptFields } from '@vitrine/engines/speech/transcript-schema.ts'
import { z } from 'zod'
import { answerSchema, answersFields } from '../shared/answers/answers-schema.ts'

/** The output of `audio-question-answering`, word for word from the transcript. */
export const audioAnswerSchema = z.object({ ...answersFields(answerSchema), ...transcriptFields })

export type AudioAnswer = z.infer<typeof audioAnswerSchema>
