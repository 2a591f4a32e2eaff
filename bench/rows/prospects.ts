import { median } from '@vitrine/basics/statistics.ts'
import { Client } from 'pg'
import type { MeasureRows, Row } from '../support/row.ts'
import { signIn } from '../support/sign-in.ts'
import { startServer } from '../support/start-server.ts'
import { time } from '../support/time-runs.ts'

const count = 100_000
const runs = 15
const limit = 100

/** As the service stores them; names repeat, as real ones do. */
const fill = `
INSERT INTO people (id, type, status, email, name, org, phone, interested_in, interests, created_at, updated_at)
SELECT gen_random_uuid(),
  (ARRAY['general', 'product', 'organization'])[1 + i % 3],
  (ARRAY['pending', 'approved', 'approved', 'deleted'])[1 + i % 4],
  'person-' || i || '@firm-' || i % 5000 || '.example',
  (ARRAY['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald'])[1 + i % 6] || ' ' || md5((i % 20000)::text),
  'Firm ' || i % 5000, '4930' || i, 'Retail',
  ARRAY[(ARRAY['Retail', 'Healthcare', 'Finance', 'Logistics'])[1 + i % 4]],
  now() - i * interval '1 minute', now()
FROM generate_series(1, ${count}) AS i`

const askedFor = {
  'first page, newest first': '',
  'by name': '&sort=name',
  'search for a word of a name': '&search=grace',
  'search for one person': '&search=person-77777',
  'search for a part of a word, by name': '&search=rbar&sort=name',
  'search for what nobody has': '&search=xyzzy',
  'pending, of one interest, by organisation': '&status=pending&interest=Retail&sort=org',
  'deleted, of one month': '&status=deleted&from=2020-01-01',
}

interface Page {
  data: { items: { id: string }[]; next: string | null }
}

/** The list of 100,000 prospects on PostgreSQL over HTTP, compared with the liveness probe of the same server. */
export const measureProspects =
  (makeDatabase: (name: string) => Promise<string>): MeasureRows =>
  async (report) => {
    report(`list of ${count} prospects`)
    const url = await makeDatabase('vitrine_bench_prospects')
    const server = await startServer({ DATABASE_URL: url })
    try {
      const database = new Client({ connectionString: url })
      await database.connect()
      await database.query(fill)
      await database.query('VACUUM ANALYZE people')
      await database.end()
      const headers = { authorization: `Bearer ${await signIn(server.url)}` }
      const list = async (query: string): Promise<Page> => {
        const response = await fetch(`${server.url}/v1/app/users?limit=${limit}${query}`, { headers })
        if (!response.ok) throw new Error(`The list answered with ${response.status}.`)
        return (await response.json()) as Page
      }
      const bare = median(await time(runs, () => fetch(`${server.url}/healthz`).then((answer) => answer.text())))
      const rows: Row[] = []
      const add = (what: string, milliseconds: number) =>
        rows.push({
          what: `${count.toLocaleString('en')} prospects: ${what}`,
          bare: `${bare.toFixed(1)} ms`,
          ours: `${milliseconds.toFixed(1)} ms`,
          result: `${(milliseconds - bare).toFixed(1)} ms more`,
          aim: '< 100 ms',
          met: milliseconds < 100,
        })
      for (const [what, query] of Object.entries(askedFor)) {
        await list(query)
        add(what, median(await time(runs, () => list(query))))
      }
      // A page deep in the list must cost no more than the first one.
      let cursor = ''
      for (let page = 0; page < 200; page++) cursor = `&after=${(await list(cursor)).data.next ?? ''}`
      add(`page 201, after ${200 * limit} others`, median(await time(runs, () => list(cursor))))
      return rows
    } finally {
      await server.stop()
    }
  }
