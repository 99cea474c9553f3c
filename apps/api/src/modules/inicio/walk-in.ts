/** The consultation of a patient without an appointment: created and opened at once, by who attends it. */
import { sql, type Kysely } from 'kysely'
import { patientDoors } from '@cauce/domain/affiliate/patient-doors'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import {
  WALK_IN_OPENED,
  WALK_IN_UNCONFIRMED,
  walkInDoubts,
  walkInProblems,
  type SameDayVisit,
} from '@cauce/domain/consultation/walk-in'
import type { Answer, Body } from '@cauce/contract/entry'
import type { inicio } from '@cauce/contract/inicio'
import { audit } from '../../audit/audit.ts'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { holdInsured, rightsOf } from '../afiliados/open.ts'
import { isReachable, requireSigner } from '../consultas/open.ts'

type Module = typeof inicio

/** Of `tipos_consulta`. */
const WALK_IN_KIND = 3

/** Whether who asks may open this patient: the same condition by which they find them. */
const mayOpen = async (db: Kysely<DB>, ctx: UserCtx, afiliadoId: number): Promise<boolean> => {
  const doors = patientDoors(ctx.user)
  if (doors.historia || !doors.consulta) return doors.historia
  const reached = await db
    .selectFrom('consultas as c')
    .select('c.id')
    .where('c.afiliado_id', '=', afiliadoId)
    .where(isReachable(ctx))
    .limit(1)
    .executeTakeFirst()
  return reached !== undefined
}

const from = (day: string) => sql<Date>`${`${day}T00:00:00-05:00`}::timestamptz`

const sameDay = async (db: Kysely<DB>, ctx: UserCtx, afiliadoId: number): Promise<readonly SameDayVisit[]> => {
  const rows = await db
    .selectFrom('consultas as c')
    .innerJoin('estados_consulta as ec', 'ec.id', 'c.estado_id')
    .innerJoin('users as u', 'u.id', 'c.medico_user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['c.fecha_hora', 'c.estado_id', 'ec.nombre as estado', personName.as('medico')])
    .where('c.afiliado_id', '=', afiliadoId)
    .where('c.fecha_hora', '>=', from(ctx.today()))
    .where('c.fecha_hora', '<', from(addDays(ctx.today(), 1)))
    .orderBy('c.fecha_hora')
    .execute()
  return rows.map((row) => ({ ...row, fecha_hora: row.fecha_hora.toISOString() }))
}

/** Where the professional attends: the site of their last consultation that has one. */
const siteOf = async (db: Kysely<DB>, ctx: UserCtx): Promise<number | null> => {
  const last = await db
    .selectFrom('consultas')
    .select('rep_id')
    .where('medico_user_id', '=', ctx.user.id)
    .where('rep_id', 'is not', null)
    .where('fecha_hora', '<=', ctx.now())
    .orderBy('fecha_hora', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.rep_id ?? null
}

/** 403 of who signs no records; 404 of a patient whom they do not open; 422 by field; 409 `consulta.por_confirmar` with what is asked. */
export const openWalkIn = async (
  ctx: UserCtx,
  body: Body<Module['prioritaria']>,
): Promise<Answer<Module['prioritaria']>> => {
  await requireSigner(ctx.db, ctx, 'historia')
  const { afiliado_id } = body
  const motivo = body.motivo.trim()
  return idempotent(ctx, 'inicio.prioritaria', body, async (trx) => {
    // Of two at once, the second waits and sees the first.
    const person = await holdInsured(trx, afiliado_id)
    if (person === undefined || !(await mayOpen(trx, ctx, afiliado_id))) throw notFound()
    const derechos = await rightsOf(trx, afiliado_id, { fecha: ctx.today(), hoy: ctx.today() })
    if (derechos === undefined || typeof derechos === 'string') throw notFound()
    const problems = walkInProblems({ motivo, tipo_afiliado_id: person.tipo_afiliado_id, derechos })
    if (Object.keys(problems).length > 0) throw invalid(problems)
    const doubts = walkInDoubts(derechos, await sameDay(trx, ctx, afiliado_id))
    if (doubts.length > 0 && body.confirmado !== true)
      throw fail(409, 'consulta.por_confirmar', WALK_IN_UNCONFIRMED, { confirmado: [...doubts] })
    const { id } = await trx
      .insertInto('consultas')
      .values({
        afiliado_id,
        tipo_consulta_id: WALK_IN_KIND,
        estado_id: ConsultationStatus.inProgress,
        medico_user_id: ctx.user.id,
        rep_id: await siteOf(trx, ctx),
        fecha_hora: ctx.now(),
        motivo,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(trx, ctx, {
      accion: 'consulta.prioritaria',
      recurso: 'consulta',
      recurso_id: id,
      afiliado_id,
      detalle: { atiende: derechos.atiende, ...(doubts.length > 0 ? { confirmado: true } : {}) },
    })
    return { id, mensaje: WALK_IN_OPENED }
  })
}
