/** The whole record of an affiliate: the machine joined to the server, and how long it has taken. */
import type { WholeRecordStage } from '@cauce/domain/history/whole-record-stage'
import { wholeRecordMachine, type WholeRecordInput } from '@cauce/machines/whole-record'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { onDocumentProgress } from '../store/document-hints.ts'
import { wholeRecordDocument } from './documents.ts'
import { savePdf } from './open-pdf.ts'

const SECOND_MS = 1_000

const machine = wholeRecordMachine.provide({
  actors: {
    makeDocument: fromPromise<void, WholeRecordInput>(async ({ input: { afiliadoId }, signal }) => {
      const blob = await wholeRecordDocument(afiliadoId, signal)
      if (!signal.aborted) savePdf(blob, `historia_completa_${afiliadoId}.pdf`)
    }),
  },
})

/** Whole seconds since something began to go on; 0 while nothing does. */
const useElapsed = (goesOn: boolean): number => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!goesOn) return undefined
    const began = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / SECOND_MS)), SECOND_MS)
    return () => {
      clearInterval(timer)
      setSeconds(0)
    }
  }, [goesOn])
  return seconds
}

/** How far the server says that it is; null before it said anything. */
const useStage = (afiliadoId: number, goesOn: boolean): WholeRecordStage | null => {
  const [stage, setStage] = useState<WholeRecordStage | null>(null)
  useEffect(() => {
    if (!goesOn) return undefined
    const stop = onDocumentProgress((told) => {
      if (told.afiliado_id === afiliadoId) setStage(told)
    })
    return () => {
      stop()
      setStage(null)
    }
  }, [afiliadoId, goesOn])
  return stage
}

/** What a screen shows of the document, and what the person may do with it. */
export const useWholeRecord = (afiliadoId: number) => {
  const [snapshot, send] = useMachine(machine, { input: { afiliadoId } })
  const state = snapshot.value
  const seconds = useElapsed(state === 'making')
  const stage = useStage(afiliadoId, state === 'making')
  return {
    state,
    seconds,
    stage,
    error: snapshot.context.error,
    detail: snapshot.context.detail,
    ask: (): void => send({ type: 'record.asked' }),
    cancel: (): void => send({ type: 'record.cancelled' }),
    close: (): void => send({ type: 'record.closed' }),
  }
}

export type WholeRecord = ReturnType<typeof useWholeRecord>
