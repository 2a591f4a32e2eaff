/**
 * The kinds of file that a model may accept. `mediaTypes` are the results of content detection, the canonical one
 * first; text kinds have no signature and are recognised as readable text.
 */
export const fileTypes = {
  jpeg: { label: 'JPEG', extensions: ['jpg', 'jpeg'], mediaTypes: ['image/jpeg'], text: false },
  png: { label: 'PNG', extensions: ['png'], mediaTypes: ['image/png', 'image/apng'], text: false },
  webp: { label: 'WebP', extensions: ['webp'], mediaTypes: ['image/webp'], text: false },
  pdf: { label: 'PDF', extensions: ['pdf'], mediaTypes: ['application/pdf'], text: false },
  docx: {
    label: 'Word (docx)',
    extensions: ['docx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    text: false,
  },
  xlsx: {
    label: 'Excel (xlsx)',
    extensions: ['xlsx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    text: false,
  },
  csv: { label: 'CSV', extensions: ['csv'], mediaTypes: ['text/csv'], text: true },
  txt: { label: 'text', extensions: ['txt', 'text'], mediaTypes: ['text/plain'], text: true },
  edi: { label: 'X12 EDI', extensions: ['edi', 'x12'], mediaTypes: ['application/edi-x12'], text: true },
  mp3: { label: 'MP3', extensions: ['mp3'], mediaTypes: ['audio/mpeg'], text: false },
  wav: { label: 'WAV', extensions: ['wav'], mediaTypes: ['audio/wav', 'audio/x-wav', 'audio/vnd.wave'], text: false },
  m4a: { label: 'M4A', extensions: ['m4a'], mediaTypes: ['audio/x-m4a', 'audio/mp4'], text: false },
  mp4: { label: 'MP4', extensions: ['mp4'], mediaTypes: ['video/mp4'], text: false },
} as const satisfies Record<
  string,
  { label: string; extensions: readonly string[]; mediaTypes: readonly string[]; text: boolean }
>

export type FileType = keyof typeof fileTypes
