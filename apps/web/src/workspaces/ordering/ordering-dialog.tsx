/** The ordering dialog of a consultation. @fuente spec 2 §2 */
import { KeyCommandIcon } from '@blueprintjs/icons'
import { DECEASED_MESSAGE } from '@cauce/domain/affiliate/affiliate-type'
import { ORDERING_OPTION_LABEL, orderingOptions } from '@cauce/domain/affiliate/ordering-options'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { whyNotOrdered } from '@cauce/domain/consultation/consultation-writer'
import { openedOption, ORDERING_WORD } from '@cauce/domain/ordering/order-address'
import type { OrderingOption } from '@cauce/domain/ordering/order-type'
import { CONSULTATION_LOAD_ERROR } from '@cauce/domain/procedure/messages'
import type { User } from '@cauce/domain/session/user'
import { Action } from '@cauce/ui/action/action'
import { AffiliateBand } from '@cauce/ui/affiliate-band/affiliate-band'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { KeysDialog } from '@cauce/ui/keys-dialog/keys-dialog'
import { OrderTypeNav } from '@cauce/ui/order-type-nav/order-type-nav'
import { showToast } from '@cauce/ui/toaster/toaster'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useUser } from '../../actors/session.ts'
import { loadPage } from '../../app/load-page.ts'
import { useConsultaQuery } from '../../store/api.ts'
import { BAD_ANSWER, failureOf } from '../../store/call.ts'
import { savePreferences, usePreferences } from '../../store/preferences.ts'
import { ReadOnly } from './read-only.tsx'
import { useTypedDiagnoses } from '../record/use-typed-diagnoses.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { BandSkeleton, PaneSkeleton } from './ordering-skeletons.tsx'
import { OrderingFrame } from './ordering-frame.tsx'
import { ORDERING_KEYS } from './ordering-shortcuts.ts'
import { PaneBoundary } from './pane-boundary.tsx'
import type { PaneProps } from './pane-props.ts'
import { SavedNote } from './saved-note.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import './ordering.css'

/** The workspace of each kind of order, downloaded when it is opened. */
const WORKSPACES: Readonly<Record<OrderingOption, ComponentType<PaneProps>>> = {
  Medicamentos: lazy(() =>
    loadPage(async () => ({
      default: (await import('../medications/medications-workspace.tsx')).MedicationsWorkspace,
    })),
  ),
  Procedimientos: lazy(() =>
    loadPage(async () => ({
      default: (await import('../procedures/procedures-workspace.tsx')).ProceduresWorkspace,
    })),
  ),
  Oncología: lazy(() =>
    loadPage(async () => ({ default: (await import('../oncology/oncology-workspace.tsx')).OncologyWorkspace })),
  ),
  CodigosPropios: lazy(() =>
    loadPage(async () => ({ default: (await import('../own-code/own-code-workspace.tsx')).OwnCodeWorkspace })),
  ),
  Incapacidades: lazy(() =>
    loadPage(async () => ({
      default: (await import('../sick-leave/sick-leave-workspace.tsx')).SickLeaveWorkspace,
    })),
  ),
}

/** The server's message, else the error's, else the one of the specification. @fuente spec 2 §8 */
export const loadFailureText = (error: unknown): string => {
  const { data } = failureOf(error)
  return data.codigo === BAD_ANSWER.data.codigo || data.error === '' ? CONSULTATION_LOAD_ERROR : data.error
}

/** The kind that is shown, which the address says and the person's next window opens. */
const useOption = (
  { asked, onShow }: Pick<OrderingDialogProps, 'asked' | 'onShow'>,
  opciones: readonly OrderingOption[],
) => {
  const option = openedOption(asked, opciones, usePreferences().ordenamiento)
  const say = useEffectEvent(onShow)
  useEffect(() => {
    if (option !== null && ORDERING_WORD[option] !== asked) say(option)
  }, [option, asked])
  const choose = (chosen: OrderingOption): void => {
    savePreferences({ ordenamiento: chosen })
    onShow(chosen)
  }
  return { option, choose }
}

/** `1` opens the first kind; while something is typed, `Alt 1`. */
const typeKeys = (opciones: readonly OrderingOption[], choose: (option: OrderingOption) => void) =>
  Object.fromEntries(
    opciones.flatMap((option, index) => {
      const act = (): void => choose(option)
      return [
        [`${index + 1}`, act],
        [`Alt ${index + 1}`, act],
      ]
    }),
  )

interface PanesProps extends Pick<OrderingDialogProps, 'asked' | 'onShow'> {
  readonly consultation: Consultation
  readonly user: User
  readonly footSlot: HTMLElement | null
  readonly bodyRef: RefObject<HTMLElement | null>
}

