/** Granting a substitution, revoking it, and the list of them. */
import type { Transaction } from 'kysely'
import {
  canGrantSubstitution,
  type Clinician,
  OVER,
  OVERLAPS,
  substitutionProblems,
  substitutionState,
} from '@cauce/domain/access/substitution'
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { Answer, Body } from '@cauce/contract/entry'
import type { sustituciones } from '@cauce/contract/sustituciones'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { queueMail } from '../../mail/mailer.ts'
import { personOf } from '../auth/notice.ts'
import { loadPermissions } from '../auth/queries.ts'
import { requireConfirmed } from '../cuenta/confirmation.ts'
import { holdAccess } from '../roles/access-lock.ts'
import * as queries from './queries.ts'

type Module = typeof sustituciones
const PAGE_SIZE = 10
const MAX_PAGE_SIZE = 100
const SUBJECT = 'Sustitución en Cauce'
const UNEXPECTED = 'Si no lo esperaba, avise de inmediato al administrador.'

const tell = async (trx: Transaction<DB>, userId: number, texto: string): Promise<void> => {
  const { email } = await personOf(trx, userId)
  await queueMail(trx, { para: email, asunto: SUBJECT, texto: `${texto}\n\n${UNEXPECTED}` })
}

/** A page of the grants. Pages count from 1; a page past the end is empty. */
export const search = async (ctx: UserCtx, body: Body<Module['buscar']>): Promise<Answer<Module['buscar']>> => {
  const pagina = body.pagina ?? 1
  const por_pagina = Math.min(MAX_PAGE_SIZE, body.por_pagina ?? PAGE_SIZE)
  const page = { limit: por_pagina, offset: (pagina - 1) * por_pagina }
  const rows = await queries.pageOf(ctx.db, body, ctx.today(), page)
  const people = rows.flatMap((row) => [
    row.titular_user_id,
    row.sustituto_user_id,
    row.otorgada_por_user_id,
    row.revocada_por_user_id ?? row.otorgada_por_user_id,
  ])
  const names = await queries.namesOf(ctx.db, people)
  const named = (id: number) => ({ id, nombre: names.get(id) ?? '' })
  return {
    data: rows.map((row) => ({
      id: row.id,
      titular: named(row.titular_user_id),
      sustituto: named(row.sustituto_user_id),
      desde: row.desde,
      hasta: row.hasta,
      motivo: row.motivo,
      estado: row.estado,
      otorgada_por: named(row.otorgada_por_user_id),
      otorgada_at: row.otorgada_at.toISOString(),
      revocada_por: row.revocada_por_user_id === null ? null : named(row.revocada_por_user_id),
      revocada_at: row.revocada_at?.toISOString() ?? null,
    })),
    total: await queries.countOf(ctx.db, body, ctx.today()),
    pagina,
    por_pagina,
  }
}

export const searchProfessional = async (ctx: UserCtx, texto: string): Promise<Answer<Module['buscarProfesional']>> => {
  const rows = await queries.professionals(ctx.db, texto)
  return rows.map(({ id, nombre, cargo, registro_profesional }) => ({
    id,
    nombre,
    cargo: cargo ?? '',
    tiene_registro: (registro_profesional ?? '').trim() !== '',
  }))
}

type Held = Awaited<ReturnType<typeof queries.holdBoth>>

const clinician = async (trx: Transaction<DB>, held: Held, id: number): Promise<Clinician> => {
  const row = held.find((one) => one.id === id)
  return {
    id,
    activo: row?.activo ?? false,
    permissions: row === undefined ? [] : await loadPermissions(trx, id),
    registro_profesional: row?.registro_profesional ?? '',
    profesion: row?.profesion ?? null,
  }
}

/**
 * Grants it and tells both, in one transaction.
 * @throws 403 `misma.mano` or `sesion.confirmar`; 409 `sustitucion.traslapada`; 422
 */
