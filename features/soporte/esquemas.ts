/** Schemes that a scenario talks about: found by name, ordered by the same calls as any other. */
import assert from 'node:assert/strict'
import { alertas } from '@cauce/contract/alertas'
import { consultas } from '@cauce/contract/consultas'
import { esquemas } from '@cauce/contract/esquemas'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { EMPTY_ADDED_DRUG, lineOfAddedDrug, withArticle, type AddedDrug } from '@cauce/domain/oncology/added-drug'
import { checkedLines } from '@cauce/domain/oncology/checked-line'
import { orderOfScheme } from '@cauce/domain/oncology/draft'
import { type Proposal, proposalsFor } from '@cauce/domain/oncology/proposals'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { DEVIATION_REASONS } from '@cauce/domain/oncology/deviation'
import {
  DeviationReason,
  type ActiveSchemeLine,
  type SchemeLine,
  type SchemeOrder,
} from '@cauce/domain/oncology/scheme'
import { withDose, withProposal } from '@cauce/domain/oncology/scheme-line'
import { perScenario } from './escenas.ts'
import { today } from './flujos.ts'
import { article } from './medicamentos.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

const REASON =
  'El beneficio supera el riesgo en este paciente: se vigila con laboratorio cada semana y lo sabe la familia'

interface SchemeScene {
  afiliadoId: number | null
  /** The dose that was computed. */
  formulated: number | null
}

export const schemeOf = perScenario<SchemeScene>(() => ({ afiliadoId: null, formulated: null }))

/** Opens today's consultation of who acts with that patient. */
export const openVisit = async (world: Mundo, documento: string): Promise<void> => {
  const { data } = read(consultas.agenda, await world.call('/consultas/agenda/buscar', { por_pagina: 100 }))
  const row = data.find(({ afiliado }) => afiliado.numero_documento === documento)
  assert.ok(row, `Hoy no hay consulta con ${documento}`)
  world.consultaId = row.id
  schemeOf(world).afiliadoId = row.afiliado.id
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

/** The order and a drug of the vademécum in it, as who does not use the pane could send it. */
export const withAddedDrug = async (
  world: Mundo,
  order: SchemeOrder,
  name: string,
  taken: Pick<AddedDrug, 'dosis' | 'frecuencia' | 'duracion'>,
): Promise<SchemeOrder> => {
  const known = await article(world, name)
  const draft = { ...withArticle(EMPTY_ADDED_DRUG, { ...known, requiere_autorizacion: 0 }), ...taken, meses: 6 }
  const line = lineOfAddedDrug(draft, order)
  assert.ok(line, `${name} no se puede añadir`)
  return { ...order, codeSumiEsquemaSeleccionado: [...order.codeSumiEsquemaSeleccionado, line] }
}

/** The order with a reason for each alert of its drugs. */
export const answered = async (world: Mundo, order: SchemeOrder): Promise<SchemeOrder> => {
  const principios = [...new Set(order.codeSumiEsquemaSeleccionado.map(({ nombre }) => nombre))]
  const { esquema_id } = order
  const body = { consulta_id: world.consultaId, esquema_id, principios, lineas: checkedLines(order) }
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

/** Nothing in course and nothing given: what another scenario left is cancelled, and what it applied is as if it had not been. */
export const clearScheme = async (world: Mundo): Promise<void> => {
  const { db } = await world.server()
  await db
    .updateTable('orden_esquema_lineas')
    .set({ estado_id: SchemeStatus.cancelled, aplicada_el: null })
    .where('afiliado_id', '=', schemeOf(world).afiliadoId)
    .where('aplicada_el', 'is not', null)
    .execute()
  const [line] = await activeScheme(world)
  if (line === undefined) return
  const { status } = await world.call('/ordenamiento/cancelarEsquema', { orden_id: line.orden_id })
  // Where nothing was left to cancel, its row is released.
  if (status === 409)
    await db.updateTable('orden_esquemas').set({ en_curso: false }).where('orden_id', '=', line.orden_id).execute()
}

/** The cap that the patient's measures propose for that drug. */
const capOf = async (world: Mundo, order: SchemeOrder, line: SchemeLine): Promise<Proposal> => {
  const drugs = read(
    esquemas.codesumiEsquema,
    await world.call('/codesumis/codesumiEsquema', { esquema: order.esquema_id }),
  )
  const drug = drugs.find(({ nombre }) => nombre === line.nombre)
  assert.ok(drug)
  const isc = line.dosis_formulada / line.dosis
  const patient = { isc, peso: null, talla: null, edad: 60, sexo: 'F', creatinina: null }
  const cap = proposalsFor(drug, patient).find(({ tipo }) => tipo === 'tope')
  assert.ok(cap, 'La dosis no pasa del tope')
  return cap
}

/** A figure as a person writes it, with a comma. */
const numberIn = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : Number(text.replace(',', '.'))

/** The names of the list of reasons, as a person picks them. */
const reasonNamed = (name: string | undefined): DeviationReason | null =>
  DeviationReason.literals.find((known) => DEVIATION_REASONS[known] === name) ?? null

/** The line as the table asks for it: its cap, a dose by the weight, another route, or a dose written by hand and why. */
const changedLine = async (
  world: Mundo,
  order: SchemeOrder,
  line: SchemeLine,
  asked: Readonly<Record<string, string>>,
): Promise<SchemeLine> => {
  if (line.nombre !== asked['medicamento']) return line
  if (asked['propuesta'] === 'el tope') return withProposal(line, await capOf(world, order, line))
  const via = asked['vía'] ?? line.via
  const dosis =
    asked['dosis'] === undefined ? line : withDose(line, numberIn(asked['dosis'], line.dosis), await surfaceNow(world))
  const dosis_formulada = numberIn(asked['dosis formulada'], dosis.dosis_formulada)
  if (asked['propuesta'] === 'por el peso')
    return { ...line, dosis_formulada, propuesta: { tipo: 'peso', valor: dosis_formulada, texto: '' } }
  // With a creatinine of whoever orders.
  if (asked['propuesta'] === 'por el AUC')
    return { ...line, dosis_formulada, propuesta: { tipo: 'auc', valor: dosis_formulada, texto: '', creatinina: 0.3 } }
  return {
    ...dosis,
    via,
    dosis_formulada,
    cantidad_aplicaciones: numberIn(asked['aplicaciones'], line.cantidad_aplicaciones),
    observaciones: asked['observación'] ?? '',
    motivo_desviacion: reasonNamed(asked['motivo']),
  }
}

/** The order with what the table asks for. */
export const changedOrder = async (
  world: Mundo,
  order: SchemeOrder,
  asked: Readonly<Record<string, string>>,
): Promise<SchemeOrder> => {
  const lines = order.codeSumiEsquemaSeleccionado
  const nombre = asked['medicamento']
  assert.ok(nombre === undefined || lines.some((line) => line.nombre === nombre), `El esquema no tiene ${nombre}`)
  return {
    ...order,
    ciclo: Number(asked['ciclo inicial'] ?? order.ciclo),
    ciclo_total: Number(asked['ciclos'] ?? order.ciclo_total),
    ...(asked['urgencia vital'] === undefined ? {} : { urgencia_vital: asked['urgencia vital'] }),
    fecha_inicio: asked['empieza'] === 'ayer' ? addDays(today(), -1) : order.fecha_inicio,
    codeSumiEsquemaSeleccionado: await Promise.all(lines.map((line) => changedLine(world, order, line, asked))),
  }
}
