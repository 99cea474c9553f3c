/** Procedures that are ordered together: kept by name, shown with what the catalogue says of each today. */
import * as Schema from 'effect/Schema'
import {
  placeOfSet,
  SET_DELETED,
  SET_SAVED,
  SetLine,
  type ShownSet,
  UNKNOWN_IN_SET,
} from '@cauce/domain/procedure/procedure-set'
import type { conjuntos } from '@cauce/contract/conjuntos'
import type { Answer, Body } from '@cauce/contract/entry'
import { audit } from '../../audit/audit.ts'
import { jsonText } from '../../db/json-text.ts'
import { lockUser } from '../../db/lock-user.ts'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import * as queries from './queries.ts'

type Module = typeof conjuntos

const areLines = Schema.is(Schema.Array(SetLine))

/** Those of who asks and those that others share, with what can be ordered of each today. */
export const setsOf = async (ctx: UserCtx): Promise<ShownSet[]> => {
  const kept = (await queries.visibleSets(ctx.db, ctx.user.id)).map(({ lineas, ...row }) => ({
    ...row,
    lineas: areLines(lineas) ? lineas : [],
  }))
  const ids = new Set(kept.flatMap(({ lineas }) => lineas.map(({ procedimiento_id }) => procedimiento_id)))
  const known = new Map((await queries.proceduresOf(ctx.db, [...ids])).map((each) => [each.id, each]))
  return kept.map(({ user_id, lineas, ...row }) => {
    const found = lineas.flatMap((line) => {
      const said = known.get(line.procedimiento_id)
      if (said === undefined) return []
      const { activo: active, ...procedure } = said
      return [{ line, active, procedure }]
    })
    return {
      ...row,
      propio: user_id === ctx.user.id,
      lineas: found
        .filter(({ active }) => active)
        .map(({ line, procedure }) => ({
          procedimiento: procedure,
          cantidad: line.cantidad,
          observacion: line.observacion,
        })),
      retirados: found.filter(({ active }) => !active).map(({ procedure }) => procedure.nombre),
    }
  })
}

/** Keeps it; under a name that the person keeps already, it takes its place. 422 by field. */
export const saveSet = (ctx: UserCtx, body: Body<Module['guardar']>): Promise<Answer<Module['guardar']>> =>
  ctx.db.transaction().execute(async (trx) => {
    const { compartido, lineas } = body
    const nombre = body.nombre.trim().toWellFormed()
    await lockUser(trx, ctx.user.id)
    const place = placeOfSet(nombre, lineas, await queries.ownSets(trx, ctx.user.id))
    if ('errores' in place) throw invalid(place.errores)
    const known = await queries.proceduresOf(
      trx,
      lineas.map(({ procedimiento_id }) => procedimiento_id),
    )
    if (known.length < lineas.length) throw invalid({ lineas: [UNKNOWN_IN_SET] })
    const written = { nombre, compartido, lineas: jsonText(lineas) }
    const id = place.id ?? (await queries.insertSet(trx, { ...written, user_id: ctx.user.id, created_at: ctx.now() }))
    if (place.id !== null) await queries.updateSet(trx, place.id, written)
    await audit(trx, ctx, {
      accion: place.id === null ? 'conjunto.crear' : 'conjunto.editar',
      recurso: 'conjunto',
      recurso_id: id,
      detalle: { compartido, lineas: lineas.length },
    })
    return { id, mensaje: SET_SAVED }
  })

/** Deletes one's own; 404 for one of somebody else, also where it is shared. */
export const deleteSet = (ctx: UserCtx, id: number): Promise<Answer<Module['eliminar']>> =>
  ctx.db.transaction().execute(async (trx) => {
    const removed = await queries.removeSet(trx, ctx.user.id, id)
    if (removed === undefined) throw notFound()
    await audit(trx, ctx, { accion: 'conjunto.eliminar', recurso: 'conjunto', recurso_id: id, detalle: {} })
    return { mensaje: SET_DELETED }
  })
