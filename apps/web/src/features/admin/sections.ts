import type { addressParts } from '@vitrine/contracts/pages/pages.ts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

interface AdminSection {
  path: (typeof addressParts.section)[number]
  label: string
  Section: LazyExoticComponent<ComponentType>
}

/** The sections of /admin, in the order of their tabs; each is loaded when it is opened. */
export const sections = [
  { path: 'requests', label: 'Requests', Section: lazy(() => import('./requests/requests-section.tsx')) },
  { path: 'users', label: 'Users', Section: lazy(() => import('./users/users-section.tsx')) },
  { path: 'outbox', label: 'Outbox', Section: lazy(() => import('./outbox/outbox-section.tsx')) },
  { path: 'usage', label: 'Usage', Section: lazy(() => import('./usage/usage-section.tsx')) },
  { path: 'funnel', label: 'Funnel', Section: lazy(() => import('./funnel/funnel-section.tsx')) },
  { path: 'feedback', label: 'Feedback', Section: lazy(() => import('./feedback/feedback-section.tsx')) },
  { path: 'audit', label: 'Audit log', Section: lazy(() => import('./audit/audit-section.tsx')) },
  { path: 'models', label: 'Models', Section: lazy(() => import('./models/models-section.tsx')) },
  { path: 'health', label: 'Health', Section: lazy(() => import('./health/health-section.tsx')) },
] as const satisfies readonly AdminSection[]
