/** Six months of medication orders: who takes what, what was changed, denied or left without an answer. */
import type { Insertable, Kysely } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { monthlyQuantity, posologyInWords } from '@cauce/domain/medication/monthly-quantity'
import type { Contents } from '@cauce/domain/medication/contents'
import { measureOf } from '@cauce/domain/medication/dose-unit'
import type { TimeUnit } from '@cauce/domain/medication/time-unit'
import { medicationExpiry, treatmentEnd } from '@cauce/domain/medication/treatment-end'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { DB } from '../../db/tables.ts'
import { contentsColumn, contentsOf } from '../../modules/medicamentos/contents-of.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import { bogotaInstant, type AgendaContext, type Visits } from './agenda.ts'
import { demoLedger } from './medication-ledger.ts'
import { movesOf, ROUTING_REASONS, type DemoMove } from './orders.ts'

interface Drug {
  readonly id: number
  readonly unidad: string
  readonly autorizacion: boolean
  /** What one container holds; null: it is counted whole. */
  readonly contenido: Contents | null
}

interface Catalogue extends AgendaContext {
  readonly drugs: ReadonlyMap<string, Drug>
  readonly diagnoses: ReadonlyMap<string, number>
  /** Id of the line of each order and drug, by {@link lineKey}. */
  readonly lines: ReadonlyMap<string, number>
  readonly firstRouting: number
}

const lineKey = (documento: string, medicamento: string, estado: string): string =>
  `${documento} ${medicamento} ${estado}`

const timeUnit = (row: SeedRow): TimeUnit => (row.text('tiempo') === 'Días' ? 'Días' : 'Horas')

interface MadeLine {
  readonly line: Insertable<DB['orden_articulos']> & { readonly id: number }
  readonly moves: readonly DemoMove[]
  readonly ledger: readonly Insertable<DB['orden_articulo_comprobaciones']>[]
  readonly user_id: number
}

const wordsOf = (row: SeedRow, drug: Drug): string =>
  row.orNull('observacion') ??
  posologyInWords({
    dosis: row.number('dosis'),
    frecuencia: row.number('frecuencia'),
    tiempo: timeUnit(row),
    duracion: row.number('duracion'),
    meses: row.number('meses'),
    unidad: drug.unidad,
    via: row.text('via'),
    medida: measureOf(row.orNull('unidad_dosis'), drug),
  })

const routingOf = (row: SeedRow, id: number, context: Catalogue) => {
  const rep = row.orNull('sede')
  const regla = row.text('regla')
  return {
    rep_id: rep === null ? null : required(context.sites, rep, 'site'),
    direccionamiento_id: rep === null ? null : context.firstRouting + id,
    direccionamieno_automatico: regla === 'ips_primaria',
    regla_direccionamiento: regla,
    motivo_direccionamiento: required(ROUTING_REASONS, regla, 'routing rule'),
  }
}

const lineOf = (row: SeedRow, id: number, context: Catalogue): MadeLine => {
  const drug = required(context.drugs, row.text('medicamento'), 'medicine')
  const moves = movesOf(row, context)
  const last = moves.at(-1)
  if (last === undefined) throw new Error('Seed data: a medication line without moves')
  const vigencia: CalendarDate = addDays(context.today, row.number('vigencia'))
  const span = { fechaVigencia: vigencia, meses: row.number('meses'), duracion: row.number('duracion') }
  const figures = { dosis: row.number('dosis'), frecuencia: row.number('frecuencia'), duracion: span.duracion }
  const medida = measureOf(row.orNull('unidad_dosis'), drug)
  const replaced = row.orNull('reemplaza')
  const user_id = required(context.users, row.text('medico'), 'user')
  const created_at = bogotaInstant(addDays(context.today, row.number('dia')), row.text('hora'))
  const line = {
    id,
    orden_id: row.number('orden'),
    afiliado_id: required(context.affiliates, row.text('documento'), 'affiliate').id,
    codesumi_id: drug.id,
    via: row.text('via'),
    unidad: drug.unidad,
    ...figures,
    unidad_dosis: row.orNull('unidad_dosis'),
    unidad_tiempo: timeUnit(row),
    meses: span.meses,
    cantidad_medico: monthlyQuantity({ ...figures, medida, tiempo: timeUnit(row) }),
    observacion: wordsOf(row, drug),
    diagnostico_id: required(context.diagnoses, row.text('diagnostico'), 'diagnosis'),
    requiere_autorizacion: drug.autorizacion,
    ...routingOf(row, id, context),
    fecha_vigencia: vigencia,
    fecha_vencimiento: medicationExpiry(span),
    fin_tratamiento: treatmentEnd(span),
    estado_id: last.estado_id,
    estado_desde: last.created_at,
    estado_motivo: last.motivo,
    reemplaza_id:
      replaced === null
        ? null
        : required(context.lines, lineKey(row.text('documento'), replaced, 'anular'), 'replaced line'),
    created_at,
  }
  return { line, moves, ledger: demoLedger(row, { id, user_id, created_at, today: context.today }), user_id }
}

