/** A share of 0…1 as a bar; the text beside it says the same. */
export function MeasureBar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-line">
      <span className="block h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
    </span>
  )
}
