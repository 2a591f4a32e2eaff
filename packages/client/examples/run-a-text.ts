/** Moderates one text. VITRINE_URL and VITRINE_API_KEY name the server and the key. */
import { openVitrine } from '@vitrine/client'

const vitrine = openVitrine({
  baseUrl: process.env.VITRINE_URL ?? 'http://localhost:8080',
  apiKey: process.env.VITRINE_API_KEY,
})
const { summary, output } = await vitrine.run('text-moderation', { text: 'Have a good day.' })
console.log(summary, JSON.stringify(output))
