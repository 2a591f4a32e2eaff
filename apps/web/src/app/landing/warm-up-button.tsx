import { scrollBehaviour } from '@vitrine/ui/less-motion.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { useBriefly } from '@vitrine/ui/use-briefly.ts'
import { lazy, Suspense, useState } from 'react'
import { toast } from '../../lib/screen/toast.ts'

const WarmUpCompleted = lazy(() => import('./warm-up-completed.tsx'))

const toastFor = 2000
const dialogFor = 3000

/** Warms the engines up (admins only): idle, warming, then completed or an error toast. */
export default function WarmUpButton() {
  const [warming, setWarming] = useState(false)
  const [completed, setCompleted] = useBriefly(false, dialogFor)

  const warmUp = async () => {
    setWarming(true)
    toast('info', 'Warming up...')
    try {
      const { requestWarmUp } = await import('../../lib/warm-up/request-warm-up.ts')
      if (await requestWarmUp()) {
        toast('success', 'Warm up completed!', toastFor)
        setCompleted(true)
        window.scrollTo({ top: 0, behavior: scrollBehaviour() })
      } else toast('error', 'Warm up failed.')
    } catch (error) {
      toast('error', (error instanceof Error && error.message) || 'Warm up failed. Please try again.')
    } finally {
      setWarming(false)
    }
  }
  return (
    <>
      <Button variant="secondary" held={warming} onClick={() => void warmUp()}>
        {warming ? 'Warming Up...' : 'Warm Up'}
      </Button>
      {completed && (
        <Suspense fallback={null}>
          <WarmUpCompleted onClose={() => setCompleted(false)} />
        </Suspense>
      )}
    </>
  )
}
