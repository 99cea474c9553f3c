/** Past orders of procedures in every state, with who moved each line, when and why. */
import type { Insertable, Kysely } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { expiryDate } from '@cauce/domain/ordering/validity-date'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import { bogotaInstant, type AgendaContext, type Visits } from './agenda.ts'

/** What each event of the file leaves the line in. */
const STATUS_AFTER: ReadonlyMap<string, number> = new Map([
  ['crear', OrderStatus.active],
  ['crear pendiente', OrderStatus.pendingAudit],
  ['aprobar', OrderStatus.authorised],
  ['negar', OrderStatus.denied],
  ['anular', OrderStatus.annulled],
  ['rehusar', OrderStatus.refused],
  ['agendar', OrderStatus.scheduled],
  ['prestar', OrderStatus.done],
])

/** Why each rule chose a site. */
export const ROUTING_REASONS: ReadonlyMap<string, string> = new Map([
  ['ips_primaria', 'Automático: IPS primaria del afiliado'],
  ['contrato_municipio', 'Contrato vigente'],
  ['contrato_departamento', 'Contrato vigente, fuera de su municipio'],
  ['manual', 'El afiliado pidió atención cerca de su trabajo'],
  ['ninguna', 'Ninguna sede contratada'],
])

export interface DemoMove {
  readonly evento: string
  readonly estado_id: number
  readonly user_id: number
  readonly motivo: string | null
  readonly created_at: string
}

/** `evento|días|hora|usuario|motivo`, several joined by ` ; `. */
export const movesOf = (row: SeedRow, context: AgendaContext): readonly DemoMove[] =>
  row
    .text('movimientos')
    .split(' ; ')
    .map((text) => {
      const [evento = '', dia = '', hora = '', usuario = '', motivo = ''] = text.split('|')
      return {
        evento: evento === 'crear pendiente' ? 'crear' : evento,
        estado_id: required(STATUS_AFTER, evento, 'event'),
        user_id: required(context.users, usuario, 'user'),
        motivo: motivo === '' ? null : motivo,
        created_at: bogotaInstant(addDays(context.today, Number(dia)), hora),
      }
    })

const lineOf = (row: SeedRow, id: number, context: AgendaContext & { readonly cups: ReadonlyMap<string, number> }) => {
  const moves = movesOf(row, context)
  const last = moves.at(-1)
  if (last === undefined) throw new Error('Seed data: an order line without moves')
  const vigencia: CalendarDate = addDays(context.today, row.number('vigencia'))
  const sede = row.text('sede')
  const regla = row.text('regla')
  const rep_id = sede === '' ? null : required(context.sites, sede, 'site')
  const line: Insertable<DB['orden_procedimientos']> = {
    id,
    orden_id: row.number('orden'),
    afiliado_id: required(context.affiliates, row.text('documento'), 'affiliate').id,
    cup_id: required(context.cups, row.text('cup'), 'procedure'),
    cantidad: row.number('cantidad'),
    observacion: row.text('observacion'),
    rep_id,
    direccionamiento_id: rep_id === null ? null : id,
    direccionamieno_automatico: regla === 'ips_primaria',
    regla_direccionamiento: regla,
    motivo_direccionamiento: required(ROUTING_REASONS, regla, 'routing rule'),
    fecha_vigencia: vigencia,
    fecha_vencimiento: expiryDate(vigencia),
    estado_id: last.estado_id,
    estado_desde: last.created_at,
    estado_motivo: last.motivo,
    requiere_consentimiento: row.text('consentimiento') !== 'no_requiere',
    consentimiento: row.text('consentimiento'),
    created_at: bogotaInstant(addDays(context.today, row.number('dia')), row.text('hora')),
  }
  return { line, moves, rep_id, user_id: required(context.users, row.text('medico'), 'user') }
}

type Made = ReturnType<typeof lineOf>

const insertMoves = (db: Kysely<DB>, made: readonly Made[]): Promise<void> =>
  insertAll(
    db,
    'orden_movimientos',
    made.flatMap(({ line, moves }) =>
      moves.map((move, index) => ({
        orden_procedimientos_id: line.id ?? 0,
        evento: move.evento,
        de_estado_id: moves[index - 1]?.estado_id ?? null,
        a_estado_id: move.estado_id,
        user_id: move.user_id,
        motivo: move.motivo,
        created_at: move.created_at,
      })),
    ),
  )

const insertRoutings = (db: Kysely<DB>, made: readonly Made[]): Promise<void> =>
  insertAll(
    db,
    'direccionamientos',
    made.flatMap(({ line, rep_id, user_id }) =>
      rep_id === null
        ? []
        : [
            {
              id: line.id ?? 0,
              orden_procedimientos_id: line.id ?? 0,
              rep_id,
              regla: line.regla_direccionamiento,
              motivo: line.motivo_direccionamiento,
              user_id,
              created_at: line.created_at ?? '',
            },
          ],
    ),
  )

/** Seeds the orders, oldest first, so that the ids of lines grow with time. */
export const seedOrders = async (db: Kysely<DB>, context: AgendaContext, visits: Visits): Promise<void> => {
  const rows = (await readSeed('demo/ordenes.tsv')).toSorted((a, b) => a.number('orden') - b.number('orden'))
  const cups = new Map(
    (await db.selectFrom('cups').select(['id', 'codigo']).execute()).map((cup) => [cup.codigo, cup.id]),
  )
  const heads = new Map(rows.map((row) => [row.number('orden'), row]))
  await insertAll(
    db,
    'ordenes',
    [...heads].map(([id, row]) => ({
      id,
      consulta_id: visits.find(row.text('documento'), row.number('dia')),
      afiliado_id: required(context.affiliates, row.text('documento'), 'affiliate').id,
      tipo_orden_id: OrderType.procedures,
      user_id: required(context.users, row.text('medico'), 'user'),
      created_at: bogotaInstant(addDays(context.today, row.number('dia')), row.text('hora')),
    })),
  )
  const made = rows.map((row, index) => lineOf(row, index + 1, { ...context, cups }))
  await insertAll(
    db,
    'orden_procedimientos',
    made.map(({ line }) => line),
  )
  await insertMoves(db, made)
  await insertRoutings(db, made)
}
