import type { TitleOf } from '@vitrine/contracts/pages/page-heads.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { useTitle } from '../../lib/screen/use-title.ts'
import { ProductPage } from './product-page.tsx'

const product = 'ResQ AI'

const benefits = [
  {
    title: 'A shortlist with reasons',
    text: 'Every candidate’s place is explained by what is in the résumé, line by line.',
  },
  {
    title: 'Fairer by design',
    text: 'Names, photos, ages and addresses are hidden from the ranking; what counts is the work.',
  },
  {
    title: 'Days, not weeks',
    text: 'Hundreds of applications are read on the day they arrive, so that good people hear back first.',
  },
]

const features = [
  {
    title: 'Any layout',
    text: 'PDF, Word and scans, one column or three: experience, skills and education are found.',
  },
  { title: 'Matched to the role', text: 'Requirements are weighed as you weigh them: must, should, nice to have.' },
  { title: 'Interview guides', text: 'Questions that follow from the gaps between résumé and role.' },
  { title: 'Interview notes', text: 'A recording becomes a structured record that the panel can compare.' },
  { title: 'Audit trail', text: 'Who decided what, when and why, ready for a works council or a regulator.' },
  { title: 'On your premises', text: 'Applicants’ data never leaves your network.' },
]

export default function ResumeAnalysisPage() {
  useTitle('Resume and hiring analysis' satisfies TitleOf<'resumeAnalysis'>)
  const requestAccess = () => dialogs.open({ kind: 'request-access', product })
  return (
    <ProductPage
      eyebrow={product}
      title="Read every application. Explain every choice."
      subtitle="Résumé and hiring analysis for teams who want the right people, and want to be able to say why."
      picture={{
        of: 'meeting-minutes',
        caption: 'From the same workshop: what our minutes model really found in the notes of a conversation.',
      }}
      actions={
        <>
          <Button size="large" onClick={requestAccess}>
            Request Beta Access
          </Button>
          <Button size="large" variant="secondary" onClick={() => dialogs.open({ kind: 'request-demo' })}>
            Request Demo
          </Button>
        </>
      }
      sections={[
        { title: 'What it changes', points: benefits },
        { title: 'What it does', points: features },
      ]}
      closing={{
        title: 'Try it on your last opening.',
        text: 'Bring twenty anonymised résumés; see the shortlist it would have given you.',
        action: (
          <Button size="large" onClick={requestAccess}>
            Request Beta Access
          </Button>
        ),
      }}
    />
  )
}
