import { pages } from '@vitrine/contracts/pages/pages.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { useState } from 'react'
import { type ApiCallProps, callOfAnalysis, callOfModel } from './call.ts'
import { languages } from './snippets.ts'

/** The call in each language, one at a time. */
export default function CallPanel({ model, analysis }: ApiCallProps) {
  const [chosen, choose] = useState<(typeof languages)[number]>(languages[0])
  const { origin } = window.location
  const call = analysis ? callOfAnalysis(analysis, model, origin) : callOfModel(model, origin)
  const text = chosen.write(call)
  return (
    <div className="flex flex-col gap-3 px-5 pb-5">
      <div className="flex flex-wrap items-center gap-1">
        {languages.map((language) => (
          <button
            key={language.name}
            type="button"
            aria-pressed={language === chosen}
            onClick={() => choose(language)}
            className={classNames(
              'h-8 rounded-control px-3 text-[13px] font-medium transition-colors',
              language === chosen ? 'bg-accent-soft text-accent' : 'text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {language.name}
          </button>
        ))}
        <span className="ml-auto">
          <CopyButton text={text} />
        </span>
      </div>
      <pre
        aria-label={`The call in ${chosen.name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must reach it
        tabIndex={0}
        className="max-h-96 overflow-auto scroll-edges-sunken rounded-control bg-sunken p-4 text-[13px] leading-6"
      >
        {text}
      </pre>
      <p className="text-[13px] text-ink-faint">
        {call.signedIn
          ? 'VITRINE_API_KEY is an API key of yours'
          : 'Samples run without an account; your own input needs an API key'}
        : it begins with <code>vitrine_</code>, and{' '}
        <a href={`${pages.account}#api-keys`} className="text-accent underline">
          you make one at your account
        </a>
        .{' '}
        <a href="/docs" className="text-accent underline">
          Every call, described
        </a>
      </p>
    </div>
  )
}
