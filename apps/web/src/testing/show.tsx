import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { AppRoutes } from '../app/app-routes.tsx'
import { DialogHost } from '../app/dialog-host.tsx'
import { NavigationBridge } from '../app/navigation-bridge.tsx'
import { ToastHost } from '../app/toast-host.tsx'

/** Renders the whole app at an address. */
export function show(address: string) {
  const user = userEvent.setup()
  render(
    <MemoryRouter initialEntries={[address]}>
      <NavigationBridge />
      <AppRoutes />
      <DialogHost />
      <ToastHost />
    </MemoryRouter>,
  )
  return user
}
