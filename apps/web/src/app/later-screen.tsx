import { lazy } from 'react'

/** Screens of people who have signed in or hold a link. Named here, so that the first page of a visitor does not carry their lists of files. */
const screens = {
  prospects: lazy(() => import('../features/prospects/prospects-screen.tsx')),
  admin: lazy(() => import('../features/admin/admin-screen.tsx')),
  account: lazy(() => import('../features/account/account-screen.tsx')),
  'change-password': lazy(() => import('../features/sign-in/change-password-screen.tsx')),
  showcase: lazy(() => import('../features/showcase/showcase-screen.tsx')),
}

export default function LaterScreen({ screen }: { screen: keyof typeof screens }) {
  const Screen = screens[screen]
  return <Screen />
}
