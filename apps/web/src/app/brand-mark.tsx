/** The product's mark: a pane of glass with a spot of light. */
export function BrandMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" fill="#2f55d4" />
      <path d="M8 9l8 15 8-15" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="16" cy="10" r="2.4" fill="#fff" />
    </svg>
  )
}
