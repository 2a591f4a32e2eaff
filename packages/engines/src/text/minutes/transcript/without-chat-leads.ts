import { chatLine } from './transcript-lines.ts'

/** A single line may begin like that by chance. */
const fewest = 3

/** The lines of a saved chat without what stands before each message ('[14/10, 16:02] Ana: '); other texts as they are. */
export function withoutChatLeads(lines: readonly string[]): string[] {
  const isChat = lines.filter((line) => chatLine.test(line)).length >= fewest
  return lines.map((line) => (isChat ? (chatLine.exec(line)?.[3] ?? line) : line))
}
