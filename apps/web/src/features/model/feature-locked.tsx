import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { Lock } from 'lucide-react'
import { dialogs } from '../../lib/screen/dialogs.ts'

export function FeatureLocked() {
  return (
    <Card className="flex flex-col items-center gap-3 px-6 py-16 text-center">
      <Lock aria-hidden="true" className="size-6 text-ink-faint" />
      <h2 className="text-lg font-semibold">Feature Locked</h2>
      <p className="max-w-sm text-sm text-ink-soft">
        This feature is only available for registered users with appropriate permissions.
      </p>
      <Button className="mt-3" onClick={() => dialogs.open({ kind: 'request-access', product: null })}>
        Request Demo
      </Button>
    </Card>
  )
}
