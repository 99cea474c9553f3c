/** The order lines that a clinician writes often: kept by name, shown with what the catalogue says of them today. */
import * as Schema from 'effect/Schema'
import {
  FAVOURITE_DELETED,
  FAVOURITE_SAVED,
  isFavouriteType,
  itemOfFavourite,
  NO_FAVOURITES_OF_KIND,
  placeOfFavourite,
} from '@cauce/domain/ordering/check-favourite'
import { FavouriteLine, type ShownFavourite } from '@cauce/domain/ordering/favourite-line'
import type { Answer, Body } from '@cauce/contract/entry'
import type { favoritos } from '@cauce/contract/favoritos'
import { audit } from '../../audit/audit.ts'
import { jsonText } from '../../db/json-text.ts'
import { lockUser } from '../../db/lock-user.ts'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { LINE_KINDS } from '../ordenamiento/line-kinds.ts'
import * as queries from './queries.ts'

type Module = typeof favoritos

const isLine = Schema.is(FavouriteLine)

/** Favourites of who asks of one kind of order, by name. 422 for a kind of which none are kept. */
export const favourites = async (ctx: UserCtx, tipo: number): Promise<ShownFavourite[]> => {
  if (!isFavouriteType(tipo)) throw invalid({ tipo: [NO_FAVOURITES_OF_KIND] })
  const kept = (await queries.favouritesOf(ctx.db, ctx.user.id, tipo)).flatMap(({ linea, ...row }) =>
    isLine(linea) ? [{ ...row, linea }] : [],
  )
  const items = await queries.catalogueItems(
    ctx.db,
    tipo,
    kept.map(({ linea }) => itemOfFavourite(linea).id),
  )
  const known = new Map(items.map((item) => [item.id, item]))
  return kept.flatMap((row) => {
    const item = known.get(itemOfFavourite(row.linea).id)
    if (item === undefined) return []
    const { vigente, ...articulo } = item
    return [{ ...row, articulo, vigente }]
  })
}

/** Keeps the line; under a name that is kept already, it takes its place. 422 by field. */
export const saveFavourite = (ctx: UserCtx, body: Body<Module['guardar']>): Promise<Answer<Module['guardar']>> =>
  ctx.db.transaction().execute(async (trx) => {
    const { linea } = body
    const nombre = body.nombre.trim().toWellFormed()
    const { tipo_orden_id } = linea
    const item = itemOfFavourite(linea)
    const [known] = await queries.catalogueItems(trx, tipo_orden_id, [item.id])
    if (known === undefined) throw invalid({ [`linea.${item.campo}`]: [LINE_KINDS[tipo_orden_id].desconocido] })
    await lockUser(trx, ctx.user.id)
    const place = placeOfFavourite(nombre, await queries.favouritesOf(trx, ctx.user.id, tipo_orden_id))
    if ('error' in place) throw invalid({ nombre: [place.error] })
    const written = { nombre, linea: jsonText(linea) }
    const id =
      place.id ??
      (await queries.insertFavourite(trx, {
        ...written,
        user_id: ctx.user.id,
        tipo_orden_id,
        created_at: ctx.now(),
      }))
    if (place.id !== null) await queries.updateFavourite(trx, place.id, written)
    await audit(trx, ctx, {
      accion: place.id === null ? 'favorito.crear' : 'favorito.editar',
      recurso: 'favorito',
      recurso_id: id,
      detalle: { tipo_orden_id, item_id: item.id },
    })
    return { id, mensaje: FAVOURITE_SAVED }
  })

/** Deletes a favourite; 404 for one that is not of who asks. */
export const deleteFavourite = (ctx: UserCtx, id: number): Promise<Answer<Module['eliminar']>> =>
  ctx.db.transaction().execute(async (trx) => {
    const removed = await queries.removeFavourite(trx, ctx.user.id, id)
    if (removed === undefined) throw notFound()
    await audit(trx, ctx, {
      accion: 'favorito.eliminar',
      recurso: 'favorito',
      recurso_id: id,
      detalle: { tipo_orden_id: removed.tipo_orden_id },
    })
    return { mensaje: FAVOURITE_DELETED }
  })
