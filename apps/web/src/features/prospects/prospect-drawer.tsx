import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { QueryFailure } from '../../lib/requests/query-state.tsx'
import { EarlierRequests } from './earlier-requests.tsx'
import { MailHistory } from './mail-history.tsx'
import { OtherRequests } from './other-requests.tsx'
import { PersonHistory } from './person-history.tsx'
import { ActivitySection } from './pipeline/activity-section.tsx'
import { NotesSection } from './pipeline/notes-section.tsx'
import { PipelineSection } from './pipeline/pipeline-section.tsx'
import { ProspectActions } from './prospect-actions.tsx'
import { ProspectContext } from './prospect-context.tsx'
import { ProspectDetails } from './prospect-details.tsx'
import { ProspectShowcases } from './showcases/prospect-showcases.tsx'
import { useProspect } from './use-prospect.ts'
import type { ProspectView } from './use-prospect-view.ts'

/** A person with everything that sales needs before calling. */
export function ProspectDrawer({ id, view }: { id: string; view: ProspectView }) {
  const prospect = useProspect(id)
  const { data } = prospect
  return (
    <Dialog
      open
      onClose={view.closePerson}
      side="right"
      wide
      title={data ? data.name || data.email : 'Prospect'}
      {...(data?.name && { description: data.email })}
    >
      {prospect.isPending && <Loading />}
      {prospect.isError && <QueryFailure query={prospect} failed="Failed to get prospect information" />}
      {data && (
        <div className="flex flex-col gap-7">
          <ProspectActions prospect={data} />
          <ProspectDetails prospect={data} />
          <PipelineSection prospect={data} />
          <NotesSection prospect={data} />
          <ProspectShowcases prospect={data} />
          <ActivitySection prospect={data} />
          <ProspectContext context={data.context} />
          <EarlierRequests prospect={data} />
          <OtherRequests others={data.others} view={view} />
          <MailHistory mails={data.mails} />
          <PersonHistory history={data.history} />
        </div>
      )}
    </Dialog>
  )
}