const insertHeads = (db: Kysely<DB>, rows: readonly SeedRow[], context: AgendaContext, visits: Visits): Promise<void> =>
  insertAll(
    db,
    'ordenes',
    [...new Map(rows.map((row) => [row.number('orden'), row]))].map(([id, row]) => ({
      id,
      consulta_id: visits.find(row.text('documento'), row.number('dia')),
      afiliado_id: required(context.affiliates, row.text('documento'), 'affiliate').id,
      tipo_orden_id: OrderType.medications,
      user_id: required(context.users, row.text('medico'), 'user'),
      created_at: bogotaInstant(addDays(context.today, row.number('dia')), row.text('hora')),
    })),
  )

const insertMoves = (db: Kysely<DB>, made: readonly MadeLine[]): Promise<void> =>
  insertAll(
    db,
    'orden_movimientos',
    made.flatMap(({ line, moves }) =>
      moves.map((move, index) => ({
        orden_articulos_id: line.id,
        evento: move.evento,
        de_estado_id: moves[index - 1]?.estado_id ?? null,
        a_estado_id: move.estado_id,
        user_id: move.user_id,
        motivo: move.motivo,
        created_at: move.created_at,
      })),
    ),
  )

const insertRoutings = (db: Kysely<DB>, made: readonly MadeLine[]): Promise<void> =>
  insertAll(
    db,
    'direccionamientos',
    made.flatMap(({ line, user_id }) =>
      line.rep_id === null || line.rep_id === undefined
        ? []
        : [
            {
              id: line.direccionamiento_id ?? 0,
              orden_articulos_id: line.id,
              rep_id: line.rep_id,
              regla: line.regla_direccionamiento,
              motivo: line.motivo_direccionamiento,
              user_id,
              created_at: line.created_at ?? '',
            },
          ],
    ),
  )

const catalogue = async (db: Kysely<DB>, rows: readonly SeedRow[], context: AgendaContext): Promise<Catalogue> => {
  const drugs = await db
    .selectFrom('medicamentos')
    .select(['id', 'nombre', 'unidad_presentacion', 'requiere_autorizacion', contentsColumn('medicamentos.nombre')])
    .where('nombre', 'in', [...new Set(rows.map((row) => row.text('medicamento')))])
    .execute()
  const codes = [...new Set(rows.map((row) => row.text('diagnostico')))]
  const diagnoses = await db.selectFrom('cie10').select(['id', 'codigo']).where('codigo', 'in', codes).execute()
  const { last } = await db
    .selectFrom('direccionamientos')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return {
    ...context,
    drugs: new Map(
      drugs.map(({ id, nombre, unidad_presentacion, requiere_autorizacion, contenido }) => [
        nombre,
        {
          id,
          unidad: unidad_presentacion ?? '',
          autorizacion: requiere_autorizacion === 1,
          contenido: contentsOf(contenido),
        },
      ]),
    ),
    diagnoses: new Map(diagnoses.map(({ id, codigo }) => [codigo, id])),
    lines: new Map(
      rows.map((row, index) => {
        const end = row.text('movimientos').includes(' ; anular|') ? 'anular' : ''
        return [lineKey(row.text('documento'), row.text('medicamento'), end), index + 1]
      }),
    ),
    firstRouting: last ?? 0,
  }
}

/** Seeds the medication orders, oldest first, so that the ids of lines grow with time. */
export const seedMedicationOrders = async (db: Kysely<DB>, context: AgendaContext, visits: Visits): Promise<void> => {
  const rows = (await readSeed('demo/ordenes-medicamentos.tsv')).toSorted(
    (a, b) => a.number('dia') - b.number('dia') || a.number('orden') - b.number('orden'),
  )
  await insertHeads(db, rows, context, visits)
  const known = await catalogue(db, rows, context)
  const made = rows.map((row, index) => lineOf(row, index + 1, known))
  await insertAll(
    db,
    'orden_articulos',
    made.map(({ line }) => line),
  )
  await insertMoves(db, made)
  await insertRoutings(db, made)
  await insertAll(
    db,
    'orden_articulo_comprobaciones',
    made.flatMap(({ ledger }) => ledger),
  )
}
