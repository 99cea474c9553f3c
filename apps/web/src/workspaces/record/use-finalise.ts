/** The way to the end of the record: what is missing first, then one question, then the server. */
import { FINALISE_FAILED } from '@cauce/domain/clinical-record/required-to-finalise'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { goToField } from './go-to.ts'
import type { RecordDraftState } from './record-draft-state.ts'
import type { RecordForm } from './use-record-form.ts'

/** The messages at the fields are drawn before the cursor goes to the first of them. */
const afterDrawing = (act: () => void): void => {
  requestAnimationFrame(act)
}

export const useFinalise = (draft: RecordDraftState, form: RecordForm, screen: RefObject<HTMLElement | null>) => {
  const [asking, setAsking] = useState(false)
  const failed = draft.finaliseError !== null && (!draft.finalising || draft.finaliseInterrupted)
  const go = (campo: string | null): void => afterDrawing(() => goToField(screen.current, campo))

  const tellFailure = useEffectEvent(() => {
    void showToast({ message: FINALISE_FAILED, tone: 'error' })
    form.markTried()
    const [campo] = Object.keys(draft.finaliseErrors)
    if (campo !== undefined) go(campo)
  })
  useEffect(() => {
    if (failed) tellFailure()
  }, [failed])

  return {
    asking,
    go: (campo: string | null): void => {
      form.markTried()
      go(campo)
    },
    start: (): void => {
      if (draft.finalising || draft.finaliseInterrupted) return
      const [first] = form.missing
      if (first === undefined) {
        setAsking(true)
        return
      }
      form.markTried()
      go(first.campo)
    },
    close: (): void => setAsking(false),
    confirm: (medidasConfirmadas: boolean): void => {
      setAsking(false)
      draft.finalise(medidasConfirmadas)
    },
  }
}
