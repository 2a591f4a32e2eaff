import type { UseFormRegisterReturn } from 'react-hook-form'

interface ConsentFieldsProps {
  consent: UseFormRegisterReturn
  website: UseFormRegisterReturn
}

/** Asks for consent to send context with a request; and a honeypot field for programs that fill in everything. */
export function ConsentFields({ consent, website }: ConsentFieldsProps) {
  return (
    <>
      <label className="flex items-start gap-2 text-[13px] leading-5 text-ink-soft">
        <input type="checkbox" className="mt-0.5" {...consent} />
        Tell you which models and samples I looked at, so that your answer fits. Optional.
      </label>
      <input type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" {...website} />
    </>
  )
}
