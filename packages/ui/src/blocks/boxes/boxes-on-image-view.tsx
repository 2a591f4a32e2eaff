import { percent } from '@vitrine/basics/percent.ts'
import { useState } from 'react'
import { classNames } from '../../class-names.ts'
import { BlockSection } from '../block-section.tsx'
import { useHighlight, usePointing } from '../highlight.tsx'
import type { ViewProps } from '../view.ts'
import { boxKinds } from './box-colours.ts'
import { BoxFilters } from './box-filters.tsx'
import { HeatMap } from './heat-map.tsx'
import { ZoomPane } from './zoom-pane.tsx'

/** The values of a heat map's regions are shares of it and would be taken for confidences: they are shown `bare`. */
interface Found {
  name: string
  label: string
  confidence: number
  box: readonly [number, number, number, number]
  colour: string
}

function ObjectRow({ found: { name, label, confidence, colour }, bare }: { found: Found; bare: boolean }) {
  const { active } = useHighlight()
  const pointing = usePointing({ name, place: null })
  return (
    <tr {...pointing} className={classNames('hover:bg-accent-soft', active?.name === name && 'bg-accent-soft')}>
      <td className="px-5 py-2">
        <button
          type="button"
          onFocus={pointing.onFocus}
          onBlur={pointing.onBlur}
          className="flex items-center gap-2 text-left"
        >
          <span aria-hidden="true" className="size-3 shrink-0 rounded-sm" style={{ background: colour }} />
          {label}
        </button>
      </td>
      {!bare && <td className="px-5 py-2 text-right whitespace-nowrap tabular-nums">{percent(confidence)}</td>}
    </tr>
  )
}

/** A box that highlights its entry in the list when pointed at, and vice versa. */
function Box({ found: { name, label, confidence, box, colour }, bare }: { found: Found; bare: boolean }) {
  const { active } = useHighlight()
  const { onMouseEnter, onMouseLeave } = usePointing({ name, place: null })
  const [x0, y0, x1, y1] = box
  const lit = active?.name === name
  return (
    <rect
      onMouseEnter={onMouseEnter}
      onMouseLeave={onMouseLeave}
      x={x0}
      y={y0}
      width={x1 - x0}
      height={y1 - y0}
      vectorEffect="non-scaling-stroke"
      pointerEvents="all"
      stroke={colour}
      strokeWidth={lit ? 4 : 2}
      fill={colour}
      fillOpacity={lit ? 0.3 : 0}
    >
      <title>{bare ? label : `${label}, ${percent(confidence)}`}</title>
    </rect>
  )
}

/** Fewer objects need no filters, nor do the regions of a heat map. */
const manyObjects = 2

export default function BoxesOnImageView({ block, input }: ViewProps<'boxes-on-image'>) {
  const [heat, setHeat] = useState(true)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [least, setLeast] = useState(0)
  const kinds = boxKinds(block.objects)
  const objects = block.objects
    .map(
      (object, index): Found => ({
        ...object,
        name: `object-${index}`,
        colour: kinds.find(({ label }) => label === object.label)?.colour ?? '',
      }),
    )
    .filter(({ label, confidence }) => !hidden.has(label) && confidence >= least)
  const toggle = (label: string) => {
    const next = new Set(hidden)
    if (!next.delete(label)) next.add(label)
    setHidden(next)
  }
  return (
    <BlockSection
      title={block.title ?? 'Where'}
      flush
      aside={
        block.heatMap && (
          <label className="flex items-center gap-2 text-[13px] text-ink-soft">
            <input type="checkbox" checked={heat} onChange={(event) => setHeat(event.target.checked)} />
            {block.heatMap.label}
          </label>
        )
      }
    >
      <div className="bg-sunken">
        <ZoomPane label={block.title ?? 'Where'}>
          {input.url && (
            <img
              src={input.url}
              alt={input.name ?? 'The picture that was analysed'}
              draggable={false}
              className="w-full"
            />
          )}
          {block.heatMap && heat && <HeatMap map={block.heatMap} />}
          <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
            {objects.map((found) => (
              <Box key={found.name} found={found} bare={block.heatMap !== null} />
            ))}
          </svg>
        </ZoomPane>
      </div>
      {block.heatMap === null && block.objects.length > manyObjects && (
        <BoxFilters
          kinds={kinds}
          hidden={hidden}
          onToggle={toggle}
          least={least}
          // Where all are as sure as each other there is nothing to choose between.
          onLeast={new Set(block.objects.map(({ confidence }) => confidence)).size > 1 ? setLeast : null}
        />
      )}
      {objects.length > 0 && (
        // Dozens of cells or symbols scroll in their own frame, which the keyboard reaches by their buttons.
        <div className="max-h-80 overflow-y-auto scroll-edges-surface border-t">
          <table className="w-full text-sm">
            <caption className="sr-only">What was found on the picture</caption>
            <tbody className="divide-y">
              {objects.map((found) => (
                <ObjectRow key={found.name} found={found} bare={block.heatMap !== null} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </BlockSection>
  )
}
