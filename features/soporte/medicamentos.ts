/** Medications that a scenario writes as a table and sends without the screen, or needs ordered before it starts. */
import assert from 'node:assert/strict'
import { alertas } from '@cauce/contract/alertas'
import { medicamentos } from '@cauce/contract/medicamentos'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { Article } from '@cauce/domain/medication/article'
import { ALWAYS_SHOWN_CHECKS, type SentCheck } from '@cauce/domain/medication/check'
import { measureOf } from '@cauce/domain/medication/dose-unit'
import { emptyMedicationDraft, type MedicationDraft } from '@cauce/domain/medication/draft'
import { monthlyQuantity } from '@cauce/domain/medication/monthly-quantity'
import type { ActiveMedicationLine } from '@cauce/domain/medication/order-line'
import { routesFor } from '@cauce/domain/medication/routes-of-administration'
import type { TimeUnit } from '@cauce/domain/medication/time-unit'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { answeredNotices, type Noticed } from '../../tests/support/answered-notices.ts'
import { today } from './flujos.ts'
import type { Mundo } from './mundo.ts'
import { sendOrder, talkAbout, UNKNOWN_ID } from './ordenes.ts'
import { read } from './respuestas.ts'

export type Row = Readonly<Record<string, string>>
type Line = Readonly<Record<string, unknown>> & { readonly comprobaciones: readonly SentCheck[] }

const NOT_ANSWERED = 'El servicio no respondió'
const REASON = 'Ya los toma juntos y los tolera: no ha tenido sangrados ni caídas en el último año'

export const timeUnit = (text: string | undefined): TimeUnit => (text === 'Días' ? 'Días' : 'Horas')
const figure = (text: string | undefined, otherwise: number): number =>
  text === undefined || text === '' ? otherwise : Number(text.replace(',', '.'))

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

export const activeMedications = async (world: Mundo): Promise<readonly ActiveMedicationLine[]> =>
  read(medicamentos.ordenesActivas, await world.call(`/ordenamiento/ordenes-activas/${world.consultaId}/1`))

/** The newest line of a drug whose name begins so. */
export const activeDrug = async (world: Mundo, nombre: string): Promise<ActiveMedicationLine> => {
  const line = (await activeMedications(world)).find(({ codesumi }) => codesumi.nombre.startsWith(nombre))
  assert.ok(line, `No hay una línea activa de ${nombre}`)
  return line
}