export const grant = async (ctx: UserCtx, body: Body<Module['conceder']>): Promise<Answer<Module['conceder']>> => {
  const answer = await idempotent(ctx, 'sustituciones.conceder', body, async (trx) => {
    const offer = canGrantSubstitution(ctx.user, body.sustituto_user_id)
    if (!offer.puede) throw fail(403, 'misma.mano', offer.porQueNo)
    await requireConfirmed(trx, ctx)
    await holdAccess(trx)
    const { titular_user_id, sustituto_user_id, desde, hasta } = body
    const held = await queries.holdBoth(trx, [titular_user_id, sustituto_user_id])
    const titular = await clinician(trx, held, titular_user_id)
    const substitute = await clinician(trx, held, sustituto_user_id)
    const problems = substitutionProblems(body, titular, substitute, ctx.today())
    if (Object.keys(problems).length > 0) throw invalid(problems)
    if (await queries.overlaps(trx, body)) {
      throw fail(409, 'sustitucion.traslapada', OVERLAPS, { desde: [OVERLAPS] })
    }
    const motivo = body.motivo.trim()
    const { id } = await trx
      .insertInto('sustituciones')
      .values({ ...body, motivo, otorgada_por_user_id: ctx.user.id, otorgada_at: ctx.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(trx, ctx, {
      accion: 'sustitucion.conceder',
      recurso: 'usuario',
      recurso_id: titular_user_id,
      detalle: { sustitucion_id: id, titular_user_id, sustituto_user_id, desde, hasta, motivo },
    })
    const nameOf = (one: number): string => held.find((row) => row.id === one)?.nombre ?? ''
    const days = `del ${formatDate(desde)} al ${formatDate(hasta)}`
    await tell(
      trx,
      titular_user_id,
      `${nameOf(sustituto_user_id)} puede atender sus consultas y ordenar en ellas ${days}.`,
    )
    await tell(
      trx,
      sustituto_user_id,
      `Usted puede atender las consultas de ${nameOf(titular_user_id)} y ordenar en ellas ${days}. Lo que firme queda a su nombre.`,
    )
    return { id, mensaje: 'Sustitución concedida. Les avisamos a las dos personas.' }
  })
  ctx.realtime.permissionsChanged([body.sustituto_user_id])
  return answer
}

/** Ends it at once and tells both. @throws 404; 403 `sesion.confirmar`; 409 `sustitucion.terminada` */
export const revoke = async (ctx: UserCtx, id: number): Promise<Answer<Module['revocar']>> => {
  let substitute: number | null = null
  const answer = await idempotent(ctx, 'sustituciones.revocar', { id }, async (trx) => {
    await requireConfirmed(trx, ctx)
    const row = await queries.holdGrant(trx, id)
    if (!row) throw notFound()
    const state = substitutionState({ ...row, revocada: row.revocada_at !== null }, ctx.today())
    if (state === 'revocada' || state === 'terminada') throw fail(409, 'sustitucion.terminada', OVER)
    await trx
      .updateTable('sustituciones')
      .set({ revocada_at: ctx.now(), revocada_por_user_id: ctx.user.id })
      .where('id', '=', id)
      .execute()
    const { titular_user_id, sustituto_user_id } = row
    await audit(trx, ctx, {
      accion: 'sustitucion.revocar',
      recurso: 'usuario',
      recurso_id: titular_user_id,
      detalle: { sustitucion_id: id, titular_user_id, sustituto_user_id },
    })
    const names = await queries.namesOf(trx, [titular_user_id, sustituto_user_id])
    await tell(
      trx,
      titular_user_id,
      `${names.get(sustituto_user_id) ?? ''} ya no atiende sus consultas: la sustitución se revocó.`,
    )
    await tell(
      trx,
      sustituto_user_id,
      `Ya no atiende las consultas de ${names.get(titular_user_id) ?? ''}: la sustitución se revocó.`,
    )
    substitute = sustituto_user_id
    return { mensaje: 'Sustitución revocada. Les avisamos a las dos personas.' }
  })
  if (substitute !== null) ctx.realtime.permissionsChanged([substitute])
  return answer
}
