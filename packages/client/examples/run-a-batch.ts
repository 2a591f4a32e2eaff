/** Analyses several reviews as a batch, and prints the results. VITRINE_URL and VITRINE_API_KEY name the server and the key. */
import { openVitrine } from '@vitrine/client'

const vitrine = openVitrine({
  baseUrl: process.env.VITRINE_URL ?? 'http://localhost:8080',
  apiKey: process.env.VITRINE_API_KEY,
})
const { rows, counts } = await vitrine.runBatch('retail-sentiment-analysis', {
  name: 'Reviews',
  texts: ['The delivery was late and the box was broken.', 'Wonderful, I love it.', ' '],
})
for (const { name, status, cells, failure } of rows) {
  console.log(
    `${name}: ${status} ${
      failure?.error ??
      Object.entries(cells)
        .map((cell) => cell.join(' = '))
        .join(', ')
    }`,
  )
}
console.log(`${counts.succeeded} done, ${counts.refused} not run`)
