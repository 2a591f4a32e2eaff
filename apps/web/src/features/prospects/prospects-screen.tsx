import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../lib/session/current-session.ts'
import { toast } from '../../lib/toast.ts'
import { useTitle } from '../../lib/use-title.ts'

/** For admin and sales; anyone else is led to the landing page. */
export default function ProspectsScreen() {
  useTitle('Prospects')
  const navigate = useNavigate()
  const role = useUser()?.role
  const allowed = role === 'admin' || role === 'sales'
  useEffect(() => {
    if (allowed) return
    toast('info', 'Token has expired. Please log in again.')
    void navigate('/', { replace: true })
  }, [allowed, navigate])
  if (!allowed) return null
  return (
    <div className="mx-auto max-w-6xl px-6 py-12">
      <h1 className="mb-6 text-2xl font-semibold tracking-tight">Prospects</h1>
      <EmptyState
        title="Requests are not listed here yet"
        text="This server takes no access requests so far; the list comes together with them."
      />
    </div>
  )
}
