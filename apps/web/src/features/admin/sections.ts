import { lazy } from 'react'

/** The parts of /admin, in the order of their tabs; each loads when it is opened. */
export const sections = [
  { path: 'requests', label: 'Requests', Section: lazy(() => import('./requests/requests-section.tsx')) },
  { path: 'users', label: 'Users', Section: lazy(() => import('./users/users-section.tsx')) },
  { path: 'outbox', label: 'Outbox', Section: lazy(() => import('./outbox/outbox-section.tsx')) },
  { path: 'audit', label: 'Audit log', Section: lazy(() => import('./audit/audit-section.tsx')) },
] as const
