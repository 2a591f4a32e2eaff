import { encode } from 'uqr'

/** A text as a QR code: one SVG path, dark on white in every theme, because cameras need it so. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-48 rounded-control bg-white">
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
