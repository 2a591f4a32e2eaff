import { lazy, Suspense } from 'react'
import { dialogs, openDialog } from '../lib/dialogs.ts'
import { useStore } from '../lib/outside-store.ts'

const LoginDialog = lazy(() => import('../features/sign-in/login-dialog.tsx'))
const ForgotPasswordDialog = lazy(() => import('../features/account/forgot-password-dialog.tsx'))
const LogoutDialog = lazy(() => import('../features/sign-in/logout-dialog.tsx'))
const ExtendSessionDialog = lazy(() => import('../features/sign-in/extend-session-dialog.tsx'))
const RequestAccessDialog = lazy(() => import('../features/access-request/request-access-dialog.tsx'))
const RequestDemoPanel = lazy(() => import('../features/access-request/request-demo-panel.tsx'))

/** Shows the dialog that some screen asked for. Each loads when it is first opened. */
export function DialogHost() {
  const open = useStore(openDialog)
  if (!open) return null
  const { close } = dialogs
  return (
    <Suspense fallback={null}>
      {open.kind === 'login' && <LoginDialog onClose={close} />}
      {open.kind === 'forgot-password' && <ForgotPasswordDialog email={open.email} onClose={close} />}
      {open.kind === 'logout' && <LogoutDialog from={open.from} onClose={close} />}
      {open.kind === 'extend-session' && <ExtendSessionDialog onClose={close} />}
      {open.kind === 'request-access' && <RequestAccessDialog product={open.product} onClose={close} />}
      {open.kind === 'request-demo' && <RequestDemoPanel onClose={close} />}
    </Suspense>
  )
}
