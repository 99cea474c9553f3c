/** Medications that a scenario needs ordered before it starts, made by the same calls as any other. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { alertas } from '@cauce/contract/alertas'
import { medicamentos } from '@cauce/contract/medicamentos'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import type { Article } from '@cauce/domain/medication/article'
import type { SentCheck } from '@cauce/domain/medication/check'
import { monthlyQuantity } from '@cauce/domain/medication/monthly-quantity'
import type { ActiveMedicationLine } from '@cauce/domain/medication/order-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { today } from './flujos.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

const REASON = 'Ya lo tomaba y lo tolera bien'
const POSOLOGY = { dosis: 1, frecuencia: 12, tiempo: 'Horas', duracion: 30 } as const

/** The first drug of the catalogue whose name begins so. */
export const article = async (world: Mundo, nombre: string): Promise<Article> => {
  const body = { nombre, consulta_id: world.consultaId }
  const found = read(
    medicamentos.listarMedicamentoOrdenamiento,
    await world.call('/medicamentos/listarMedicamentoOrdenamiento', body),
  ).find(({ codesumi }) => codesumi.nombre.toLocaleLowerCase('es-CO').startsWith(nombre.toLocaleLowerCase('es-CO')))
  assert.ok(found, `El catálogo no tiene ${nombre}`)
  return found
}

/** Answers to what the checks find of a drug, so that the order is taken. */
const answers = async (world: Mundo, { codesumi }: Article): Promise<readonly SentCheck[]> => {
  const body = { medicamentosSeleccionados: [codesumi.id], consulta_id: world.consultaId }
  const [found] = read(alertas.verificarInteraccion, await world.call('/alertas/verificarInteraccion', body))
  const claves = (found?.interacciones ?? []).map(({ hallazgo }) => hallazgo.clave)
  return [
    claves.length === 0
      ? { comprobacion: 'interacciones', respuesta: 'limpia' }
      : { comprobacion: 'interacciones', respuesta: 'encontrada', claves, motivo: REASON },
    { comprobacion: 'alergia', respuesta: 'no_verificada', por_que: 'No se preguntó', motivo: REASON },
  ]
}

const site = async (world: Mundo, { codesumi }: Article): Promise<number> => {
  const [proposal] = read(
    ordenamiento.proponerDireccionamiento,
    await world.call('/ordenamiento/proponer-direccionamiento', {
      consulta_id: world.consultaId,
      tipo_orden_id: OrderType.medications,
      items: [codesumi.id],
    }),
  )
  assert.ok(proposal?.rep, `Ninguna farmacia entrega ${codesumi.nombre}`)
  return proposal.rep.id
}

export const activeMedications = async (world: Mundo): Promise<readonly ActiveMedicationLine[]> =>
  read(medicamentos.ordenesActivas, await world.call(`/ordenamiento/ordenes-activas/${world.consultaId}/1`))

/** Orders a drug for 30 days, every 12 hours, and answers its active line. */
export const orderDrug = async (world: Mundo, nombre: string): Promise<ActiveMedicationLine> => {
  const drug = await article(world, nombre)
  const [diagnosis] = read(medicamentos.cie10, await world.call('/cie10/listarFiltro', { valor: 'hipertension' }))
  assert.ok(diagnosis)
  const line = {
    articulo: { codesumi: { id: drug.codesumi.id } },
    via: drug.codesumi.vias_administracion[0] ?? 'Oral',
    ...POSOLOGY,
    meses: 1,
    cantidadMedico: monthlyQuantity(POSOLOGY),
    observacion: 'Con las comidas',
    fechaVigencia: today(),
    rep_id: await site(world, drug),
    diagnostico_id: diagnosis.id,
    comprobaciones: await answers(world, drug),
  }
  const path = `/ordenamiento/generarOrdenamiento/${world.consultaId}/1`
  const { original } = read(
    medicamentos.generarOrdenamiento,
    await world.call(path, [line], { 'idempotency-key': randomUUID() }),
  )
  const ordered = (await activeMedications(world)).find(({ orden_id }) => orden_id === original[0].id)
  assert.ok(ordered, `No quedó activo ${nombre}`)
  return ordered
}
