import { asksForWords } from '@vitrine/contracts/catalogue/asks-for-words.ts'
import type { TitleOf } from '@vitrine/contracts/pages/page-heads.ts'
import { CatalogueIcon } from '@vitrine/ui/catalogue-icon.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { Link } from 'react-router'
import { useCatalogue } from '../../lib/catalogue/catalogue.ts'
import { modelPath } from '../../lib/catalogue/model-paths.ts'
import { FailureNotice } from '../../lib/requests/failure-notice.tsx'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { useTitle } from '../../lib/screen/use-title.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { MadeList } from './made-list.tsx'

/** The models that make something from words, each with its own panel. */
export default function ContentScreen() {
  useTitle('Generate content' satisfies TitleOf<'content'>)
  const catalogue = useCatalogue()
  const user = useUser()
  if (catalogue.isPending) return <Loading />
  if (catalogue.isError) return <FailureNotice error={catalogue.error} />
  const tools = catalogue.data.models.filter(asksForWords)
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-2xl font-semibold tracking-tight">Generate Content</h1>
        <p className="mt-1 text-sm text-ink-soft">Two tools that make something from a few words.</p>
      </header>
      <ul className="grid gap-4 md:grid-cols-2">
        {tools.map((model) => (
          <li key={model.id}>
            <Card className="relative flex h-full flex-col gap-3 p-6 transition-colors hover:border-line-strong">
              <span className="flex size-10 items-center justify-center rounded-control bg-accent-soft text-accent">
                <CatalogueIcon name={model.icon} />
              </span>
              <h2 className="text-base font-semibold">
                <Link to={modelPath(model)} className="after:absolute after:inset-0 after:rounded-card">
                  {model.title}
                </Link>
              </h2>
              <p className="text-sm text-ink-soft">{model.description}</p>
              <p className="mt-auto text-[13px] text-ink-faint">
                {model.unavailable ?? model.footer}
                {!model.unavailable && model.processingTime && (
                  <>
                    {' · '}
                    <span className="whitespace-nowrap">{model.processingTime}</span>
                  </>
                )}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <section aria-labelledby="made" className="flex flex-col gap-4">
        <h2 id="made" className="text-base font-semibold">
          What you made
        </h2>
        {user ? (
          <MadeList models={tools} />
        ) : (
          <EmptyState
            title="Sign in to make something"
            text="Both tools are for registered users; what they make is kept here."
            action={<Button onClick={() => dialogs.open({ kind: 'login' })}>Sign in</Button>}
          />
        )}
      </section>
    </div>
  )
}
