import { AnalysisGate } from '../analysis-gate.tsx'
import { ChatView } from './chat-view.tsx'

/** A document and the conversation about it. */
export default function ChatScreen() {
  return <AnalysisGate>{(analysis, readAgain) => <ChatView analysis={analysis} onChanged={readAgain} />}</AnalysisGate>
}
