/** A long list on its way to a file: the machine joined to whoever gives the parts, and the parts joined into the file. */
import { MAX_EXPORTED } from '@cauce/contract/auditoria'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { listExportMachine, type FetchPart } from '@cauce/machines/list-export'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { saveFile } from './save-file.ts'

/** The next part of the list, after `antes`. @throws {PortFailure} */
export type GivePart = (
  cursor: { readonly antes?: number; readonly corte?: number },
  signal: AbortSignal,
) => Promise<FetchPart['output'] & { readonly csv: string }>

const TYPE = 'text/csv;charset=utf-8'

const nothing: GivePart = () => Promise.reject(new Error('nothing to export'))

/** One export at a time: what it is of does not change when the search behind it does. */
const makeJob = () => {
  let give: GivePart = nothing
  let name = ''
  let parts: string[] = []
  const machine = listExportMachine.provide({
    actors: {
      fetchPart: fromPromise<FetchPart['output'], FetchPart['input']>(async ({ input: { antes, corte }, signal }) => {
        if (antes === null) parts = []
        const { csv, ...part } = await give(
          { ...(antes === null ? {} : { antes }), ...(corte === null ? {} : { corte }) },
          signal,
        )
        if (!signal.aborted) parts.push(csv)
        return part
      }),
    },
    actions: {
      saveFile: () => {
        saveFile(new Blob(parts, { type: TYPE }), `${name}_${bogotaDate(Date.now())}.csv`)
        parts = []
      },
    },
  })
  const prepare = (nextGive: GivePart, nextName: string): void => {
    give = nextGive
    name = nextName
  }
  return { machine, prepare }
}

/** What a screen shows of its export, and what the person may do with it. */
export const useListExport = () => {
  const [{ machine, prepare }] = useState(makeJob)
  const [snapshot, send] = useMachine(machine, { input: { limite: MAX_EXPORTED } })
  const [total, setTotal] = useState<number | null>(null)
  const { filas, cortada, error, detail } = snapshot.context
  const state = snapshot.value
  return {
    state,
    total,
    filas,
    cortada,
    error,
    detail,
    /**
     * @param name of the file, to which the day is added
     * @param rows that the search has; null when nobody counted them all
     */
    start: (give: GivePart, name: string, rows: number | null): void => {
      prepare(give, name)
      setTotal(rows)
      send({ type: 'export.started' })
    },
    cancel: (): void => send({ type: 'export.cancelled' }),
    resume: (): void => send({ type: 'export.resumed' }),
    close: (): void => send({ type: 'export.closed' }),
  }
}

export type ListExport = ReturnType<typeof useListExport>
