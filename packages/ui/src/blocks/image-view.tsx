import { useState } from 'react'
import { BlockSection } from './block-section.tsx'
import type { ViewProps } from './view.ts'

export function ImageView({ block }: ViewProps<'image'>) {
  const [failed, setFailed] = useState(false)
  return (
    <BlockSection title={block.title} flush>
      {failed ? (
        <p className="p-5 text-sm text-bad">Failed to load image</p>
      ) : (
        <img
          src={block.src}
          alt={block.alternative}
          onError={() => {
            console.warn('Failed to load image', block.src)
            setFailed(true)
          }}
          className="w-full"
        />
      )}
    </BlockSection>
  )
}
