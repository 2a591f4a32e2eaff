const fields = [
  { label: 'Invoice number', value: '2026-0417' },
  { label: 'Due', value: '14 May 2026' },
  { label: 'Total', value: '€ 1,284.50' },
]

const lines = ['w-10/12', 'w-8/12', 'w-11/12', 'w-7/12']

/** A drawing of the idea: a page, the places that were read, and the answer beside it. */
export function HeroPicture() {
  return (
    <div aria-hidden="true" className="relative hidden h-[27rem] select-none lg:block">
      <div className="absolute top-0 left-0 w-72 rounded-card border bg-surface p-6 pb-24 shadow-float">
        <div className="text-right">
          <span className="rounded-sm bg-accent/10 px-1.5 text-[11px] ring-1 ring-accent/50">2026-0417</span>
        </div>
        <div className="mt-6 flex flex-col gap-6">
          {lines.map((width) => (
            <span key={width} className={`h-2 rounded bg-line ${width}`} />
          ))}
        </div>
        <div className="mt-6 flex items-center justify-between border-t pt-4">
          <span className="rounded-sm bg-accent/10 px-1.5 text-[11px] ring-1 ring-accent/50">14 May 2026</span>
          <span className="rounded-sm bg-accent/20 px-1.5 text-[13px] font-semibold ring-2 ring-accent">
            € 1,284.50
          </span>
        </div>
      </div>
      <div className="absolute right-0 bottom-0 w-64 rounded-card border bg-surface shadow-float">
        {fields.map(({ label, value }) => (
          <div key={label} className="border-b px-5 py-3.5 last:border-b-0 last:bg-accent-soft">
            <p className="text-xs text-ink-faint">{label}</p>
            <p className="text-sm font-medium">{value}</p>
          </div>
        ))}
      </div>
    </div>
  )
}
