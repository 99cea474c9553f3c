/** Doing something with an account: once for each decision, asking the password where the server wants it. */
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { failureOf } from '../../../store/call.ts'
import {
  useCerrarSesionesUsuarioMutation,
  useDesbloquearUsuarioMutation,
  useEnviarEnlaceUsuarioMutation,
  useInactivarUsuarioMutation,
  useReactivarUsuarioMutation,
  useRestablecerSegundoFactorMutation,
} from '../../../store/usuarios-api.ts'
import type { ConfirmedRunner } from '../../../workspaces/account/confirm-session.tsx'
import { QUESTIONS, type ActName } from './user-acts.ts'

interface Asked {
  readonly name: ActName
  /** A retry of the same decision sends the same key. */
  readonly key: string
}

export const useUserActs = (id: number, run: ConfirmedRunner['run']) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [busy, setBusy] = useState<ActName | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [deactivate] = useInactivarUsuarioMutation()
  const [reactivate] = useReactivarUsuarioMutation()
  const [unlock] = useDesbloquearUsuarioMutation()
  const [resetFactor] = useRestablecerSegundoFactorMutation()
  const [sendLink] = useEnviarEnlaceUsuarioMutation()
  const [endSessions] = useCerrarSesionesUsuarioMutation()

  const call = ({ name, key }: Asked, motivo: string): Promise<{ readonly mensaje: string }> => {
    const args = { params: { id }, key }
    const acts: Readonly<Record<ActName, () => Promise<{ readonly mensaje: string }>>> = {
      inactivar: () => deactivate({ ...args, body: { motivo } }).unwrap(),
      reactivar: () => reactivate(args).unwrap(),
      desbloquear: () => unlock(args).unwrap(),
      segundo_factor: () => resetFactor(args).unwrap(),
      enlace: () => sendLink(args).unwrap(),
      sesiones: () => endSessions(args).unwrap(),
    }
    return acts[name]()
  }

  const perform = async (act: Asked, motivo: string): Promise<void> => {
    if (busy !== null) return
    setBusy(act.name)
    setError(null)
    try {
      const done = await run(() => call(act, motivo))
      if (!done.cancelled) {
        void showToast({ message: done.answer.mensaje })
        setAsked(null)
      }
    } catch (failure) {
      const { data } = failureOf(failure)
      setError(data.errores?.['motivo']?.join(' ') ?? data.error)
    } finally {
      setBusy(null)
    }
  }

  return {
    asked: asked?.name ?? null,
    busy,
    error,
    ask: (name: ActName): void => {
      const act = { name, key: crypto.randomUUID() }
      setError(null)
      if (QUESTIONS[name] === undefined) void perform(act, '')
      else setAsked(act)
    },
    leave: (): void => {
      setAsked(null)
      setError(null)
    },
    confirm: (motivo: string): void => {
      if (asked !== null) void perform(asked, motivo)
    },
  }
}

export type UserActs = ReturnType<typeof useUserActs>
