import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { acceptedWords } from '@vitrine/contracts/catalogue/input-words.ts'
import { CatalogueIcon } from '@vitrine/ui/catalogue-icon.tsx'
import { Check, TriangleAlert } from 'lucide-react'
import { ModelCover } from '../../lib/catalogue/model-cover.tsx'
import { ProviderHint } from '../../lib/catalogue/provider-hint.tsx'
import { usualTime } from '../../lib/catalogue/usual-time.ts'
import { acceptedTypes } from '../../lib/model-input/input-check.ts'

export function ModelInfo({ model }: { model: CatalogueModel }) {
  const usual = usualTime(model)
  const takesText = model.fileType === 'text'
  return (
    <section className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-card bg-accent-soft text-accent">
          <CatalogueIcon name={model.icon} />
        </span>
        <h1 className="text-2xl font-semibold tracking-tight">{model.title}</h1>
      </div>
      <p className="text-[15px] leading-7 text-ink-soft">{model.description}</p>
      <ModelCover
        model={model}
        sizes="(min-width: 1024px) 36vw, 100vw"
        className="w-full max-w-xl rounded-card border"
      />
      <ul className="flex flex-col gap-2">
        {model.modelCapabilities.map((capability) => (
          <li key={capability} className="flex items-start gap-2.5 text-sm">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
            {capability}
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card border bg-surface p-5 text-sm">
        <dt className="text-ink-faint">Takes</dt>
        <dd>
          {takesText ? 'Text' : acceptedWords(acceptedTypes(model))}, up to {model.maxFileSize} MB
        </dd>
        {model.limits.length > 0 && (
          <>
            <dt className="text-ink-faint">Limits</dt>
            <dd className="first-letter:uppercase">{model.limits.join('; ')}</dd>
          </>
        )}
        {usual && (
          <>
            <dt className="text-ink-faint">Usual time</dt>
            <dd>{usual}</dd>
          </>
        )}
      </dl>
      <ProviderHint model={model} />
      {model.disclaimer && (
        <p className="flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-sm text-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {model.disclaimer}
        </p>
      )}
    </section>
  )
}
