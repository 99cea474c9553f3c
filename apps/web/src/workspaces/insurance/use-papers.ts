/** The papers of a change that is being filed: chosen before, sent when it is filed. */
import { MAX_PAPERS } from '@cauce/contract/novedades'
import { useEffect, useEffectEvent, useRef } from 'react'
import { webPapers } from '../../actors/change-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useFilesUpload } from '../chat/open.ts'

/** @param onSent the keys that go with the change, in the order of the files */
export const usePapers = (onSent: (claves: readonly string[]) => void) => {
  const dispatch = useAppDispatch()
  const claves = useRef<readonly string[]>([])
  const upload = useFilesUpload(
    (chosen) =>
      webPapers(dispatch, chosen, (sent) => {
        claves.current = sent
      }),
    MAX_PAPERS,
  )
  const end = useEffectEvent(() => onSent(claves.current))
  useEffect(() => {
    if (upload.isDone) end()
  }, [upload.isDone])
  return upload
}
