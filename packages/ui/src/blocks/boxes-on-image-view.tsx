import { useState } from 'react'
import { percent } from '../format/percent.ts'
import { BlockSection } from './block-section.tsx'
import { HeatMap } from './heat-map.tsx'
import { useHighlight, usePointing } from './highlight.tsx'
import type { ViewProps } from './view.ts'

function ObjectRow({ name, label, confidence }: { name: string; label: string; confidence: number }) {
  const pointing = usePointing({ name, place: null })
  return (
    <tr {...pointing} className="hover:bg-accent-soft">
      <td className="px-5 py-2">
        <button type="button" onFocus={pointing.onFocus} onBlur={pointing.onBlur} className="text-left">
          {label}
        </button>
      </td>
      <td className="px-5 py-2 text-right whitespace-nowrap tabular-nums">{percent(confidence)}</td>
    </tr>
  )
}

export function BoxesOnImageView({ block, input }: ViewProps<'boxes-on-image'>) {
  const [heat, setHeat] = useState(true)
  const { active } = useHighlight()
  const objects = block.objects.map((object, index) => ({ ...object, name: `object-${index}` }))
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
      <div className="relative bg-sunken">
        {input.url && <img src={input.url} alt={input.name ?? 'The picture that was analysed'} className="w-full" />}
        {block.heatMap && heat && <HeatMap map={block.heatMap} />}
        <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
          {objects.map(({ name, box: [x0, y0, x1, y1] }) => (
            <rect
              key={name}
              x={x0}
              y={y0}
              width={x1 - x0}
              height={y1 - y0}
              vectorEffect="non-scaling-stroke"
              className={active?.name === name ? 'fill-accent/30 stroke-accent' : 'fill-transparent stroke-accent'}
              strokeWidth={active?.name === name ? 3 : 2}
            />
          ))}
        </svg>
      </div>
      {objects.length > 0 && (
        // Dozens of cells or symbols scroll in their own frame, which the keyboard reaches by their buttons.
        <div className="max-h-80 overflow-y-auto">
          <table className="w-full text-sm">
            <caption className="sr-only">What was found on the picture</caption>
            <tbody className="divide-y">
              {objects.map((object) => (
                <ObjectRow key={object.name} {...object} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </BlockSection>
  )
}
