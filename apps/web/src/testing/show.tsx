import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router'
import { AppRoutes } from '../app/app-routes.tsx'
import { DialogHost } from '../app/hosts/dialog-host.tsx'
import { ToastHost } from '../app/hosts/toast-host.tsx'
import { NavigationBridge } from '../app/navigation-bridge.tsx'

/** Renders the whole app at an address, which the browser has too. */
export function show(address: string) {
  window.history.replaceState(null, '', address)
  const user = userEvent.setup()
  render(
    <BrowserRouter>
      <NavigationBridge />
      <AppRoutes />
      <DialogHost />
      <ToastHost />
    </BrowserRouter>,
  )
  return user
}
