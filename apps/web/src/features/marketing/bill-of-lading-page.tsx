import type { TitleOf } from '@vitrine/contracts/pages/page-heads.ts'
import { Button, buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { Link } from 'react-router'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { useTitle } from '../../lib/screen/use-title.ts'
import { ProductPage } from './product-page.tsx'

/** The screen where the product's model is run: this page has the model's own address. */
const runAddress = '/bill-of-lading/file-upload'

const challenge = [
  {
    title: 'Every carrier, another form',
    text: 'Hundreds of layouts, stamps across the text, carbon copies and photos from a loading dock.',
  },
  {
    title: 'Typed twice, wrong once',
    text: 'A swapped digit in a container number is found at the port, when it is expensive.',
  },
  { title: 'Trucks wait for paper', text: 'Detention is paid by the hour while somebody types.' },
]

const solution = [
  {
    title: 'Reads what is there',
    text: 'Parties, carrier and SCAC, bill and PRO numbers, vessel, voyage, ports, containers, seals, pieces and weight.',
  },
  {
    title: 'Checks what can be checked',
    text: 'Container numbers carry a check digit; sums of pieces and weights must agree. Each failed check is shown.',
  },
  {
    title: 'Shows where',
    text: 'Point at a field and its place on the page lights up, so that a person decides in seconds.',
  },
]

const keyBenefits = [
  { title: 'Minutes to seconds', text: 'A bill is read while the page is still in the scanner.' },
  { title: 'Clean data onward', text: 'Results leave as JSON, CSV or an X12 856 ship notice.' },
  { title: 'Your network', text: 'On the edge, behind the firewall, without a connection to anywhere.' },
]

const businessValue = [
  { title: 'Less detention', text: 'Paper is ready before the truck is.' },
  { title: 'Fewer claims', text: 'Errors are caught at the first desk, not at the last port.' },
  { title: 'People where they matter', text: 'Clerks decide the doubtful cases instead of typing the clear ones.' },
]

const contact = () => dialogs.open({ kind: 'request-demo' })

export default function BillOfLadingPage() {
  useTitle('Bill of lading processing' satisfies TitleOf<'billOfLading'>)
  return (
    <ProductPage
      eyebrow="Bill of lading processing"
      title="From a photographed bill of lading to shipment data you can trust."
      subtitle="Every field with its confidence and its place on the page; container numbers verified, sums checked."
      picture={{ of: 'bill-of-lading', caption: 'What the model really read on its sample, a road bill.' }}
      actions={
        <>
          <Link to={runAddress} className={buttonClass({ size: 'large' })}>
            Try it
          </Link>
          <Button size="large" variant="secondary" onClick={contact}>
            Request Demo
          </Button>
        </>
      }
      sections={[
        { title: 'The industry’s challenge', points: challenge },
        { title: 'What it does about it', points: solution },
        { title: 'Key benefits', points: keyBenefits },
        { title: 'Business value', points: businessValue },
      ]}
      closing={{
        title: 'Show us your worst bill of lading.',
        text: 'We read it together, live.',
        action: (
          <Button size="large" onClick={contact}>
            Request Demo
          </Button>
        ),
      }}
    />
  )
}
