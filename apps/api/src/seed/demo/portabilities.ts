/** Portabilities of the demo, in each of their states: what waits with its term, what is in force, and what ended. */
import type { Transaction } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { PORTABILITY_KIND_KEYS, type PortabilityKind } from '@cauce/domain/insurance/portability-kind'
import { PORTABILITY_LIFE, PORTABILITY_STATES, type PortabilityState } from '@cauce/domain/insurance/portability-life'
import { PORTABILITY_NORMS, PORTABILITY_OWNER, PORTABILITY_TERM } from '@cauce/domain/insurance/portability-term'
import type { DB } from '../../db/tables.ts'
import { endTerm } from '../../kit/clock/end-term.ts'
import { openTerm } from '../../kit/clock/open-term.ts'
import { addMovement, beginLives } from '../../kit/life/movements.ts'
import { nextNumber } from '../../kit/series/next-number.ts'
import { sayToday, writeAttention } from '../../modules/afiliados/open.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import type { AgendaContext } from './agenda.ts'

const DESK = 'aseguramiento@cauce.demo'
const HOUR = 3_600_000
const ANSWERED = [
  ['tomar', 'en_estudio'],
  ['asignar_sede', 'activa'],
] as const
/** The moves that left each in its state, from when it was filed. */
const MOVES: Readonly<Record<PortabilityState, readonly (readonly [string, PortabilityState])[]>> = {
  radicada: [],
  en_estudio: [['tomar', 'en_estudio']],
  asignada: [
    ['tomar', 'en_estudio'],
    ['asignar_sede', 'asignada'],
  ],
  activa: ANSWERED,
  vencida: [...ANSWERED, ['vencer', 'vencida']],
  terminada: [...ANSWERED, ['terminar', 'terminada']],
  negada: [
    ['tomar', 'en_estudio'],
    ['negar', 'negada'],
  ],
  anulada: [['anular', 'anulada']],
}
const isState = (name: string): name is PortabilityState => Object.hasOwn(PORTABILITY_STATES, name)
const kindOf = (name: string): PortabilityKind => {
  const kind = PORTABILITY_KIND_KEYS.find((one) => one === name)
  if (kind === undefined) throw new TypeError(`no kind of portability ${name}`)
  return kind
}

const townOf = async (trx: Transaction<DB>, codigo: string): Promise<number> =>
  (await trx.selectFrom('municipios').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow()).id

interface Filed {
  readonly id: number
  readonly estado: PortabilityState
  readonly at: Date
  readonly motivo: string | null
}

/** Its movements, an hour apart, and the answer of its clock. */
const live = async (
  trx: Transaction<DB>,
  { id, estado, at, motivo }: Filed,
  desk: number,
  isOccasional: boolean,
): Promise<void> => {
  const begins = isOccasional ? estado : 'radicada'
  await beginLives(trx, PORTABILITY_LIFE.name, [{ id, estado: begins }], { user_id: desk, created_at: at })
  if (isOccasional) return
  const owner = { dueno_tipo: PORTABILITY_OWNER, dueno_id: id }
  await openTerm(trx, { ...owner, clase: PORTABILITY_TERM, inicio: at, user_id: desk })
  let from: PortabilityState = begins
  const moves = MOVES[estado]
  for (const [index, [evento, a_estado]] of moves.entries()) {
    const when = new Date(at.getTime() + (index + 1) * HOUR)
    await addMovement(trx, {
      vida: PORTABILITY_LIFE.name,
      objeto_id: id,
      version: index + 2,
      evento,
      de_estado: from,
      a_estado,
      lleva: motivo !== null && index === moves.length - 1 ? { motivo } : {},
      user_id: evento === 'vencer' ? null : desk,
      created_at: when,
    })
    from = a_estado
    if (evento === 'asignar_sede' || evento === 'negar')
      await endTerm(trx, owner, { user_id: desk, at: when, motivo: motivo ?? 'Se asignó la sede' })
  }
  await trx
    .updateTable('portabilidades')
    .set((eb) => ({
      vence_at: eb
        .selectFrom('terminos')
        .select('vence_at')
        .where('dueno_tipo', '=', PORTABILITY_OWNER)
        .where('dueno_id', '=', id)
        .where('gobierna', '=', true),
    }))
    .where('id', '=', id)
    .execute()
}

const dayOf = (today: CalendarDate, days: number | null): CalendarDate | null =>
  days === null ? null : addDays(today, days)

const addOne = async (trx: Transaction<DB>, { affiliates, users, sites, today, now }: AgendaContext, row: SeedRow) => {
  const estado = row.text('estado')
  if (!isState(estado)) throw new TypeError(`no state of a portability ${estado}`)
  const afiliado_id = required(affiliates, row.text('documento'), 'affiliate').id
  const desk = required(users, DESK, 'user')
  const tipo = kindOf(row.text('tipo'))
  const sede = row.orNull('sede')
  const person = await trx
    .selectFrom('afiliados')
    .select(['entidad_id', 'municipio_afiliacion_id'])
    .where('id', '=', afiliado_id)
    .executeTakeFirstOrThrow()
  const at = new Date(now.getTime() + row.number('radicada') * 24 * HOUR)
  const year = Number(today.slice(0, 4))
  const moves = tipo === 'ocasional' ? [] : MOVES[estado]
  const days = { fecha_inicio: addDays(today, row.number('desde')), fecha_fin: dayOf(today, row.numberOrNull('hasta')) }
  const rep_id = sede === null ? null : required(sites, sede, 'site')
  const municipio_destino_id = await townOf(trx, row.text('destino'))
  const isClosed = ['vencida', 'terminada', 'negada', 'anulada'].includes(estado)
  const { id } = await trx
    .insertInto('portabilidades')
    .values({
      ...days,
      sentido: row.text('sentido') === 'entrada' ? 'entrada' : 'salida',
      radicado: `PORT-${year}-${String(await nextNumber(trx, 'portabilidad', year)).padStart(6, '0')}`,
      afiliado_id,
      entidad_origen_id: person.entidad_id,
      municipio_origen_id: person.municipio_afiliacion_id,
      municipio_destino_id,
      tipo,
      rep_id,
      razon: row.text('razon'),
      telefono: '3105550000',
      estado,
      version: moves.length + 1,
      motivo: row.orNull('motivo'),
      radica_user_id: desk,
      estudia_user_id: moves.length > 0 ? desk : null,
      cerrada_at: isClosed ? new Date(at.getTime() + moves.length * HOUR) : null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await live(trx, { id, estado, at, motivo: row.orNull('motivo') }, desk, tipo === 'ocasional')
  if (!['activa', 'vencida'].includes(estado)) return
  await writeAttention(trx, {
    afiliado_id,
    desde: days.fecha_inicio,
    hasta: days.fecha_fin,
    origen: 'portabilidad',
    municipio_id: municipio_destino_id,
    rep_id,
    novedad_id: null,
    at,
  })
  await sayToday(trx, [afiliado_id], today)
}

export const seedPortabilities = async (trx: Transaction<DB>, context: AgendaContext): Promise<void> => {
  await trx
    .insertInto('terminos_norma')
    .values([...PORTABILITY_NORMS])
    .onConflict((conflict) => conflict.columns(['clase', 'vigente_desde']).doNothing())
    .execute()
  for (const row of await readSeed('demo/portabilidades.tsv')) {
    // oxlint-disable-next-line no-await-in-loop -- they are numbered one after another
    await addOne(trx, context, row)
  }
}
