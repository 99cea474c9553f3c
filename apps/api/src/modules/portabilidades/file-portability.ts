/** A portability is filed, for a person and those of their family who go with them: every row or none. */
import type { Transaction } from 'kysely'
import { listName } from '@cauce/domain/affiliate/display-name'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { PORTABILITY_KINDS, PORTABILITY_SAME_TOWN, portabilityKind } from '@cauce/domain/insurance/portability-kind'
import { PORTABILITY_LIFE } from '@cauce/domain/insurance/portability-life'
import { PORTABILITY_OWNER, PORTABILITY_TERM } from '@cauce/domain/insurance/portability-term'
import { dueDay } from '@cauce/domain/kit/clock/due'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import type { Answer, Body } from '@cauce/contract/entry'
import type { portabilidades } from '@cauce/contract/portabilidades'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { openTerm } from '../../kit/clock/open-term.ts'
import { publish } from '../../kit/events/publish.ts'
import { beginLives } from '../../kit/life/movements.ts'
import { nextNumber } from '../../kit/series/next-number.ts'
import { familyOf, holdInsured, insuredById, rightsOf } from '../afiliados/open.ts'
import { attendThere } from './attention.ts'
import * as queries from './queries.ts'

type Call = (typeof portabilidades)['radicar']
type Asked = Body<Call>

const SERIES = 'portabilidad'
const DIGITS = 6
const PHONE = /^\d{10}$/u

export const BEFORE_TODAY = 'La portabilidad empieza hoy o después.'
export const PHONE_WRONG = 'El teléfono tiene 10 dígitos.'
export const NOT_FAMILY = 'Esa persona no es de su grupo familiar.'
export const NO_TOWN = 'El municipio no existe.'

/** Why nothing can be filed for the person; null: it can. */
export const hindranceOf = async (ctx: Pick<UserCtx, 'db' | 'today'>, id: number): Promise<string | null> => {
  const hoy = ctx.today()
  const rights = await rightsOf(ctx.db, id, { fecha: hoy, hoy })
  if (rights === undefined || typeof rights === 'string') return 'No está afiliada.'
  if (rights.atiende === 'no') return `No se tramita: ${rights.motivo}`
  const open = await queries.openOf(ctx.db, id)
  return open === undefined ? null : `Ya tiene una portabilidad abierta: ${open.radicado}.`
}

/** Its kind and its days, or 422 at each field. */
const checked = async (ctx: UserCtx, body: Asked) => {
  const { fecha_inicio: inicio, fecha_fin = null, dispersion = false, telefono, municipio_destino_id } = body
  const errores: Record<string, string[]> = {}
  const kind = portabilityKind({ inicio, fin: fecha_fin, dispersion })
  if ('error' in kind) errores['fecha_fin'] = [kind.error]
  if (inicio < ctx.today()) errores['fecha_inicio'] = [BEFORE_TODAY]
  if (!PHONE.test(telefono)) errores['telefono'] = [telefono === '' ? REQUIRED_FIELD : PHONE_WRONG]
  if ((await queries.townOf(ctx.db, municipio_destino_id)) === undefined) errores['municipio_destino_id'] = [NO_TOWN]
  if ('error' in kind || Object.keys(errores).length > 0) throw invalid(errores)
  return { tipo: kind.tipo, fecha_inicio: inicio, fecha_fin: kind.tipo === 'dispersion' ? null : fecha_fin }
}
type Checked = Awaited<ReturnType<typeof checked>>

/** The person and those who go with them, each once, held in the order of their numbers. */
const holdAll = async (trx: Transaction<DB>, { afiliado_id, familiares = [] }: Asked): Promise<readonly number[]> => {
  const ids = [...new Set([afiliado_id, ...familiares])]
  for (const id of ids.toSorted((a, b) => a - b))
    if ((await holdInsured(trx, id)) === undefined)
      throw id === afiliado_id ? notFound() : invalid({ familiares: [NOT_FAMILY] })
  const family = await familyOf(trx, afiliado_id)
  const own = new Set(
    family.filter(({ hasta }) => hasta === null).flatMap(({ id, cotizante_id }) => [id, cotizante_id]),
  )
  if (ids.some((id) => id !== afiliado_id && !own.has(id))) throw invalid({ familiares: [NOT_FAMILY] })
  return ids
}

interface Row extends Checked {
  readonly id: number
  readonly con_id: number | null
}

