import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { type Toast, waitingToasts } from '../../lib/screen/toast.ts'
import { useTheme } from '../theme.ts'

export default function Toaster({ waiting }: { waiting: readonly Toast[] }) {
  const theme = useTheme()
  useEffect(() => {
    if (waiting.length === 0) return
    // Taken from the store, not from `waiting`: an effect that runs twice must not show a toast twice.
    for (const { type, message, duration } of waitingToasts.get()) toast[type](message, { duration })
    waitingToasts.set([])
  }, [waiting])
  return <Sonner position="top-center" theme={theme} richColors closeButton />
}