const idOf = async (world: Mundo, table: 'reps' | 'cie10', column: 'nombre' | 'codigo', value: string) => {
  const { db } = await world.server()
  const row = await db.selectFrom(table).select('id').where(column, '=', value).executeTakeFirst()
  return row?.id ?? UNKNOWN_ID
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

/** What a clinician sends: clean, but for the check that could not be made and what was said of it. */
const checksOf = (row: Row): readonly SentCheck[] =>
  row['comprobaciones'] === 'ninguna'
    ? []
    : ALWAYS_SHOWN_CHECKS.map((comprobacion) =>
        comprobacion === row['sin comprobar']
          ? {
              comprobacion,
              respuesta: 'no_verificada',
              claves: [],
              por_que: NOT_ANSWERED,
              ...(row['motivo'] ? { motivo: row['motivo'] } : {}),
            }
          : { comprobacion, respuesta: 'limpia', claves: [] },
      )

/** What the notices of the line say, answered: unless the scenario says that nobody looked at them. */
const noticesOf = async (world: Mundo, row: Row, line: Noticed): Promise<readonly SentCheck[]> =>
  row['comprobaciones'] === 'ninguna' || row['avisos'] === 'sin responder'
    ? []
    : answeredNotices((body) => world.call('/alertas/avisos', body), world.consultaId, line)

/** A line of the table: what a column does not say is a plain line of one unit every eight hours for a week. */
export const lineOfRow = async (world: Mundo, row: Row): Promise<Line> => {
  const { codesumi } = await article(world, row['medicamento'] ?? '')
  const articulo = { codesumi: { id: codesumi.id } }
  const via = row['vía'] ?? codesumi.vias_administracion[0] ?? 'Oral'
  const reemplaza =
    row['cambia esa línea porque'] === undefined
      ? null
      : { orden_articulos_id: world.lineId, motivo: row['cambia esa línea porque'] }
  const posology = {
    dosis: figure(row['dosis'], 1),
    unidad_dosis: row['unidad'] ?? null,
    frecuencia: figure(row['frecuencia'], 8),
    tiempo: timeUnit(row['tiempo']),
    duracion: figure(row['duracion'], 7),
  }
  return {
    articulo,
    via,
    ...posology,
    meses: figure(row['meses'], 1),
    cantidadMedico: figure(
      row['cantidad'],
      monthlyQuantity({ ...posology, medida: measureOf(posology.unidad_dosis, codesumi) }),
    ),
    observacion: row['observación'] ?? 'Con las comidas',
    fechaVigencia: addDays(today(), figure(row['desde'], 0)),
    rep_id:
      row['prestador'] === undefined ? await proposedSite(world, codesumi.id) : await siteId(world, row['prestador']),
    diagnostico_id: await diagnosisId(world, row['diagnóstico'] ?? 'I10'),
    comprobaciones: [...checksOf(row), ...(await noticesOf(world, row, { articulo, via, ...posology, reemplaza }))],
    ...(reemplaza === null ? {} : { reemplaza }),
  }
}

/** The lines are ordered, and the newest of them is the one of the scenario. */
export const mustOrder = async (world: Mundo, lines: readonly Line[]): Promise<void> => {
  await sendOrder(world, OrderType.medications, lines)
  assert.ok(world.answer)
  const { original } = read(medicamentos.generarOrdenamiento, world.answer)
  const ordered = (await activeMedications(world)).find(({ orden_id }) => orden_id === original[0].id)
  assert.ok(ordered, 'Lo que se ordenó no quedó activo')
  talkAbout(world, OrderType.medications, ordered)
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

/** Orders a drug for 30 days, once a day. */
export const orderDrug = async (world: Mundo, nombre: string): Promise<void> => {
  const line = await lineOfRow(world, { medicamento: nombre, frecuencia: '24', duracion: '30' })
  const seen = line.comprobaciones.filter(({ respuesta }) => respuesta === 'encontrada')
  await mustOrder(world, [
    { ...line, comprobaciones: [...(await answers(world, await article(world, nombre))), ...seen] },
  ])
}

/** A whole form of that drug, but for one field. */
export const draftWithout = (articulo: Article, field: string): MedicationDraft => {
  const empty = emptyMedicationDraft(today())
  const whole: MedicationDraft = {
    ...empty,
    articulo,
    via: routesFor(articulo.codesumi)[0] ?? '',
    dosis: 1,
    frecuencia: 8,
    tiempo: 'Horas',
    duracion: 7,
    observacion: 'Con las comidas',
    rep: { id: 1, nombre: 'Farmacia Laureles' },
    diagnostico: { id: 1, codigo: 'I10', nombre: 'Hipertensión esencial' },
  }
  const without: Readonly<Record<string, MedicationDraft>> = {
    Prestador: { ...whole, rep: empty.rep },
    Observación: { ...whole, observacion: empty.observacion },
    Medicamento: { ...whole, articulo: empty.articulo },
    Frecuencia: { ...whole, frecuencia: empty.frecuencia },
    'Unidad tiempo': { ...whole, tiempo: empty.tiempo },
    Duración: { ...whole, duracion: empty.duracion },
    Dosis: { ...whole, dosis: empty.dosis },
    Vía: { ...whole, via: empty.via },
    Diagnóstico: { ...whole, diagnostico: empty.diagnostico },
  }
  const draft = without[field]
  assert.ok(draft, `No hay un campo ${field}`)
  return draft
}
