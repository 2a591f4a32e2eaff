import { saveFile } from '@vitrine/ui/format/save-file.ts'
import { toast } from '../../lib/screen/toast.ts'

/** Saves a picture as image-{timestamp}.png; if it cannot be fetched, opens it in a new tab instead. */
export async function downloadImage(address: string) {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`status ${response.status}`)
    saveFile(`image-${Date.now()}.png`, await response.blob())
  } catch (error) {
    console.warn('Download failed', error)
    toast('error', 'Download failed')
    window.open(address, '_blank', 'noopener')
  }
}
