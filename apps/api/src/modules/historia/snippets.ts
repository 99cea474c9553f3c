/** A clinician's own templates: texts that are written often in a section of the record. */
import * as Schema from 'effect/Schema'
import { SECTION_NAMES } from '@cauce/domain/clinical-record/record'
import { checkSnippet, SNIPPET_DELETED, SNIPPET_SAVED } from '@cauce/domain/clinical-record/text-snippet'
import type { Answer, Body } from '@cauce/contract/entry'
import type { historia } from '@cauce/contract/historia'
import { audit } from '../../audit/audit.ts'
import { lockUser } from '../../db/lock-user.ts'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import * as queries from './snippet-queries.ts'

type Module = typeof historia

const isSection = Schema.is(Schema.Literals(SECTION_NAMES))

/** Templates of who asks. */
export const ownSnippets = async (ctx: UserCtx): Promise<Answer<Module['plantillas']>> =>
  (await queries.snippetsOf(ctx.db, ctx.user.id)).flatMap(({ componente, ...snippet }) =>
    isSection(componente) ? [{ ...snippet, componente }] : [],
  )

/** Keeps a template, new or changed. 422 by field (a repeated title, too many); 404 for one that is not of who asks. */
export const saveSnippet = (
  ctx: UserCtx,
  body: Body<Module['guardarPlantilla']>,
): Promise<Answer<Module['guardarPlantilla']>> =>
  ctx.db.transaction().execute(async (trx) => {
    const { id: changed = null, componente } = body
    const snippet = { componente, titulo: body.titulo.trim(), texto: body.texto }
    await lockUser(trx, ctx.user.id)
    const mine = await queries.snippetsOf(trx, ctx.user.id)
    if (changed !== null && !mine.some(({ id }) => id === changed)) throw notFound()
    const errores = checkSnippet(snippet, mine, changed)
    if (Object.keys(errores).length > 0) throw invalid(errores)
    const id =
      changed ?? (await queries.insertSnippet(trx, { ...snippet, user_id: ctx.user.id, created_at: ctx.now() }))
    if (changed !== null) await queries.updateSnippet(trx, changed, snippet)
    await audit(trx, ctx, {
      accion: changed === null ? 'plantilla.crear' : 'plantilla.editar',
      recurso: 'plantilla',
      recurso_id: id,
      detalle: { componente },
    })
    return { id, mensaje: SNIPPET_SAVED }
  })

/** Deletes a template; 404 for one that is not of who asks. */
export const deleteSnippet = (ctx: UserCtx, id: number): Promise<Answer<Module['eliminarPlantilla']>> =>
  ctx.db.transaction().execute(async (trx) => {
    const removed = await queries.removeSnippet(trx, ctx.user.id, id)
    if (removed === undefined) throw notFound()
    await audit(trx, ctx, {
      accion: 'plantilla.eliminar',
      recurso: 'plantilla',
      recurso_id: id,
      detalle: { componente: removed.componente },
    })
    return { mensaje: SNIPPET_DELETED }
  })
