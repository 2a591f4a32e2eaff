import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from './current-session.ts'
import { toast } from '../screen/toast.ts'

interface RoleGateProps {
  roles: readonly Role[]
  children: ReactNode
}

/** Shows a screen to these roles; anyone else is led to the landing page. The server guards what it shows. */
export function RoleGate({ roles, children }: RoleGateProps) {
  const navigate = useNavigate()
  const user = useUser()
  const allowed = user !== null && roles.includes(user.role)
  const [wasAllowed] = useState(allowed)
  // A session that ended on this very screen is led away by its own routine, in its own words.
  const turnedAway = !allowed && !(wasAllowed && user === null)
  useEffect(() => {
    if (!turnedAway) return
    toast('info', 'Token has expired. Please log in again.')
    void navigate('/', { replace: true })
  }, [turnedAway, navigate])
  return allowed ? children : null
}
