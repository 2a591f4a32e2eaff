import { controlClass } from '@vitrine/ui/primitives/field.tsx'
import { Search } from 'lucide-react'
import { useAsServed } from '../../lib/use-as-served.ts'

export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const asServed = useAsServed()
  return (
    <div className="relative w-full md:w-80">
      <Search aria-hidden="true" className="pointer-events-none absolute top-2.5 left-3 size-4 text-ink-faint" />
      <input
        type="search"
        aria-label="Search all models"
        placeholder="Search all models"
        readOnly={asServed}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClass} pl-9`}
      />
    </div>
  )
}
