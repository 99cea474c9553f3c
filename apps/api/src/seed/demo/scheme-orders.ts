/** Past orders of oncology schemes: one in course, one whose lines were suspended and one that was cancelled. */
import type { Insertable, Kysely } from 'kysely'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { mosteller } from '@cauce/domain/clinical-record/body-surface'
import { applicationDays, appliesInCycle, cycleDates, datesOfDays } from '@cauce/domain/oncology/cycles'
import { formulatedDose, formulatedUnit } from '@cauce/domain/oncology/isc-dose'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { DoseIndex } from '@cauce/domain/oncology/scheme'
import { OrderType } from '@cauce/domain/ordering/order-type'
import * as Schema from 'effect/Schema'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import { bogotaInstant, type AgendaContext, type Visits } from './agenda.ts'
import { ROUTING_REASONS } from './orders.ts'

const RULE = 'contrato_municipio'
const indexOf = Schema.decodeUnknownSync(DoseIndex)
const ENDINGS: ReadonlyMap<string, number> = new Map([
  ['suspender', SchemeStatus.suspended],
  ['cancelar', SchemeStatus.cancelled],
])

const catalogueOf = async (db: Kysely<DB>) => {
  const schemes = await db.selectFrom('esquemas').selectAll().execute()
  const drugs = await db.selectFrom('esquema_lineas').selectAll().orderBy('orden').execute()
  return new Map(
    schemes.map((scheme) => [
      scheme.abreviatura_esquema,
      { scheme, drugs: drugs.filter(({ esquema_id }) => esquema_id === scheme.id) },
    ]),
  )
}
type Catalogue = Awaited<ReturnType<typeof catalogueOf>>
type Drug = NonNullable<ReturnType<Catalogue['get']>>['drugs'][number]

interface Made {
  readonly head: Insertable<DB['orden_esquemas']>
  readonly lines: readonly Insertable<DB['orden_esquema_lineas']>[]
  readonly row: SeedRow
  readonly user_id: number
}

const instantOf = (row: SeedRow, context: AgendaContext, day: string, hour: string): string =>
  bogotaInstant(addDays(context.today, row.number(day)), row.text(hour))

const doseOf = (drug: Drug, isc: number | null) => {
  const index = indexOf(drug.indice_dosis)
  return {
    dosis: drug.dosis,
    unidad_medida: drug.unidad,
    indice_dosis: index,
    dosis_formulada: formulatedDose(Number(drug.dosis), index, isc) ?? Number(drug.dosis),
    unidad_formulada: formulatedUnit(drug.unidad, index),
  }
}

/** The scheme with its lines as they stand today; `headId` is its number. */
const orderOf = (row: SeedRow, headId: number, context: AgendaContext, catalogue: Catalogue): Made => {
  const { scheme, drugs } = required(catalogue, row.text('esquema'), 'scheme')
  const person = required(context.affiliates, row.text('documento'), 'affiliate')
  const isc = mosteller(person.peso, person.talla)
  const created_at = instantOf(row, context, 'dia', 'hora')
  const fecha_inicio = addDays(context.today, row.number('inicio'))
  const ending = ENDINGS.get(row.text('fin'))
  const endedAt = ending === undefined ? created_at : instantOf(row, context, 'fin_dia', 'fin_hora')
  const firstOpen = row.number('ciclo') + row.number('aplicados')
  const cycles = cycleDates(fecha_inicio, scheme.frecuencia_repeat, row.number('ciclo'), row.number('ciclo_total'))
  const lines = cycles.flatMap(({ ciclo, fecha }) =>
    drugs.flatMap((drug, posicion): Insertable<DB['orden_esquema_lineas']>[] => {
      if (!appliesInCycle(drug.ciclos_aplica, ciclo)) return []
      const fechas = datesOfDays(fecha, applicationDays(drug.dias))
      const applied = ciclo < firstOpen
      return [
        {
          orden_esquemas_id: headId,
          orden_id: row.number('orden'),
          afiliado_id: person.id,
          ciclo,
          posicion,
          medicamento: drug.medicamento,
          ...doseOf(drug, isc),
          via: drug.via,
          dias: drug.dias,
          fase: drug.fase,
          duracion_infusion: drug.duracion_infusion,
          nota_esquema: drug.nota,
          cantidad_aplicaciones: drug.aplicaciones ?? fechas.length,
          observaciones: '',
          fecha_agendamiento: fechas[0] ?? fecha,
          fechas: JSON.stringify(fechas),
          estado_id: applied ? SchemeStatus.applied : (ending ?? SchemeStatus.active),
          estado_desde: applied ? bogotaInstant(fechas.at(-1) ?? fecha, '11:00') : endedAt,
          estado_motivo: ending === undefined || applied ? null : row.text('motivo'),
          created_at,
        },
      ]
    }),
  )
  const head: Insertable<DB['orden_esquemas']> = {
    id: headId,
    orden_id: row.number('orden'),
    afiliado_id: person.id,
    esquema_id: scheme.id,
    abreviatura_esquema: scheme.abreviatura_esquema,
    nombre_esquema: scheme.nombre_esquema,
    biografia: scheme.biografia,
    ciclo: row.number('ciclo'),
    ciclo_total: row.number('ciclo_total'),
    frecuencia_repeticion: scheme.frecuencia_repeat,
    fecha_inicio,
    isc,
    isc_peso: person.peso,
    isc_talla: person.talla,
    isc_fecha: addDays(context.today, row.number('dia')),
    isc_formula: 'Mosteller',
    rep_id: required(context.sites, row.text('sede'), 'site'),
    regla_direccionamiento: RULE,
    motivo_direccionamiento: required(ROUTING_REASONS, RULE, 'routing rule'),
    en_curso: ending === undefined,
    created_at,
  }
  return { head, lines, row, user_id: required(context.users, row.text('medico'), 'user') }
}

