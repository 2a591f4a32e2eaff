import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { useEffect, useRef, useState } from 'react'

interface CameraDialogProps {
  onTaken: (file: File) => void
  onClose: () => void
}

const quality = 0.92

/** Shows the camera's picture and takes one photo. */
export default function CameraDialog({ onTaken, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [ready, setReady] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let stream: MediaStream | null = null
    let gone = false
    const open = async () => {
      try {
        // The rear camera if there is one, at its best resolution.
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
        })
      } catch {
        return setFailed(true)
      }
      if (gone || !video.current) for (const track of stream.getTracks()) track.stop()
      else video.current.srcObject = stream
    }
    void open()
    return () => {
      gone = true
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  const take = () => {
    if (!video.current) return
    const canvas = document.createElement('canvas')
    canvas.width = video.current.videoWidth
    canvas.height = video.current.videoHeight
    canvas.getContext('2d')?.drawImage(video.current, 0, 0)
    canvas.toBlob(
      (picture) => {
        if (picture) onTaken(new File([picture], 'photo.jpg', { type: 'image/jpeg' }))
      },
      'image/jpeg',
      quality,
    )
  }
  return (
    <Dialog open onClose={onClose} title="Take a photo" wide>
      {failed ? (
        <ErrorNotice
          message="The camera cannot be used."
          hint="Allow it in the browser’s settings for this page, or choose a file."
        />
      ) : (
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label="What the camera sees"
          onLoadedData={() => setReady(true)}
          className="aspect-video w-full rounded-control bg-sunken object-contain"
        />
      )}
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!ready} onClick={take}>
          Take the photo
        </Button>
      </div>
    </Dialog>
  )
}
