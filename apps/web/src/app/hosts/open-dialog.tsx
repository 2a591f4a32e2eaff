import { lazy } from 'react'
import { type OpenDialog as Dialog, dialogs } from '../../lib/screen/dialogs.ts'
import { loadLater } from '../../lib/screen/load-later.ts'

const LoginDialog = lazy(loadLater(() => import('../../features/sign-in/login-dialog.tsx')))
const ForgotPasswordDialog = lazy(loadLater(() => import('../../features/account/forgot-password-dialog.tsx')))
const LogoutDialog = lazy(loadLater(() => import('../../features/sign-in/logout-dialog.tsx')))
const ExtendSessionDialog = lazy(loadLater(() => import('../../features/sign-in/extend-session-dialog.tsx')))
const ConfirmIdentityDialog = lazy(loadLater(() => import('../../features/sign-in/confirm-identity-dialog.tsx')))
const RequestAccessDialog = lazy(loadLater(() => import('../../features/access-request/request-access-dialog.tsx')))
const RequestDemoPanel = lazy(loadLater(() => import('../../features/access-request/request-demo-panel.tsx')))

/** The dialog itself; each is loaded when it is first opened. */
export default function OpenDialog({ open }: { open: Dialog }) {
  const { close } = dialogs
  switch (open.kind) {
    case 'login':
      return <LoginDialog backTo={open.backTo ?? null} onClose={close} />
    case 'forgot-password':
      return <ForgotPasswordDialog email={open.email} onClose={close} />
    case 'logout':
      return <LogoutDialog from={open.from} onClose={close} />
    case 'extend-session':
      return <ExtendSessionDialog onClose={close} />
    case 'confirm-identity':
      return <ConfirmIdentityDialog done={open.done} onClose={close} />
    case 'request-access':
      return <RequestAccessDialog product={open.product} kept={open.kept} onClose={close} />
    case 'request-demo':
      return <RequestDemoPanel onClose={close} />
  }
}
