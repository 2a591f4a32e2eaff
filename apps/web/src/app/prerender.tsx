import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { AppRoutes } from './app-routes.tsx'

/** A page as a visitor first sees it, for the build to put in its place. */
export const renderPage = async (location: string): Promise<string> => {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>
        <AppRoutes />
      </StaticRouter>
    </StrictMode>,
    // Larger parts would be moved by a script in the page, which the content policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
