import { lazy } from 'react'

/** Screens that are rarely the first. Separate, so that a visitor's first page does not contain their file lists. */
const screens = {
  prospects: lazy(() => import('../features/prospects/prospects-screen.tsx')),
  admin: lazy(() => import('../features/admin/admin-screen.tsx')),
  account: lazy(() => import('../features/account/account-screen.tsx')),
  'change-password': lazy(() => import('../features/sign-in/change-password-screen.tsx')),
  jobs: lazy(() => import('../features/jobs/jobs-screen.tsx')),
  'not-found': lazy(() => import('./not-found-screen.tsx')),
  showcase: lazy(() => import('../features/showcase/showcase-screen.tsx')),
}

export default function LaterScreen({ screen }: { screen: keyof typeof screens }) {
  const Screen = screens[screen]
  return <Screen />
}
