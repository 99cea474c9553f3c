/** Files taken away from a list, and what the audit keeps and refuses. */
import assert from 'node:assert/strict'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { auditoria } from '@cauce/contract/auditoria'
import { actionText } from '@cauce/domain/audit/actions'
import { type DetailLine, detailLines } from '@cauce/domain/audit/detail'
import { actionNamed } from './acciones.ts'
import { found, look } from './listas.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

interface File {
  /** Without the row of its head. */
  readonly rows: readonly (readonly string[])[]
  /** Rows that the same search has. */
  readonly total: number
}
const files = new WeakMap<Mundo, File>()
export const fileOf = (world: Mundo): File => {
  const file = files.get(world)
  assert.ok(file, 'No se ha descargado nada')
  return file
}

const rowsOf = (csv: string): File['rows'] => {
  const rows: string[][] = parse(csv, { bom: true, relax_column_count: true })
  return rows.slice(1)
}

/** Takes away what a list says of that, and looks for it in the list too. */
export const DOWNLOADS: Readonly<Record<string, (world: Mundo, text: string) => Promise<void>>> = {
  'la auditoría': async (world, text) => {
    const filter = { accion: actionNamed(text) }
    const { csv, filas } = read(auditoria.exportar, await world.call('/auditoria/exportar', filter))
    const rows = rowsOf(csv)
    assert.equal(rows.length, filas)
    files.set(world, { rows, total: read(auditoria.buscar, await world.call('/auditoria/buscar', filter)).total })
  },
  'los permisos': async (world, text) => {
    const file = await world.call(`/permisos/exportar?texto=${encodeURIComponent(text)}`)
    await look(world, 'los permisos', { text })
    files.set(world, { rows: rowsOf(String(file.body)), total: found(world).length })
  },
}

/** Opens the newest entry with those words. */
export const openEntry = async (world: Mundo, text: string): Promise<void> => {
  assert.ok(world.answer)
  const entry = read(auditoria.buscar, world.answer).data.find(({ accion }) => actionText(accion) === text)
  assert.ok(entry, `La auditoría no dice «${text}»`)
  await world.call(`/auditoria/entrada/${entry.id}`)
}

export const entryLines = (world: Mundo): readonly DetailLine[] => {
  assert.ok(world.answer)
  const { detalle, nombres } = read(auditoria.entrada, world.answer)
  return detailLines(
    detalle,
    (name, id) => nombres.find((known) => known.campo === name && known.id === id)?.nombre ?? null,
  )
}

const STATEMENTS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  cambiar: sql`update auditoria set accion = 'nada'`,
  borrar: sql`delete from auditoria`,
  vaciar: sql`truncate auditoria`,
}

/** What the database says to whoever wants to undo the audit with their own hands. */
export const tamper = async (world: Mundo, act: string): Promise<string> => {
  const { db } = await world.server()
  const statement = STATEMENTS[act]
  assert.ok(statement, `No se sabe ${act} la auditoría`)
  return statement.execute(db).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
}
