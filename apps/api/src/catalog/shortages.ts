/** Shortages of medicines: each is of a presentation of the catalogue, by its code. */
import type { Insertable, Kysely } from 'kysely'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { SHORTAGE_ALERTS } from '@cauce/contract/alertas'
import type { DB } from '../db/tables.ts'
import { batchOf } from './batch.ts'
import { MAX_NAME, WrongCell, requiredText, text } from './cells.ts'
import type { Catalog, Cells, WriteCounts } from './definition.ts'
import { upsertAll } from './upsert.ts'

const date = (cells: Cells, field: string, value: string): string => {
  if (!isCalendarDate(value))
    throw new WrongCell(`"${field}" debe ser una fecha AAAA-MM-DD y dice "${cells.text(field)}"`)
  return value
}

const kindOf = (cells: Cells): string => {
  const value = requiredText(cells, 'tipo_alerta')
  const kind = SHORTAGE_ALERTS.find((each) => each.toLowerCase() === value.toLowerCase())
  if (kind === undefined) {
    throw new WrongCell(`"tipo_alerta" debe ser ${SHORTAGE_ALERTS.join(' o ')} y dice "${value}"`)
  }
  return kind
}

const reader = (source: string) => (cells: Cells) => {
  const vigente_desde = date(cells, 'vigente_desde', requiredText(cells, 'vigente_desde'))
  const until = text(cells, 'vigente_hasta')
  const vigente_hasta = until === '' ? null : date(cells, 'vigente_hasta', until)
  if (vigente_hasta !== null && vigente_hasta < vigente_desde) {
    throw new WrongCell(`"vigente_hasta" (${vigente_hasta}) es antes de "vigente_desde" (${vigente_desde})`)
  }
  return {
    codigo: requiredText(cells, 'codigo'),
    tipo_alerta: kindOf(cells),
    mensaje: requiredText(cells, 'mensaje', MAX_NAME),
    vigente_desde,
    vigente_hasta,
    fuente: text(cells, 'fuente') || source,
  }
}

type Shortage = ReturnType<ReturnType<typeof reader>>

const write = async (
  db: Kysely<DB>,
  rows: readonly Shortage[],
  refuse: (row: Shortage, reason: string) => void,
): Promise<WriteCounts> => {
  const codes = rows.map(({ codigo }) => codigo)
  const medicines =
    codes.length === 0
      ? []
      : await db.selectFrom('medicamentos').select(['id', 'codigo']).where('codigo', 'in', codes).execute()
  const ids = new Map(medicines.map(({ id, codigo }) => [codigo, id]))
  const known = rows.flatMap(({ codigo, ...row }): Insertable<DB['desabastecimientos']>[] => {
    const medicamento_id = ids.get(codigo)
    return medicamento_id === undefined ? [] : [{ medicamento_id, ...row }]
  })
  for (const row of rows) {
    if (!ids.has(row.codigo)) refuse(row, `El catálogo de medicamentos no tiene el código ${row.codigo}`)
  }
  const update = ['tipo_alerta', 'mensaje', 'vigente_hasta', 'fuente']
  return upsertAll(db, { table: 'desabastecimientos', key: ['medicamento_id', 'vigente_desde'], update }, known)
}

export const shortages: Catalog = {
  name: 'desabastecimientos',
  title: 'Desabastecimientos',
  fields: [
    { name: 'codigo', synonyms: ['codigo_medicamento', 'codigo_cum', 'cum', 'expediente'], required: true },
    { name: 'tipo_alerta', synonyms: ['tipo'], required: true },
    { name: 'mensaje', synonyms: ['observacion', 'estado'], required: true },
    { name: 'vigente_desde', synonyms: ['fecha', 'desde'], required: true },
    { name: 'vigente_hasta', synonyms: ['hasta'], required: false },
    { name: 'fuente', synonyms: [], required: false },
  ],
  start: ({ source }) =>
    batchOf({ read: reader(source), key: ({ codigo, vigente_desde }) => `${codigo} desde ${vigente_desde}`, write }),
}
