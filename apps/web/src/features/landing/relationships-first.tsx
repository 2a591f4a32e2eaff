import { Button } from '@vitrine/ui/primitives/button.tsx'
import { dialogs } from '../../lib/screen/dialogs.ts'

const promises = [
  {
    title: 'We start with your documents',
    text: 'A first session runs on your own, worst examples. You see the misses too.',
  },
  {
    title: 'We measure before we promise',
    text: 'Every model carries its figures: on which data, how many, against which baseline.',
  },
  { title: 'We stay', text: 'The people who build your model answer your phone after it is live.' },
]

export function RelationshipsFirst() {
  return (
    <section className="mx-auto grid max-w-6xl gap-12 px-6 py-20 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <h2 className="text-3xl font-semibold tracking-tight text-balance">Relationships first. Models second.</h2>
        <p className="mt-4 text-ink-soft">A model is only as good as the understanding it was built on.</p>
        <Button className="mt-6" onClick={() => dialogs.open({ kind: 'request-demo' })}>
          Get in Touch
        </Button>
      </div>
      <ul className="flex flex-col">
        {promises.map(({ title, text }) => (
          <li key={title} className="border-t py-5 first:border-t-0 first:pt-0">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-[15px] leading-7 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
