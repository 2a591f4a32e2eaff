import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { catalogueQuery } from '../lib/catalogue/catalogue.ts'
import { queryClient } from '../lib/requests/query-client.ts'
import { App } from './app.tsx'

// The server renders pages for as long as it runs.
queryClient.setQueryDefaults(catalogueQuery.queryKey, { gcTime: Number.POSITIVE_INFINITY })

/**
 * A page as a visitor first sees it: the build writes it to a file, and the server renders it if it shows the
 * catalogue.
 */
export async function renderPage(location: string, catalogue?: Catalogue): Promise<string> {
  if (catalogue) queryClient.setQueryData(catalogueQuery.queryKey, catalogue)
  const router = ({ children }: { children: ReactNode }) => <StaticRouter location={location}>{children}</StaticRouter>
  const { prelude } = await prerender(
    <App router={router} />,
    // A larger page would be split and reassembled by an inline script, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
