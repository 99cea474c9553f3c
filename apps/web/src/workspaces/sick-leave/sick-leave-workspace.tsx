/** Incapacidades, complete: the strip, the form, the last five, the confirmation. @fuente spec 2 §2 */
import { LEAVE_CONTEXT_FAILED, LEAVE_CONTEXT_OLD } from '@cauce/domain/sick-leave/screen-messages'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { showToast } from '@cauce/ui/toaster/toaster'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { loadPage } from '../../app/load-page.ts'
import { failureOf } from '../../store/call.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import type { PaneProps } from '../ordering/pane-props.ts'
import { useReadOnly } from '../ordering/read-only.tsx'
import { useRescuedFocus } from '../../kit/dialog/use-rescued-focus.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { LastFive } from './last-five.tsx'
import { LeaveDialogs } from './leave-dialogs.tsx'
import { LeaveFoot } from './leave-foot.tsx'
import { SickLeaveForm, TimelineCard } from './sick-leave-form.tsx'
import './sick-leave.css'
import { useSickLeave, type SickLeave } from './use-sick-leave.ts'

const LeaveDone = lazy(() => loadPage(async () => ({ default: (await import('./leave-done.tsx')).LeaveDone })))

const failureText = (failure: unknown): string => {
  const { status, data } = failureOf(failure)
  return typeof status === 'number' && data.error !== '' ? data.error : LEAVE_CONTEXT_FAILED
}

/** What stands in the place of the form while there is none. */
const NoForm = ({ leave }: { readonly leave: SickLeave }) => {
  if (leave.impediment !== null) {
    return (
      <p className="ord-notice" role="note">
        {leave.impediment}
      </p>
    )
  }
  return leave.failure === null ? (
    <output className="inc-waiting" aria-label="Cargando la incapacidad">
      <Skeleton height="170px" />
      <Skeleton height="340px" />
    </output>
  ) : (
    <FailedState title={failureText(leave.failure)} onRetry={leave.reload} />
  )
}

const useActs = (leave: SickLeave, toWrong: () => void) => ({
  register: (): void => {
    leave.send({ type: 'register.requested' })
    toWrong()
  },
  clear: (): void => {
    leave.send({ type: 'draft.cleared' })
    void showToast({
      message: 'Se limpió la incapacidad',
      tone: 'information',
      action: { label: 'Deshacer', onClick: () => leave.send({ type: 'clear.undone' }) },
    })
  },
})

export const SickLeaveWorkspace = ({ consultation, userId, footSlot, onPending }: PaneProps) => {
  const { afiliado } = consultation
  const leave = useSickLeave(consultation.id, userId)
  const { base, draft, touched, registered } = leave.snapshot.context
  const partRef = useRef<HTMLDivElement>(null)
  const formRef = useRef<HTMLElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const toWrong = (): void => focusFirstWrong(formRef.current)
  const acts = useActs(leave, toWrong)
  const readOnly = useReadOnly() !== null
  const open = !readOnly && base !== null && draft !== null && leave.impediment === null
  const writing = leave.snapshot.matches('writing')
  const writable = writing || registered !== null
  const email = afiliado.correo1 ?? afiliado.correo2 ?? ''
  const pending = touched ? 1 : 0
  useShortcuts(partRef, { 'Ctrl Enter': open && writing ? acts.register : undefined })
  useRescuedFocus(writable ? 'quiet' : null, searchRef)
  useEffect(() => onPending(pending), [pending, onPending])
  return (
    <div className="inc" ref={partRef}>
      {open ? (
        <>
          {leave.failure === null ? null : <FailedState title={LEAVE_CONTEXT_OLD} onRetry={leave.reload} />}
          <TimelineCard name={afiliado.nombre_completo} base={base} draft={draft} />
          <SickLeaveForm
            base={base}
            draft={draft}
            errors={leave.errors}
            ofRecord={consultation.diagnosticos}
            busy={!writable}
            onChange={(change) => leave.send({ type: 'draft.changed', draft: change })}
            formRef={formRef}
            searchRef={searchRef}
          />
        </>
      ) : readOnly ? null : (
        <NoForm leave={leave} />
      )}
      <LastFive afiliadoId={afiliado.id} email={email} />
      {footSlot === null || !open
        ? null
        : createPortal(
            registered === null ? (
              <LeaveFoot
                base={base}
                draft={draft}
                errors={leave.errors}
                touched={touched}
                busyText={leave.busyText}
                onRegister={acts.register}
                onClear={acts.clear}
                onStopWaiting={() => leave.send({ type: 'wait.cancelled' })}
              />
            ) : (
              <Suspense fallback={<FootBar summary={registered.mensaje} />}>
                <LeaveDone consultation={consultation} leave={registered} />
              </Suspense>
            ),
            footSlot,
          )}
      <DialogLayer>
        <LeaveDialogs leave={leave} onRefusalRead={toWrong} />
      </DialogLayer>
    </div>
  )
}
