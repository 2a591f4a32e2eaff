import { Button } from '@vitrine/ui/primitives/button.tsx'
import type { ProspectView } from '../use-prospect-view.ts'

const layouts = [
  ['list', 'List'],
  ['board', 'Board'],
] as const

export function ViewSwitch({ view }: { view: ProspectView }) {
  return (
    <div role="group" aria-label="Show as" className="flex gap-1">
      {layouts.map(([layout, label]) => (
        <Button
          key={layout}
          size="small"
          variant={view.layout === layout ? 'secondary' : 'ghost'}
          aria-pressed={view.layout === layout}
          onClick={() => view.showAs(layout)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
