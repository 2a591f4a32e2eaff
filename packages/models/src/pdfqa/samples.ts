import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine by evals/samples/make-pdfqa-samples.ts, invented names, MIT'
const mediaType = 'application/pdf'

export const samples: readonly Sample[] = [
  {
    id: 'port-report',
    label: 'Annual report: summary',
    description: 'Three pages about a harbour. Without a question the answer is a summary in its own sentences.',
    source,
    file: 'port-report.pdf',
    mediaType,
  },
  {
    id: 'policy-deductible',
    label: 'Insurance policy: a fact',
    description: 'How much do I pay myself after a storm? Two deductibles stand side by side.',
    source,
    file: 'household-policy.pdf',
    mediaType,
    options: { question: 'How much do I pay myself after a storm?' },
  },
  {
    id: 'port-other-words',
    label: 'Annual report: in other words',
    description: 'Who inaugurated the pier? The sentence that answers speaks of a quay that was opened.',
    source,
    file: 'port-report.pdf',
    mediaType,
    options: { question: 'Who inaugurated the pier?' },
  },
  {
    id: 'port-follow-up',
    label: 'Annual report: a follow-up',
    description: 'How long is it? What "it" is stands in the question before.',
    source,
    file: 'port-report.pdf',
    mediaType,
    options: {
      question: 'How long is it?',
      chat_history: JSON.stringify([
        { role: 'user', parts: [{ text: 'When was the eastern quay opened?' }] },
        { role: 'assistant', parts: [{ text: '14 May 2023' }] },
      ]),
    },
  },
  {
    id: 'port-not-told',
    label: 'Not in the document (it says so)',
    description: 'Which football club does the mayor support? The report does not tell, and neither does the model.',
    source,
    file: 'port-report.pdf',
    mediaType,
    options: { question: 'Which football club does the mayor support?' },
  },
]
