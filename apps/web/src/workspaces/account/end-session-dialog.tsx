/** Ending one's own sessions elsewhere, after asking. */
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import type { Session } from '@cauce/contract/cuenta'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { failureOf } from '../../store/call.ts'
import { cuentaApi, useCerrarOtrasSesionesMutation, useCerrarSesionPropiaMutation } from '../../store/cuenta-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useLast } from '../../kit/dialog/use-last.ts'

/** One session, or all the others and how many they are. */
export type Ending = { readonly session: typeof Session.Type } | { readonly others: number }

const GONE = 404

interface Words {
  readonly title: string
  readonly text: string
  readonly keep: string
  readonly end: string
}

const wordsOf = (ending: Ending): Words => {
  if ('session' in ending) {
    return {
      title: `¿Cerrar la sesión de ${ending.session.equipo}?`,
      text: `Está abierta desde el ${formatDateTime(ending.session.creada_at)}. Quien la esté usando tendrá que ingresar de nuevo.`,
      keep: 'Dejarla abierta',
      end: 'Cerrar la sesión',
    }
  }
  const one = ending.others === 1
  return {
    title: one ? '¿Cerrar la otra sesión?' : `¿Cerrar las otras ${ending.others} sesiones?`,
    text: 'Solo queda abierta esta. En los demás equipos habrá que ingresar de nuevo.',
    keep: one ? 'Dejarla abierta' : 'Dejarlas abiertas',
    end: one ? 'Cerrar la otra' : `Cerrar las otras ${ending.others}`,
  }
}

const useEnding = (ending: Ending, onClose: () => void) => {
  const dispatch = useAppDispatch()
  const [endOne] = useCerrarSesionPropiaMutation()
  const [endOthers] = useCerrarOtrasSesionesMutation()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const told = (message: string): void => {
    void showToast({ message })
    onClose()
  }
  const end = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setError(null)
    const { data, error: refused } =
      'session' in ending ? await endOne({ params: { id: ending.session.id } }) : await endOthers({})
    setBusy(false)
    if (refused === undefined) {
      told(data.mensaje)
      return
    }
    const failure = failureOf(refused)
    if (failure.status === GONE) {
      dispatch(cuentaApi.util.invalidateTags(['Perfil']))
      told(failure.data.error)
    } else setError(failure.data.error)
  }
  return { busy, error, end }
}

interface QuestionProps {
  readonly isOpen: boolean
  readonly ending: Ending
  readonly onClose: () => void
}

const Question = ({ isOpen, ending, onClose }: QuestionProps) => {
  const { title, text, keep, end } = wordsOf(ending)
  const flow = useEnding(ending, onClose)
  return (
    <AskDialog
      isOpen={isOpen}
      kind="warning"
      title={title}
      main={{ label: keep, onClick: onClose }}
      other={{ label: end, onClick: () => void flow.end(), busy: flow.busy }}
    >
      <p>{text}</p>
      {flow.error === null ? null : <FailedState title={flow.error} />}
    </AskDialog>
  )
}

export interface EndSessionDialogProps {
  /** null: nothing is asked. */
  readonly ending: Ending | null
  readonly onClose: () => void
}

export const EndSessionDialog = ({ ending, onClose }: EndSessionDialogProps) => {
  const shown = useLast(ending)
  return shown === null ? null : (
    <Question
      key={'session' in shown ? shown.session.id : 'otras'}
      isOpen={ending !== null}
      ending={shown}
      onClose={onClose}
    />
  )
}
