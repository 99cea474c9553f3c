/** Schemes that a scenario talks about: found by name, ordered by the same calls as any other. */
import assert from 'node:assert/strict'
import { alertas } from '@cauce/contract/alertas'
import { consultas } from '@cauce/contract/consultas'
import { esquemas } from '@cauce/contract/esquemas'
import { orderOfScheme } from '@cauce/domain/oncology/draft'
import type { ActiveSchemeLine, SchemeOrder } from '@cauce/domain/oncology/scheme'
import { today } from './flujos.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

const REASON = 'Beneficio mayor que el riesgo, con vigilancia'

/** Opens today's consultation of who acts with that patient. */
export const openVisit = async (world: Mundo, documento: string): Promise<void> => {
  const { data } = read(consultas.agenda, await world.call('/consultas/agenda/buscar', { por_pagina: 100 }))
  const row = data.find(({ afiliado }) => afiliado.numero_documento === documento)
  assert.ok(row, `Hoy no hay consulta con ${documento}`)
  world.consultaId = row.id
  world.remembered.set('afiliado', row.afiliado.id)
}

export const activeScheme = async (world: Mundo): Promise<readonly ActiveSchemeLine[]> =>
  read(esquemas.ordenesActivas, await world.call(`/ordenamiento/ordenes-activas/${world.consultaId}/3`))

const surfaceNow = async (world: Mundo): Promise<number | null> =>
  read(consultas.historiaRegistro, await world.call(`/historia/registro/${world.consultaId}`)).isc

/** The order of the scheme as the pane makes it, with the surface of the record. */
export const schemeOrder = async (world: Mundo, abreviatura: string): Promise<SchemeOrder> => {
  const found = read(esquemas.listar, await world.call('/esquema/listar')).find(
    ({ abreviatura_esquema }) => abreviatura_esquema === abreviatura,
  )
  assert.ok(found, `El catálogo no tiene el esquema ${abreviatura}`)
  const drugs = read(esquemas.codesumiEsquema, await world.call('/codesumis/codesumiEsquema', { esquema: found.id }))
  return orderOfScheme(found, drugs, await surfaceNow(world), today())
}

/** The order with a reason for each alert of its drugs. */
export const answered = async (world: Mundo, order: SchemeOrder): Promise<SchemeOrder> => {
  const principios = [...new Set(order.codeSumiEsquemaSeleccionado.map(({ nombre }) => nombre))]
  const body = { consulta_id: world.consultaId, principios }
  const { comprobaciones } = read(alertas.comprobarEsquema, await world.call('/alertas/comprobar-esquema', body))
  return {
    ...order,
    comprobaciones: comprobaciones.map(({ comprobacion, respuesta, por_que, hallazgos }) => ({
      comprobacion,
      respuesta,
      por_que,
      claves: hallazgos.map(({ clave }) => clave),
      motivo: respuesta === 'limpia' ? null : REASON,
    })),
  }
}

/** Sends the order; the answer is kept whatever it is. */
export const sendScheme = async (world: Mundo, order: SchemeOrder): Promise<void> => {
  await world.call(`/ordenamiento/generarOrdenamiento/${world.consultaId}/3`, order)
}

/** Orders it and remembers its number. */
export const orderScheme = async (world: Mundo, abreviatura: string): Promise<void> => {
  await sendScheme(world, await answered(world, await schemeOrder(world, abreviatura)))
  assert.ok(world.answer)
  world.orderId = read(esquemas.generarOrdenamiento, world.answer).original[0].id
}

/** Nothing in course: what another scenario left is cancelled. */
export const clearScheme = async (world: Mundo): Promise<void> => {
  const [line] = await activeScheme(world)
  if (line === undefined) return
  read(esquemas.cancelar, await world.call('/ordenamiento/cancelarEsquema', { orden_id: line.orden_id }))
}
