/** Medication lines that a scenario writes as a table and sends without the screen. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { DataTable } from '@cucumber/cucumber'
import { medicamentos } from '@cauce/contract/medicamentos'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { ANSWERED_CHECKS, type SentCheck } from '@cauce/domain/medication/check'
import { monthlyQuantity } from '@cauce/domain/medication/monthly-quantity'
import type { TimeUnit } from '@cauce/domain/medication/time-unit'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { today } from './flujos.ts'
import { article } from './formulas.ts'
import type { Mundo } from './mundo.ts'
import { countOrders, read } from './respuestas.ts'

export type Row = Readonly<Record<string, string>>

export const timeUnit = (text: string | undefined): TimeUnit => (text === 'Días' ? 'Días' : 'Horas')
const figure = (text: string | undefined, otherwise: number): number =>
  text === undefined || text === '' ? otherwise : Number(text.replace(',', '.'))

/** What a clinician sends when nothing was found. */
export const cleanChecks = (): SentCheck[] =>
  ANSWERED_CHECKS.map((comprobacion) => ({ comprobacion, respuesta: 'limpia', claves: [] }))

const idOf = async (world: Mundo, table: 'reps' | 'cie10', column: 'nombre' | 'codigo', value: string) => {
  const { db } = await world.server()
  const row = await db.selectFrom(table).select('id').where(column, '=', value).executeTakeFirst()
  return row?.id ?? 2_000_000_000
}

const siteId = (world: Mundo, nombre: string) => idOf(world, 'reps', 'nombre', nombre)
const diagnosisId = (world: Mundo, codigo: string) => idOf(world, 'cie10', 'codigo', codigo)

/** The site that the server proposes. */
const proposedSite = async (world: Mundo, drugId: number): Promise<number> => {
  const body = { consulta_id: world.consultaId, tipo_orden_id: OrderType.medications, items: [drugId] }
  const answer = await world.call('/ordenamiento/proponer-direccionamiento', body)
  const [proposal] = read(ordenamiento.proponerDireccionamiento, answer)
  return proposal?.rep?.id ?? siteId(world, 'Farmacia Laureles')
}

/** A line of the table: what a column does not say is a plain line of one unit every eight hours for a week. */
export const lineOfRow = async (world: Mundo, row: Row): Promise<Readonly<Record<string, unknown>>> => {
  const { codesumi } = await article(world, row['medicamento'] ?? '')
  const posology = {
    dosis: figure(row['dosis'], 1),
    frecuencia: figure(row['frecuencia'], 8),
    tiempo: timeUnit(row['tiempo']),
    duracion: figure(row['duracion'], 7),
  }
  return {
    articulo: { codesumi: { id: codesumi.id } },
    via: row['vía'] ?? codesumi.vias_administracion[0] ?? 'Oral',
    ...posology,
    meses: figure(row['meses'], 1),
    cantidadMedico: figure(row['cantidad'], monthlyQuantity(posology)),
    observacion: row['observación'] ?? 'Con las comidas',
    fechaVigencia: addDays(today(), figure(row['desde'], 0)),
    rep_id:
      row['prestador'] === undefined ? await proposedSite(world, codesumi.id) : await siteId(world, row['prestador']),
    diagnostico_id: await diagnosisId(world, row['diagnóstico'] ?? 'I10'),
    comprobaciones: cleanChecks(),
  }
}

export const linesOf = async (
  world: Mundo,
  table: DataTable,
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const lines: Readonly<Record<string, unknown>>[] = []
  for (const row of table.hashes()) lines.push(await lineOfRow(world, row))
  return lines
}

/** Sends the lines; the answer is kept whatever it is. */
export const orderMedications = async (
  world: Mundo,
  lines: readonly unknown[],
  key: string = randomUUID(),
): Promise<void> => {
  world.remembered.set('ordenes', await countOrders(world))
  const path = `/ordenamiento/generarOrdenamiento/${world.consultaId}/1`
  await world.call(path, lines, { 'idempotency-key': key })
}

/** The same lines, which must be ordered. */
export const mustOrder = async (world: Mundo, lines: readonly unknown[]): Promise<void> => {
  await orderMedications(world, lines)
  assert.ok(world.answer)
  const { original } = read(medicamentos.generarOrdenamiento, world.answer)
  world.orderId = original[0].id
}
