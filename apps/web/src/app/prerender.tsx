import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { catalogueQuery } from '../lib/catalogue/catalogue.ts'
import { queryClient } from '../lib/requests/query-client.ts'
import { App } from './app.tsx'

// A server asks for pages as long as it runs.
queryClient.setQueryDefaults(catalogueQuery.queryKey, { gcTime: Number.POSITIVE_INFINITY })

/**
 * A page as a visitor first sees it: for the build, which puts it in its place, and for the server where it shows the
 * catalogue.
 */
export async function renderPage(location: string, catalogue?: Catalogue): Promise<string> {
  if (catalogue) queryClient.setQueryData(catalogueQuery.queryKey, catalogue)
  const router = ({ children }: { children: ReactNode }) => <StaticRouter location={location}>{children}</StaticRouter>
  const { prelude } = await prerender(
    <App router={router} />,
    // Larger parts would be moved by a script in the page, which the content policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
