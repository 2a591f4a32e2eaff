import { time } from './time-runs.ts'

/** Until the server's code is compiled: a running one has answered this many requests. */
const firstRequests = 50

/** Runs a sample and waits for its answer; the body is the one that the product's own client sends. */
export async function askSample(
  { url }: { url: string },
  { slug, sample, token }: { slug: string; sample: string; token?: string },
): Promise<void> {
  const response = await fetch(`${url}/api/analyze/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ sample }),
  })
  if (!response.ok) throw new Error(`${slug}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

/** Answers a new server's first requests. */
export const warmServer = (served: () => Promise<unknown>): Promise<unknown> => time(firstRequests, served)