const Panes = ({ consultation: opened, user, footSlot, bodyRef, ...address }: PanesProps) => {
  const consultation = useTypedDiagnoses(opened)
  const { tipo_consulta_id, afiliado } = consultation
  const { opciones, aviso, error } = orderingOptions({ tipo_afiliado_id: afiliado.tipo_afiliado_id, tipo_consulta_id })
  const { option, choose } = useOption(address, opciones)
  useShortcuts(bodyRef, typeKeys(opciones, choose))
  const [pending, setPending] = useState<Readonly<Partial<Record<OrderingOption, number>>>>({})
  const count = (lines: number): void =>
    setPending((before) => (option === null || before[option] === lines ? before : { ...before, [option]: lines }))
  useEffect(() => {
    if (error !== null) void showToast({ message: error, tone: 'error' })
  }, [error])
  if (error !== null) {
    return (
      <section className="ord-main ord-none" role="alert">
        <h2>{DECEASED_MESSAGE}</h2>
        <p>No se ofrece ningún tipo de ordenamiento. Si es un error, pida a la entidad que corrija el registro.</p>
      </section>
    )
  }
  const Workspace = option === null ? null : WORKSPACES[option]
  const readOnly = option === null ? null : whyNotOrdered(consultation, option)
  return (
    <>
      <OrderTypeNav
        options={opciones.map((value, index) => ({
          value,
          label: ORDERING_OPTION_LABEL[value],
          count: pending[value],
          keys: `${index + 1}`,
        }))}
        value={option}
        onChange={choose}
      />
      <div className="ord-main">
        {aviso === null ? null : (
          <p className="ord-notice" role="note">
            {aviso}
          </p>
        )}
        {readOnly === null ? null : (
          <p className="ord-notice" role="note">
            {readOnly}
          </p>
        )}
        <PaneBoundary key={option}>
          <Suspense fallback={<PaneSkeleton />}>
            {Workspace === null ? null : (
              <ReadOnly value={readOnly}>
                <Workspace
                  consultation={consultation}
                  userId={user.id}
                  footSlot={readOnly === null ? footSlot : null}
                  onPending={count}
                />
              </ReadOnly>
            )}
          </Suspense>
        </PaneBoundary>
      </div>
    </>
  )
}

export interface OrderingDialogProps {
  readonly consultaId: number
  /** Beside the page instead of over it. */
  readonly docked?: boolean
  /** The kind of order that the address says. */
  readonly asked: string
  /** The kind that is shown now. */
  readonly onShow: (option: OrderingOption) => void
  /** Asked by Esc and the close button. Nothing is asked of the person, because nothing is lost. */
  readonly onClose: () => void
}

export const OrderingDialog = ({ consultaId, docked = false, onClose, ...address }: OrderingDialogProps) => {
  const user = useUser()
  const {
    data: consultation,
    error,
    refetch,
    isFetching,
  } = useConsultaQuery({ params: { id: consultaId } }, { refetchOnMountOrArgChange: true })
  const [footSlot, setFootSlot] = useState<HTMLElement | null>(null)
  const [helpOpen, setHelpOpen] = useState(false)
  const bodyRef = useRef<HTMLDivElement>(null)
  useFocusBack(!docked)
  useShortcuts(bodyRef, { '?': () => setHelpOpen(true) })
  return (
    <OrderingFrame
      docked={docked}
      onClose={onClose}
      note={consultation === undefined ? undefined : <SavedNote consultedAt={consultation.fecha_hora} />}
      actions={
        <span className="ord-help">
          <Action kind="quiet" icon={<KeyCommandIcon />} keys="?" hasPopup="dialog" onClick={() => setHelpOpen(true)}>
            Atajos
          </Action>
        </span>
      }
      band={
        consultation === undefined ? (
          <BandSkeleton waiting={error === undefined || isFetching} />
        ) : (
          <AffiliateBand
            affiliate={consultation.afiliado}
            measures={consultation.medidas}
            gestation={consultation.conocido?.gestacion ?? null}
          />
        )
      }
      foot={<div ref={setFootSlot} className="ord-foot" />}
    >
      <div ref={bodyRef} className="ord-body">
        {consultation !== undefined && user !== null ? (
          <Panes {...address} consultation={consultation} user={user} footSlot={footSlot} bodyRef={bodyRef} />
        ) : error === undefined || isFetching ? (
          <PaneSkeleton />
        ) : (
          <FailedState title={loadFailureText(error)} onRetry={() => void refetch()} />
        )}
      </div>
      <DialogLayer>
        <KeysDialog isOpen={helpOpen} onClose={() => setHelpOpen(false)} lines={ORDERING_KEYS} />
      </DialogLayer>
    </OrderingFrame>
  )
}
