/** A long list on its way to a file: the machine joined to whoever gives the parts, and the parts joined into the file. */
import { MAX_EXPORTED } from '@cauce/contract/auditoria'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { listExportMachine, type FetchPart } from '@cauce/machines/list-export'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { saveFile } from './save-file.ts'
import type { SheetCell } from './xlsx-file.ts'

export type ExportFormat = 'csv' | 'xlsx'

type Cells = readonly (readonly SheetCell[])[]

/** What the server gives: the rows as text and, of some lists, as cells. */
interface GivenPart {
  readonly csv: string
  readonly celdas?: Cells
}

/** What is kept of a part: its text outside of the memory of the page. */
interface KeptPart {
  readonly csv: Blob
  readonly celdas: Cells
}

/** The next part of the list, after `antes`. @throws {PortFailure} */
export type GivePart = (
  cursor: { readonly antes?: number; readonly corte?: number },
  signal: AbortSignal,
) => Promise<FetchPart['output'] & GivenPart>

const TYPE = 'text/csv;charset=utf-8'

/** The parts one after another as the file. */
const fileOf = async (parts: readonly KeptPart[], format: ExportFormat, name: string): Promise<Blob> => {
  if (format === 'csv')
    return new Blob(
      parts.map(({ csv }) => csv),
      { type: TYPE },
    )
  const { xlsxFile } = await import('./xlsx-file.ts')
  return xlsxFile(
    parts.flatMap(({ celdas }) => celdas),
    name,
  )
}

const nothing: GivePart = () => Promise.reject(new Error('nothing to export'))

/** One export at a time: what it is of does not change when the search behind it does. */
const makeJob = () => {
  let give: GivePart = nothing
  let name = ''
  let format: ExportFormat = 'csv'
  let parts: readonly KeptPart[] = []
  let rows = 0
  let file: Blob | null = null
  const machine = listExportMachine.provide({
    actors: {
      fetchPart: fromPromise<FetchPart['output'], FetchPart['input']>(async ({ input: { antes, corte }, signal }) => {
        const known = antes === null ? { parts: [], rows: 0 } : { parts, rows }
        const {
          csv,
          celdas = [],
          ...part
        } = await give({ ...(antes === null ? {} : { antes }), ...(corte === null ? {} : { corte }) }, signal)
        const all = [...known.parts, { csv: new Blob([csv]), celdas: format === 'csv' ? [] : celdas }]
        const count = known.rows + part.filas
        // The file is made before its last part counts as come: a failure to make it is told as any other.
        const made = part.siguiente === null || count >= MAX_EXPORTED ? await fileOf(all, format, name) : null
        if (signal.aborted) return part
        parts = all
        rows = count
        file = made
        return part
      }),
    },
    actions: {
      saveFile: () => {
        if (file !== null) saveFile(file, `${name}_${bogotaDate(Date.now())}.${format}`)
        parts = []
        file = null
      },
    },
  })
  const prepare = (nextGive: GivePart, nextName: string, nextFormat: ExportFormat): void => {
    give = nextGive
    name = nextName
    format = nextFormat
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
     * @param format `xlsx` only of a list whose parts have cells
     */
    start: (give: GivePart, name: string, rows: number | null, format: ExportFormat = 'csv'): void => {
      prepare(give, name, format)
      setTotal(rows)
      send({ type: 'export.started' })
    },
    cancel: (): void => send({ type: 'export.cancelled' }),
    resume: (): void => send({ type: 'export.resumed' }),
    close: (): void => send({ type: 'export.closed' }),
  }
}

export type ListExport = ReturnType<typeof useListExport>
