const opening = ['"', '“', '«', " '", '‘']

/** Whether a stretch is between quotation marks, with words of the writer's own outside them. */
export function isQuoted(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start)
  const opened = Math.max(...opening.map((mark) => before.lastIndexOf(mark)))
  return (
    opened > 10 &&
    /["”»'’]/.test(text.slice(end, end + 80)) &&
    /\b(?:said|says|read|wrote|told|yelled|shouted|message|testified|posted|saying|called|words?)\b/iu.test(before)
  )
}
