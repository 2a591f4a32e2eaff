import { brand } from '../../config/brand.ts'
import { legal } from '../../config/legal.ts'
import { useTitle } from '../../lib/screen/use-title.ts'

/** Privacy and terms, from the configuration. */
export default function LegalScreen({ page }: { page: keyof typeof legal }) {
  const { title, asOf, intro, sections } = legal[page]
  useTitle(title)
  return (
    <div className="mx-auto max-w-2xl px-6 py-16 md:py-20">
      <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
      <p className="mt-2 text-sm text-ink-faint">
        {brand.company}, as of {asOf}
      </p>
      <p className="mt-6 text-lg leading-8 text-ink-soft">{intro}</p>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="font-semibold">{section.title}</h2>
          <p className="mt-1.5 text-[15px] leading-7 text-ink-soft">{section.text}</p>
        </section>
      ))}
    </div>
  )
}