const insertOne = async (trx: Transaction<DB>, ctx: UserCtx, body: Asked, { id, con_id, ...days }: Row) => {
  const home = await queries.homeOf(trx, id)
  if (home === undefined) throw notFound()
  const { sentido, municipio_destino_id, razon, telefono } = body
  if (home.municipio_afiliacion_id === municipio_destino_id)
    throw invalid({ municipio_destino_id: [PORTABILITY_SAME_TOWN] })
  const at = ctx.now()
  const year = Number(ctx.today().slice(0, 4))
  const isOccasional = days.tipo === 'ocasional'
  const begins = days.fecha_inicio <= ctx.today()
  const estado = isOccasional ? (begins ? ('activa' as const) : ('asignada' as const)) : ('radicada' as const)
  const made = await trx
    .insertInto('portabilidades')
    .values({
      ...days,
      sentido,
      radicado: `PORT-${year}-${String(await nextNumber(trx, SERIES, year)).padStart(DIGITS, '0')}`,
      afiliado_id: id,
      entidad_origen_id: home.entidad_id,
      municipio_origen_id: home.municipio_afiliacion_id,
      municipio_destino_id,
      razon: razon.trim(),
      telefono,
      con_id,
      estado,
      radica_user_id: ctx.user.id,
      created_at: at,
    })
    .returning(['id', 'radicado'])
    .executeTakeFirstOrThrow()
  await beginLives(trx, PORTABILITY_LIFE.name, [{ id: made.id, estado }], { user_id: ctx.user.id, created_at: at })
  if (!isOccasional) await beginClock(trx, ctx, made.id, at)
  await audit(trx, ctx, {
    accion: 'portabilidad.radicar',
    recurso: 'portabilidad',
    recurso_id: made.id,
    afiliado_id: id,
    detalle: { radicado: made.radicado, tipo: days.tipo, estado },
  })
  if (estado !== 'activa') return made
  const event = await attendThere(
    trx,
    { afiliado_id: id, municipio_destino_id, rep_id: null },
    { desde: days.fecha_inicio, hasta: days.fecha_fin },
    { at, hoy: ctx.today() },
  )
  return { ...made, event }
}

const beginClock = async (trx: Transaction<DB>, ctx: UserCtx, id: number, at: Date): Promise<void> => {
  const owner = { dueno_tipo: PORTABILITY_OWNER, dueno_id: id }
  const term = await openTerm(trx, { ...owner, clase: PORTABILITY_TERM, inicio: at, user_id: ctx.user.id })
  const { vence_at } = await trx
    .selectFrom('terminos')
    .select('vence_at')
    .where('id', '=', term)
    .executeTakeFirstOrThrow()
  await trx.updateTable('portabilidades').set({ vence_at }).where('id', '=', id).execute()
}

/** Said once it is filed: what follows, and until when it is answered. */
const words = async (trx: Transaction<DB>, id: number, radicado: string, { tipo, fecha_inicio }: Checked) => {
  if (tipo === 'ocasional')
    return `${PORTABILITY_KINDS[tipo]}, ${radicado}: rige desde el ${formatDate(fecha_inicio)}, sin asignar sede.`
  const row = await trx.selectFrom('portabilidades').select('vence_at').where('id', '=', id).executeTakeFirst()
  const due = row?.vence_at ? ` Se responde a más tardar el ${formatDate(dueDay(row.vence_at.getTime()))}.` : ''
  return `${PORTABILITY_KINDS[tipo]}, radicada ${radicado}.${due}`
}

const write = async (trx: Transaction<DB>, given: UserCtx, body: Asked): Promise<Answer<Call>> => {
  const ctx = { ...given, db: trx }
  const ids = await holdAll(trx, body)
  const days = await checked(ctx, body)
  for (const id of ids) {
    const hindrance = await hindranceOf(ctx, id)
    if (hindrance === null) continue
    const row = await insuredById(trx, id)
    if ((await queries.openOf(trx, id)) !== undefined)
      throw fail(409, 'portabilidad.abierta', `${row ? listName(row) : ''}: ${hindrance}`)
    throw invalid({ [id === body.afiliado_id ? 'afiliado_id' : 'familiares']: [hindrance] })
  }
  const made: Awaited<ReturnType<typeof insertOne>>[] = []
  for (const id of ids) made.push(await insertOne(trx, ctx, body, { ...days, id, con_id: made[0]?.id ?? null }))
  for (const one of made) if ('event' in one) await publish(trx, ctx, one.event)
  const [first] = made
  if (first === undefined) throw notFound()
  const mensaje = await words(trx, first.id, first.radicado, days)
  return { id: first.id, radicado: first.radicado, cuantas: made.length, mensaje }
}

/** @throws 404 of nobody; 422 at the field; 409 of who has an open one */
export const filePortability = (ctx: UserCtx, body: Asked): Promise<Answer<Call>> =>
  idempotent(ctx, 'portabilidades.radicar', body, (trx) => write(trx, ctx, body))
