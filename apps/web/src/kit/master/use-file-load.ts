/** A file on its way into a master, as its dialog reads it. */
import type { MasterLoadResult } from '@cauce/contract/kit/master'
import { MAX_MASTER_BYTES } from '@cauce/domain/kit/master/load'
import type { Master } from '@cauce/domain/kit/master/master'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fileLoadJob } from '../../actors/file-load.ts'
import { useAppDispatch } from '../../store/store.ts'
import { textOfFile } from '../form/read-file.ts'

const MAX_FILE_NAME = 200
const BYTES_A_MEGABYTE = 1_048_576
const TOO_LARGE = `El archivo pesa más de ${MAX_MASTER_BYTES / BYTES_A_MEGABYTE} MB: divídalo`

export const useFileLoad = (of: Master) => {
  const dispatch = useAppDispatch()
  const [result, setResult] = useState<MasterLoadResult | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [machine] = useState(() => fileLoadJob(dispatch, of, setResult))
  const [{ value, context }, send] = useMachine(machine)
  const { file, error, errores } = context
  return {
    step: value,
    name: file?.nombre ?? '',
    result: context.result === null ? null : result,
    error: refusal ?? errores['texto']?.join('. ') ?? error,
    choose: async (chosen: File): Promise<void> => {
      const tooLarge = chosen.size > MAX_MASTER_BYTES
      setRefusal(tooLarge ? TOO_LARGE : null)
      if (tooLarge) return
      const texto = textOfFile(await chosen.arrayBuffer())
      send({ type: 'file.chosen', file: { nombre: chosen.name.slice(0, MAX_FILE_NAME), texto } })
    },
    start: (): void => {
      if (result === null) return
      // Where nothing is wrong, all of it or nothing: a cut leaves no half.
      send({ type: 'load.started', modo: result.rechazadas === 0 ? 'todas' : 'buenas', repetir: result.antes !== null })
    },
    again: (): void => send({ type: 'restarted' }),
  }
}

export type FileLoad = ReturnType<typeof useFileLoad>
