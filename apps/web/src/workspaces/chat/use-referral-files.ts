/** The files of a referral that is being registered: chosen before, sent when it is registered. */
import { FILES_UPLOADED } from '@cauce/domain/chat/attachment-messages'
import { MAX_REFERRAL_FILES } from '@cauce/domain/referral/referral'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useEffect, useEffectEvent, useRef } from 'react'
import { webReferralUpload } from '../../actors/chat-upload.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useFilesUpload, type FilesUpload } from './use-files-upload.ts'

/**
 * Shown with `FilesField` (its `archivos`, `errors['archivos']`, `add`, `remove`) and `UploadDialog`.
 * `send()` sends what was chosen; a referral without files is registered without it.
 * @param onSent the keys that the registration carries, in the order of the files. They serve for some minutes: a registration
 *   that was refused is sent again after `send()`
 */
export const useReferralFiles = (onSent: (claves: readonly string[]) => void): FilesUpload => {
  const dispatch = useAppDispatch()
  const claves = useRef<readonly string[]>([])
  const upload = useFilesUpload(
    (chosen) =>
      webReferralUpload(dispatch, chosen, (sent) => {
        claves.current = sent
      }),
    MAX_REFERRAL_FILES,
  )
  const end = useEffectEvent(() => {
    void showToast({ message: FILES_UPLOADED })
    onSent(claves.current)
  })
  useEffect(() => {
    if (upload.isDone) end()
  }, [upload.isDone])
  const { errors, error, isInterrupted, isRefused } = upload
  const wasNotTaken = error !== null && !isInterrupted && !isRefused
  return wasNotTaken ? { ...upload, errors: { ...errors, archivos: [error] } } : upload
}
