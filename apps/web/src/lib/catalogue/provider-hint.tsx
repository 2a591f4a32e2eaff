import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { useUser } from '../session/current-session.ts'

/**
 * Says that a generating model is answered by the small embedded engine, and tells an admin where to configure a
 * provider.
 */
export function ProviderHint({ model }: { model: Pick<CatalogueModel, 'interaction' | 'provider'> }) {
  const user = useUser()
  const makes = { topic: 'write the page', image: 'paint the picture', form: null, chat: null }[model.interaction]
  if (model.provider !== 'missing' || makes === null) return null
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-accent-soft px-4 py-3 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>
        A small engine on this server answers. A large AI model would {makes} in its place, once one is connected.{' '}
        {user?.role === 'admin' && (
          <Link to={`${pages.admin}/health`} className="rounded text-accent underline">
            Connect a provider
          </Link>
        )}
      </span>
    </p>
  )
}