/** How each line came to where it stands. */
const movesOf = ({ lines, row, user_id }: Made, firstId: number): Insertable<DB['orden_movimientos']>[] =>
  lines.flatMap((line, place) => {
    const orden_esquema_lineas_id = firstId + place
    const created = {
      orden_esquema_lineas_id,
      evento: 'crear',
      de_estado_id: null,
      a_estado_id: SchemeStatus.active,
      user_id,
      motivo: null,
      created_at: line.created_at ?? '',
    }
    if (line.estado_id === SchemeStatus.active) return [created]
    const evento = line.estado_id === SchemeStatus.applied ? 'aplicar' : row.text('fin')
    const moved = {
      ...created,
      evento,
      de_estado_id: SchemeStatus.active,
      a_estado_id: line.estado_id,
      motivo: line.estado_motivo ?? null,
      created_at: line.estado_desde ?? '',
    }
    return [created, moved]
  })

const insertRoutings = async (db: Kysely<DB>, made: readonly Made[]): Promise<void> => {
  const last = await db
    .selectFrom('direccionamientos')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  const first = (last?.id ?? 0) + 1
  const routings = made.map(({ head, user_id }, place) => ({
    id: first + place,
    orden_esquemas_id: head.id ?? 0,
    rep_id: head.rep_id ?? 0,
    regla: head.regla_direccionamiento,
    motivo: head.motivo_direccionamiento,
    user_id,
    created_at: head.created_at ?? '',
  }))
  await insertAll(db, 'direccionamientos', routings)
  for (const { id, orden_esquemas_id } of routings)
    await db
      .updateTable('orden_esquemas')
      .set({ direccionamiento_id: id })
      .where('id', '=', orden_esquemas_id)
      .execute()
}

/** Seeds the scheme orders; the routings of the other kinds of order are already there. */
export const seedSchemeOrders = async (db: Kysely<DB>, context: AgendaContext, visits: Visits): Promise<void> => {
  const rows = await readSeed('demo/ordenes-esquemas.tsv')
  const catalogue = await catalogueOf(db)
  const made = rows.map((row, place) => orderOf(row, place + 1, context, catalogue))
  await insertAll(
    db,
    'ordenes',
    made.map(({ head, row, user_id }) => ({
      id: head.orden_id,
      consulta_id: visits.find(row.text('documento'), row.number('dia')),
      afiliado_id: head.afiliado_id,
      tipo_orden_id: OrderType.schemes,
      user_id,
      created_at: head.created_at ?? '',
    })),
  )
  await insertAll(
    db,
    'orden_esquemas',
    made.map(({ head }) => head),
  )
  const all = made.flatMap(({ lines }) => lines).map((line, place) => ({ id: place + 1, ...line }))
  await db.insertInto('orden_esquema_lineas').values(all).execute()
  let first = 1
  for (const order of made) {
    await insertAll(db, 'orden_movimientos', movesOf(order, first))
    first += order.lines.length
  }
  await insertRoutings(db, made)
}
