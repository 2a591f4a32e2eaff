import { controlClass } from '@vitrine/ui/primitives/field.tsx'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useTypedEarly } from '../../lib/screen/use-typed-early.ts'
import { loadResults } from './later-results.ts'

export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useTypedEarly(field, value, onChange)
  return (
    <div className="relative w-full md:w-80">
      <Search aria-hidden="true" className="pointer-events-none absolute top-2.5 left-3 size-4 text-ink-faint" />
      <input
        ref={field}
        type="search"
        aria-label="Search all models"
        placeholder="Search all models"
        value={value}
        onFocus={() => void loadResults()}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClass} pl-9`}
      />
    </div>
  )
}
