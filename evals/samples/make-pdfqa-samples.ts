import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import Pdf from 'pdfkit'

/** Writes the documents that pdfqa's samples ask: `node evals/samples/make-pdfqa-samples.ts`. All names and figures are invented. */
const folder = new URL('../../packages/models/src/pdfqa/samples/', import.meta.url)

interface Part {
  heading: string
  paragraphs: readonly string[]
  rows?: readonly (readonly string[])[]
}

const harbour: readonly Part[] = [
  {
    heading: 'Annual report of the Port of Skarvik 2023',
    paragraphs: [
      'The Port of Skarvik is a deep-water harbour on the west coast, owned by the municipality and run by Skarvik Havn AS. It handles bulk cargo, containers and a growing number of cruise ships.',
      'In 2023 the port handled 4.8 million tonnes of cargo, six percent more than the year before. Container traffic rose to 212,000 units because two shipping lines moved their feeder services from Ostra to Skarvik. Bulk cargo fell by three percent, as the cement works in Lunde was closed for repairs from March to June.',
      'The eastern quay was opened on 14 May 2023 by the minister of transport, Ingrid Solheim. The quay is 420 metres long and cost 310 million kroner, of which the state paid 40 percent. It allows two large container ships to be unloaded at the same time.',
    ],
  },
  {
    heading: 'Environment',
    paragraphs: [
      'Shore power has been offered at all cruise berths since September 2022. The port estimates that it saved 3,900 tonnes of carbon dioxide in 2023, mainly because cruise ships switched off their engines while they were in the harbour.',
      'An oil spill on 2 November 2023 was caused by a broken hose on the tanker Brage. About 900 litres ran into the inner harbour. The fire brigade had contained the spill after five hours, and no bird deaths were reported.',
      'The board decided in December to replace all diesel terminal tractors by electric ones until 2028. The first eight tractors were ordered from Vestkraft for 36 million kroner.',
    ],
  },
  {
    heading: 'Finances and outlook',
    paragraphs: [
      'Revenue came to 287 million kroner and the operating result to 61 million kroner. The result was lower than in 2022 because the port wrote off the old grain silo, which was torn down in August.',
      'For 2024 the board expects revenue of about 300 million kroner. The largest risk is the planned toll on the coastal road, which could lead hauliers to use the railway terminal in Ostra instead.',
    ],
    rows: [
      ['Million kroner', '2023', '2022'],
      ['Harbour dues', '118', '109'],
      ['Cargo handling', '132', '127'],
      ['Rent', '37', '35'],
      ['Revenue', '287', '271'],
      ['Operating result', '61', '68'],
    ],
  },
]

const policy: readonly Part[] = [
  {
    heading: 'Household contents insurance: what your policy covers',
    paragraphs: [
      'This policy insures the contents of your home against fire, water, storm, burglary and robbery. It is issued by Larch Mutual and applies from the date that is shown on your certificate.',
      'Water damage is covered when water escapes from pipes, washing machines or heating systems. Damage by rising ground water or by rain that enters through an open window is not covered.',
      'Storm damage is covered when the wind reached at least force 8. The deductible for storm damage is 500 euros for each event. For all other damage the deductible is 150 euros.',
      'Bicycles are covered against theft up to 2,000 euros if they were locked. Theft between ten in the evening and six in the morning is covered only if the bicycle stood in a locked room.',
    ],
  },
  {
    heading: 'What to do after a loss',
    paragraphs: [
      'Report a burglary or robbery to the police without delay and send us the list of stolen things within 14 days. You may report any other damage through the customer portal, by telephone or by letter.',
      'Keep damaged things until we have seen them or told you that you may throw them away. We pay within two weeks after all documents have reached us.',
      'You can end the policy at the end of each insurance year with three months of notice. After a loss, both you and we may end it within one month after the claim was settled.',
    ],
    rows: [
      ['Item', 'Covered up to'],
      ['Cash', '1,500 euros'],
      ['Jewellery outside a safe', '10,000 euros'],
      ['Things in a hotel room', '12,500 euros'],
      ['Garden furniture', '2,500 euros'],
    ],
  },
]

async function write(name: string, title: string, parts: readonly Part[]): Promise<void> {
  const pdf = new Pdf({ size: 'A4', margin: 64, info: { Title: title, CreationDate: new Date(0), ModDate: new Date(0) } })
  const file = createWriteStream(new URL(name, folder))
  pdf.pipe(file)
  for (const [index, { heading, paragraphs, rows = [] }] of parts.entries()) {
    if (index > 0) pdf.addPage()
    pdf.font('Helvetica-Bold').fontSize(16).text(heading).moveDown()
    pdf.font('Times-Roman').fontSize(11)
    for (const paragraph of paragraphs) pdf.text(paragraph, { lineGap: 2 }).moveDown(0.8)
    for (const row of rows) {
      const y = pdf.y + 4
      for (const [column, cell] of row.entries()) pdf.text(cell, 64 + (column === 0 ? 0 : 120 + 100 * column), y, { lineBreak: false })
      pdf.text('', 64, y + 14)
    }
  }
  pdf.end()
  await once(file, 'finish')
}

await write('port-report.pdf', 'Annual report 2023', harbour)
await write('household-policy.pdf', 'Household contents insurance', policy)
