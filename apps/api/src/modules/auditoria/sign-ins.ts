/** Sign-ins and failures: one by one, and gathered so that an attack is seen. */
import type { Answer, Body } from '@cauce/contract/entry'
import type { auditoria } from '@cauce/contract/auditoria'
import { SIGN_IN_ACTIONS, SIGN_IN_NAMES, SIGN_IN_RESULTS, type SignInResult } from '@cauce/domain/audit/sign-in'
import { suspicion } from '@cauce/domain/audit/suspicion'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { totalOf } from '../../kit/list/counted.ts'
import { describeDevice } from '../cuenta/device.ts'
import type { AuditFilter } from './filter.ts'
import { countEntries, type EntryRow, entries, peopleByIds, personById } from './queries.ts'
import { askedFor, pageOf, personIn } from './service.ts'
import { countByAction, countFailureGroups, failureGroups } from './sign-in-queries.ts'

type Module = typeof auditoria
type Asked = Pick<AuditFilter, 'desde' | 'hasta' | 'usuario_id' | 'ip'> & { readonly resultado?: SignInResult }

const UNCOUNTED = 0

/** The entries of the audit that a search of sign-ins is. */
export const signInFilter = ({ resultado, desde, hasta, usuario_id, ip }: Asked): AuditFilter => ({
  acciones: resultado === undefined ? SIGN_IN_ACTIONS : SIGN_IN_RESULTS[resultado].acciones,
  ...(desde === undefined ? {} : { desde }),
  ...(hasta === undefined ? {} : { hasta }),
  ...(usuario_id === undefined ? {} : { usuario_id }),
  ...(ip === undefined ? {} : { ip }),
})

const NOBODY = 0

/** The other person whose sessions the entry is about. */
const otherIn = ({ recurso, recurso_id, user_id }: EntryRow): number => {
  const id = recurso === 'usuario' ? Number(recurso_id) : NOBODY
  return id === user_id ? NOBODY : id
}

const peopleIn = async (ctx: UserCtx, rows: readonly EntryRow[]) => {
  const ids = [...new Set(rows.map(otherIn))].filter((id) => id !== NOBODY)
  return new Map((await peopleByIds(ctx.db, ids)).map((person) => [person.id, person]))
}

/** A page of the sign-ins, with how many of each result the period has. */
export const signIns = async (ctx: UserCtx, body: Body<Module['ingresos']>): Promise<Answer<Module['ingresos']>> => {
  const { pagina, por_pagina, offset, limit, corte } = await pageOf(ctx, body)
  const { resultado: _one, ...anyResult } = body
  const filter = signInFilter(body)
  const rows = await entries(ctx.db, filter, { corte, limit, offset })
  const counted = totalOf(await countEntries(ctx.db, filter, corte))
  const byAction = new Map(
    (await countByAction(ctx.db, signInFilter(anyResult), corte)).map(({ accion, total }) => [accion, total]),
  )
  const others = await peopleIn(ctx, rows)
  const person = body.usuario_id === undefined ? undefined : await personById(ctx.db, body.usuario_id)
  auditRead(ctx, { accion: 'ingresos.leer', recurso: 'auditoria', recurso_id: null, detalle: askedFor(body) })
  return {
    data: rows.map((row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
      accion: row.accion,
      usuario: personIn(row),
      de: others.get(otherIn(row)) ?? null,
      ip: row.ip,
      equipo: describeDevice(row.agente),
    })),
    ...counted,
    pagina,
    por_pagina,
    corte,
    usuario: person ?? null,
    por_resultado: SIGN_IN_NAMES.map((resultado) => ({
      resultado,
      total: SIGN_IN_RESULTS[resultado].acciones.reduce(
        (sum, accion) => sum + (byAction.get(accion) ?? UNCOUNTED),
        UNCOUNTED,
      ),
    })),
  }
}

/** Failures by account or by address, with why they look like an attack. */
export const gathered = async (
  ctx: UserCtx,
  body: Body<Module['ingresosAgrupados']>,
): Promise<Answer<Module['ingresosAgrupados']>> => {
  const { por, ...period } = body
  const { pagina, por_pagina, offset, limit } = await pageOf(ctx, { ...body, corte: UNCOUNTED })
  const filter = signInFilter(period)
  const groups = await failureGroups(ctx.db, filter, por, { limit, offset })
  const total = await countFailureGroups(ctx.db, filter, por)
  auditRead(ctx, { accion: 'ingresos.leer', recurso: 'auditoria', recurso_id: null, detalle: askedFor(body) })
  const known = groups.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
  const people = new Map((await peopleByIds(ctx.db, known)).map((person) => [person.id, person]))
  const data = groups.map(({ user_id, primero_at, ultimo_at, ...group }) => ({
    ...group,
    usuario: user_id === null ? null : (people.get(user_id) ?? null),
    primero_at: primero_at.toISOString(),
    ultimo_at: ultimo_at.toISOString(),
    sospecha: suspicion({ por, fallos: group.fallos, cuentas: group.cuentas }),
  }))
  return { data, total, pagina, por_pagina }
}
