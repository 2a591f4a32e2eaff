import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Camera } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { acceptedTypes } from '../../../lib/model-input/input-check.ts'
import { toast } from '../../../lib/screen/toast.ts'
import { useHasDevice } from './use-has-device.ts'

const RecordButton = lazy(() => import('./record-button.tsx'))
const CameraDialog = lazy(() => import('./camera-dialog.tsx'))

interface DeviceButtonsProps {
  model: CatalogueModel
  disabled: boolean
  onChoose: (file: File) => void
}

/** Buttons for camera and microphone, where the device has them and the model accepts their files. */
export function DeviceButtons({ model, disabled, onChoose }: DeviceButtonsProps) {
  const hasCamera = useHasDevice('videoinput')
  const hasMicrophone = useHasDevice('audioinput')
  const [camera, setCamera] = useState(false)
  const takesWav = acceptedTypes(model).includes('wav')
  return (
    <>
      {hasCamera && model.fileType === 'image' && (
        <Button variant="secondary" disabled={disabled} onClick={() => setCamera(true)}>
          <Camera aria-hidden="true" className="size-4" />
          Take a photo
        </Button>
      )}
      {hasMicrophone && model.fileType === 'audio' && takesWav && (
        <Suspense>
          <RecordButton
            maxMegabytes={model.maxFileSize}
            disabled={disabled}
            onRecorded={onChoose}
            onFailed={(words) => toast('error', words)}
          />
        </Suspense>
      )}
      {camera && (
        <Suspense fallback={null}>
          <CameraDialog
            onClose={() => setCamera(false)}
            onTaken={(file) => {
              setCamera(false)
              onChoose(file)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
