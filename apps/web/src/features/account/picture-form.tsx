import type { User } from '@vitrine/contracts/accounts/account.ts'
import { profilePicture } from '@vitrine/contracts/accounts/profile-picture.ts'
import { failureHint, failureWords } from '@vitrine/contracts/calls/failure-words.ts'
import { acceptedWords, type InputFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { Avatar } from '@vitrine/ui/primitives/avatar.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { useRef, useState } from 'react'
import { checkPicture, pictureChooserAccept } from './check-picture.ts'
import { useSavePicture } from './save-picture.ts'

const faultOf = (error: Error): InputFault => ({
  message: failureWords(error, 'The picture could not be saved.'),
  hint: failureHint(error),
})

/** One's own picture: choose one, or take it away. */
export function PictureForm({ user }: { user: User }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<InputFault | null>(null)
  const save = useSavePicture(user)
  const fault = refused ?? (save.isError ? faultOf(save.error) : null)
  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = checkPicture(file)
    setRefused(wrong)
    if (!wrong) save.mutate(file)
  }
  const remove = () => {
    setRefused(null)
    save.mutate(null)
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={user.name} picture={user.profile_img_url} className="size-20 text-2xl" />
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <h2 className="text-base font-semibold">Picture</h2>
          <p className="text-sm text-ink-soft">
            {acceptedWords(profilePicture.accept)}, up to {profilePicture.maxMegabytes} MB. Without one your initials
            are shown.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" busy={save.isPending} onClick={() => chooser.current?.click()}>
              {user.profile_img_url ? 'Choose another' : 'Choose a picture'}
            </Button>
            {user.profile_img_url && (
              <Button variant="ghost" size="small" held={save.isPending} onClick={remove}>
                Remove
              </Button>
            )}
          </div>
          <input
            ref={chooser}
            type="file"
            accept={pictureChooserAccept}
            aria-label="Profile picture"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              choose(event.target.files?.[0])
              // The same file may be chosen again, changed.
              event.target.value = ''
            }}
          />
        </div>
      </div>
      {fault && <ErrorNotice message={fault.message} hint={fault.hint} />}
    </div>
  )
}
