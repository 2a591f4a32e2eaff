interface PointGridProps {
  title: string
  points: readonly { title: string; text: string }[]
}

export function PointGrid({ title, points }: PointGridProps) {
  return (
    <section className="mx-auto max-w-6xl px-6 py-16">
      <h2 className="text-2xl font-semibold tracking-tight">{title}</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className="border-t pt-4">
            <h3 className="font-semibold">{point.title}</h3>
            <p className="mt-1.5 text-[15px] leading-7 text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
