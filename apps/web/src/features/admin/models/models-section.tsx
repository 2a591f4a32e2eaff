import type { ModelSwitch } from '@vitrine/contracts/administration/administration.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'
import { useState } from 'react'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { Moment } from '../../../lib/screen/dated.tsx'
import { toastFailure } from '../../../lib/screen/toast.ts'
import { SectionHeader } from '../section-header.tsx'
import { useSwitchModel } from './switch-model.ts'
import { SwitchOffDialog } from './switch-off-dialog.tsx'
import { useModelSwitches } from './use-model-switches.ts'

const head = (
  <>
    <ColumnHead>Model</ColumnHead>
    <ColumnHead>State</ColumnHead>
    <ColumnHead className="hidden md:table-cell">Last change</ColumnHead>
    <ColumnHead>
      <span className="sr-only">What to do</span>
    </ColumnHead>
  </>
)

function ModelState({ model }: { model: ModelSwitch }) {
  if (!model.built) return <Badge>No engine yet</Badge>
  return model.on ? <Badge tone="good">On</Badge> : <Badge tone="bad">Off</Badge>
}

function ModelRow({ model, onSwitchOff }: { model: ModelSwitch; onSwitchOff: () => void }) {
  const change = useSwitchModel()
  const switchOn = () =>
    change.mutate(
      { id: model.modelId, on: true },
      { onError: (error) => toastFailure(error, 'The model could not be switched on.') },
    )
  return (
    <tr>
      <Cell className="max-w-96">
        <span className="block font-medium">{model.title}</span>
        {model.reason && <span className="block text-[13px] break-words text-ink-faint">{model.reason}</span>}
      </Cell>
      <Cell>
        <ModelState model={model} />
      </Cell>
      <Cell className="hidden text-[13px] text-ink-faint md:table-cell">
        {model.changedAt && (
          <>
            {model.changedBy ?? 'Erased account'}, <Moment at={model.changedAt} />
          </>
        )}
      </Cell>
      <Cell className="text-right">
        <Button
          size="small"
          variant="secondary"
          aria-label={`Switch ${model.on ? 'off' : 'on'} ${model.title}`}
          busy={change.isPending}
          onClick={model.on ? onSwitchOff : switchOn}
        >
          {model.on ? 'Switch off' : 'Switch on'}
        </Button>
      </Cell>
    </tr>
  )
}

export default function ModelsSection() {
  const [closing, setClosing] = useState<ModelSwitch | null>(null)
  const switches = useModelSwitches()
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader
        title="Models"
        text="A model that misbehaves can be switched off; people read the reason in its place."
      />
      <QueryState query={switches} failed="Failed to get the models">
        {({ items }) => (
          <DataTable label="Models" head={head}>
            {items.map((model) => (
              <ModelRow key={model.modelId} model={model} onSwitchOff={() => setClosing(model)} />
            ))}
          </DataTable>
        )}
      </QueryState>
      {closing && <SwitchOffDialog model={closing} onClose={() => setClosing(null)} />}
    </section>
  )
}
