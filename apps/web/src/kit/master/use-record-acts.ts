/** What is done with a row as a whole: put out of use, back in use, deleted. A lost answer is asked for again under the same key. */
import type { Master } from '@cauce/domain/kit/master/master'
import type { KeptRecord } from '@cauce/machines/kit/record-edit/types'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef, useState } from 'react'
import { failureText } from '../../store/call.ts'
import { useActivarMaestroMutation, useEliminarMaestroMutation } from '../../store/maestros-api.ts'

export type RecordAct = 'activar' | 'inactivar' | 'eliminar'

interface Told {
  /** Its version went on. */
  readonly onMoved: (version: number) => void
  readonly onGone: () => void
}

export const useRecordActs = (of: Master, { id, version }: KeptRecord, { onMoved, onGone }: Told) => {
  const [asked, setAsked] = useState<RecordAct | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [move, moving] = useActivarMaestroMutation()
  const [remove, removing] = useEliminarMaestroMutation()
  const sent = useRef({ words: '', key: '' })
  const isBusy = moving.isLoading || removing.isLoading

  const run = async (act: RecordAct): Promise<void> => {
    if (isBusy) return
    setFailure(null)
    const words = `${act}.${id}.${version}`
    if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() }
    const call = { page: of.page, id, version, key: sent.current.key }
    try {
      if (act === 'eliminar') {
        const { mensaje } = await remove(call).unwrap()
        onGone()
        void showToast({ message: mensaje })
      } else {
        const { mensaje, registro } = await move({ ...call, activo: act === 'activar' }).unwrap()
        onMoved(registro.version)
        void showToast({ message: mensaje })
      }
      setAsked(null)
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return {
    asked,
    ask: (act: RecordAct | null): void => {
      setFailure(null)
      setAsked(act)
    },
    run,
    isBusy,
    failure,
  }
}
