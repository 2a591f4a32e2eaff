import type { TitleOf } from '@vitrine/contracts/pages/page-heads.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { useTitle } from '../../lib/screen/use-title.ts'
import { ProductPage } from './product-page.tsx'

const product = 'ContentQ AI'

const benefits = [
  {
    title: 'One voice',
    text: 'Your style guide and your best pages set the tone; every draft is checked against them.',
  },
  {
    title: 'Sources beside claims',
    text: 'A sentence that states a fact carries where it comes from, or is marked as unproven.',
  },
  {
    title: 'Hours back',
    text: 'From a brief to a first draft in minutes, so that editors edit instead of starting from nothing.',
  },
]

const features = [
  {
    title: 'Briefs to drafts',
    text: 'Articles, product pages, mailings and posts from one brief, each in its channel’s form.',
  },
  { title: 'Pictures to match', text: 'Illustrations made from the same brief, in your palette.' },
  { title: 'Review in place', text: 'Comments, versions and approval where the text is written.' },
  {
    title: 'Search in mind',
    text: 'Titles, descriptions and structure proposed with the question a reader would ask.',
  },
  { title: 'Safe by default', text: 'Moderation and personal-data checks run before anything leaves the house.' },
  { title: 'On your premises', text: 'Runs behind your firewall; drafts and sources stay with you.' },
]

export default function ContentCreationPage() {
  useTitle('Content creation' satisfies TitleOf<'contentCreation'>)
  return (
    <ProductPage
      eyebrow={product}
      title="Content that sounds like you, and says where it knows it from."
      subtitle="A writing desk for marketing teams: briefs become campaigns in your own voice, with sources your editors can check."
      actions={
        <>
          <Button size="large" disabled>
            Request Beta Access
          </Button>
          <span className="flex items-center">
            <Badge tone="accent">Coming Soon</Badge>
          </span>
        </>
      }
      sections={[
        { title: 'What it changes', points: benefits },
        { title: 'What it does', points: features },
      ]}
      closing={{
        title: 'Be among the first to write with it.',
        text: 'The beta starts with a small group of teams.',
        action: (
          <Button size="large" onClick={() => dialogs.open({ kind: 'request-access', product })}>
            Request Beta Access
          </Button>
        ),
      }}
    />
  )
}
