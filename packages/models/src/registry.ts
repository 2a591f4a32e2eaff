import type { Model } from '@vitrine/model-kit/model.ts'
import { audioQuestionAnswering } from './audio-question-answering/definition.ts'
import { audioSentiment } from './audioSentiment/definition.ts'
import { audioTranscription } from './audioTranscription/definition.ts'
import { billOfLading } from './bill-of-lading/definition.ts'
import { calorieNutrition } from './calorie-nutrition/definition.ts'
import { cattleHealth } from './cattle-health/definition.ts'
import { cropsclassification } from './cropsclassification/definition.ts'
import { documentTaggingFinance } from './document-tagging-finance/definition.ts'
import { documentTaggingHealthcare } from './document-tagging-healthcare/definition.ts'
import { documentTaggingInsurance } from './document-tagging-insurance/definition.ts'
import { edi856Asn } from './edi-856-asn/definition.ts'
import { exploreTopic } from './explore-topic/definition.ts'
import { imageGen } from './image-gen/definition.ts'
import { insuranceInvoices } from './insurance-invoices/definition.ts'
import { invoicesExtraction } from './invoices-extraction/definition.ts'
import { isometrics } from './isometrics/definition.ts'
import { medDocSummarization } from './med-doc-summarization/definition.ts'
import { medAudioSummarize } from './medAudioSummarize/definition.ts'
import { medicalInvoices } from './medical-invoices/definition.ts'
import { meetingMinutes } from './meeting-minutes/definition.ts'
import { parasitesclassification } from './parasitesclassification/definition.ts'
import { patientNameExtraction } from './patient-name-extraction/definition.ts'
import { pdfqa } from './pdfqa/definition.ts'
import { pipes } from './pipes/definition.ts'
import { plantdisease } from './plantdisease/definition.ts'
import { retailDemandPlanning } from './retail-demand-planning/definition.ts'
import { retailSentimentAnalysis } from './retail-sentiment-analysis/definition.ts'
import { snoreDetection } from './snore-detection/definition.ts'
import { textModeration } from './text-moderation/definition.ts'
import { videoQa } from './video-qa/definition.ts'
import { videoModeration } from './videoModeration/definition.ts'
import { vitalParameterExtraction } from './vital-parameter-extraction/definition.ts'

/** Every model of the catalogue, in the specification's order. A test compares it with the folders beside it. */
export const models: readonly Model[] = [
  cattleHealth,
  parasitesclassification,
  snoreDetection,
  plantdisease,
  cropsclassification,
  isometrics,
  pipes,
  edi856Asn,
  retailSentimentAnalysis,
  textModeration,
  retailDemandPlanning,
  invoicesExtraction,
  medicalInvoices,
  insuranceInvoices,
  billOfLading,
  documentTaggingHealthcare,
  documentTaggingInsurance,
  documentTaggingFinance,
  patientNameExtraction,
  vitalParameterExtraction,
  medDocSummarization,
  videoQa,
  videoModeration,
  medAudioSummarize,
  audioSentiment,
  audioQuestionAnswering,
  audioTranscription,
  calorieNutrition,
  meetingMinutes,
  imageGen,
  exploreTopic,
  pdfqa,
]
