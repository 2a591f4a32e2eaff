import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { useEffect, useRef } from 'react'

type Map = NonNullable<BlockOf<'boxes-on-image'>['heatMap']>

/** Paints the grid with one pixel per cell; the browser smooths it over the picture. Weak cells stay transparent. */
export function HeatMap({ map }: { map: Map }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const pixels = context.createImageData(map.columns, map.rows)
    for (const [index, value] of map.values.entries()) {
      const hue = clampFraction(value)
      pixels.data.set([255, Math.round(210 * (1 - hue)), 40, Math.round(190 * hue ** 1.5)], index * 4)
    }
    context.putImageData(pixels, 0, 0)
  }, [map])
  return (
    <canvas
      ref={canvas}
      width={map.columns}
      height={map.rows}
      role="img"
      aria-label={map.label}
      className="absolute inset-0 size-full"
    />
  )
}
