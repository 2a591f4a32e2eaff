import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../screen/toast.ts'
import { useUser } from './current-session.ts'

interface RoleGateProps {
  roles: readonly Role[]
  children: ReactNode
}

/**
 * Shows a screen to these roles; anyone else is redirected to the landing page. The server enforces access to the data.
 */
export function RoleGate({ roles, children }: RoleGateProps) {
  const navigate = useNavigate()
  const user = useUser()
  const allowed = user !== null && roles.includes(user.role)
  const [wasAllowed] = useState(allowed)
  // If the session ended on this very screen, the session's own handling redirects, with its message.
  const turnedAway = !allowed && !(wasAllowed && user === null)
  useEffect(() => {
    if (!turnedAway) return
    toast('info', 'Token has expired. Please log in again.')
    void navigate(pages.landing, { replace: true })
  }, [turnedAway, navigate])
  return allowed ? children : null
}
