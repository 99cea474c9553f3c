/** Mail and cell phone of who has signed in, with their machine. Used by the card of the profile and by the mandatory dialog. */
import type { RecoveryForm, RecoveryKind } from '@cauce/domain/session/recovery-data'
import { AFFILIATE_USER_KIND, type User } from '@cauce/domain/session/user'
import type { RecoveryDataContext, RecoveryDataEvent, RecoveryDataInput } from '@cauce/machines/recovery-data/types'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { webRecoveryData } from '../../actors/recovery-data.ts'
import { refreshUser } from '../../actors/session.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useConfirmed } from './confirm-session.tsx'

const inputOf = (
  kind: RecoveryKind,
  ownerId: number,
  correo: string | null,
  celular: string | null,
): RecoveryDataInput => ({ kind, ownerId, form: { correo: correo ?? '', celular: celular ?? '' } })

/** What this person would change; null for who has neither record. */
export const recoveryOf = ({ tipo_usuario, datosAfiliado, operador }: User): RecoveryDataInput | null => {
  if (tipo_usuario === AFFILIATE_USER_KIND)
    return datosAfiliado && inputOf('affiliate', datosAfiliado.id, datosAfiliado.correo1, datosAfiliado.celular1)
  return operador && inputOf('operator', operador.id, operador.email_recuperacion, operador.telefono_recuperacion)
}

export interface RecoveryData {
  readonly context: RecoveryDataContext
  readonly busy: boolean
  readonly saved: boolean
  readonly canPostpone: boolean
  readonly change: (form: Partial<RecoveryForm>) => void
  readonly submit: () => void
  /** Stops waiting for the server. */
  readonly stop: () => void
  readonly send: (event: RecoveryDataEvent) => void
  /** Where the password is asked again; to be drawn once. */
  readonly dialog: ReactNode
}

/** @param onEnded the machine ended: the dialog that asked goes away */
export const useRecoveryData = (
  input: RecoveryDataInput,
  { onSaved = () => {}, onEnded = () => {} }: { readonly onSaved?: () => void; readonly onEnded?: () => void } = {},
): RecoveryData => {
  const dispatch = useAppDispatch()
  const { run, dialog } = useConfirmed()
  const [machine] = useState(() => webRecoveryData(dispatch, run))
  const [snapshot, send] = useMachine(machine, { input })
  const saved = snapshot.matches('saved')
  const told = useEffectEvent(() => {
    refreshUser()
    onSaved()
  })
  useEffect(() => {
    if (saved) told()
  }, [saved])
  const ended = useEffectEvent(onEnded)
  const isOver = snapshot.status === 'done'
  useEffect(() => {
    if (isOver) ended()
  }, [isOver])
  return {
    context: snapshot.context,
    busy: snapshot.matches('saving'),
    saved: saved || snapshot.matches('closed'),
    canPostpone: snapshot.can({ type: 'update.postponed' }),
    change: (form) => send({ type: 'form.changed', form }),
    submit: () => send({ type: 'data.sent' }),
    stop: () => send({ type: 'wait.cancelled' }),
    send,
    dialog,
  }
}
