import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { AnalysisGate, browseModels } from '../analysis-gate.tsx'
import { ChatView } from './chat-view.tsx'

/** A document and the conversation about it. */
export default function ChatScreen() {
  const missing = (
    <EmptyState
      level="h1"
      title="No results available"
      text="No results available. Please go back and process a file."
      action={browseModels}
    />
  )
  return (
    <AnalysisGate missing={missing}>
      {(analysis, readAgain) => <ChatView analysis={analysis} onChanged={readAgain} />}
    </AnalysisGate>
  )
}
