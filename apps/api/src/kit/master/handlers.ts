/** What the server answers to the calls of a master, made from its declaration. */
import { map } from 'effect/Record'
import type { Master } from '@cauce/domain/kit/master/master'
import { NOT_A_REFERENCE } from '@cauce/domain/kit/master/problems'
import { usedWords } from '@cauce/domain/kit/master/words'
import { MASTERS, type MasterName } from '@cauce/domain/masters/masters'
import type { Answer, Body } from '@cauce/contract/entry'
import type { MasterCalls } from '@cauce/contract/kit/master'
import { invalid, notFound } from '../../http/failure.ts'
import type { Handlers, UserCtx } from '../../http/handle.ts'
import { totalOf } from '../list/counted.ts'
import { cutPage } from '../list/page.ts'
import { exportPart, template } from './export.ts'
import { countHistory, historyOf, usesOf } from './history.ts'
import { countStates, optionsOf, pageOf, readRow } from './queries.ts'
import { activate, create, edit, remove } from './writes.ts'

const HISTORY = 50
const OPTIONS = 20

const search = async (
  ctx: UserCtx,
  of: Master,
  { pagina, por_pagina, ...asked }: Body<MasterCalls['buscar']>,
): Promise<Answer<MasterCalls['buscar']>> => {
  const { page, slice } = cutPage({ pagina, por_pagina })
  const cuentas = await countStates(ctx.db, of, asked)
  const count = cuentas[asked.estado ?? 'todos']
  const data = await pageOf(ctx.db, of, asked, { ...slice, count })
  return { data, ...totalOf(count), ...page, cuentas }
}

const view = async (ctx: UserCtx, of: Master, id: number): Promise<Answer<MasterCalls['ver']>> => {
  const registro = await readRow(ctx.db, of, id)
  if (registro === undefined) throw notFound()
  const usos = await usesOf(ctx.db, of, registro)
  return {
    registro,
    historia: await historyOf(ctx.db, of, id, HISTORY),
    historia_total: await countHistory(ctx.db, of, id),
    usos,
    por_que_no_se_elimina: usedWords(of, usos),
  }
}

const options = async (
  ctx: UserCtx,
  of: Master,
  { campo, texto }: Body<MasterCalls['referencias']>,
): Promise<Answer<MasterCalls['referencias']>> => {
  const field = Object.hasOwn(of.fields, campo) ? of.fields[campo] : undefined
  if (field?.kind !== 'reference') throw invalid({ campo: [NOT_A_REFERENCE] })
  const found = await optionsOf(ctx.db, field.to, texto, OPTIONS + 1)
  return { data: found.slice(0, OPTIONS), hay_mas: found.length > OPTIONS }
}

const masterHandlers = (of: Master): Handlers<MasterCalls> => ({
  buscar: ({ body }, ctx) => search(ctx, of, body),
  ver: ({ params }, ctx) => view(ctx, of, params.id),
  crear: ({ body }, ctx) => create(ctx, of, body.valores),
  editar: ({ params, body }, ctx) => edit(ctx, of, { id: params.id, version: body.version }, body.valores),
  activar: ({ params, body }, ctx) => activate(ctx, of, { id: params.id, ...body }, true),
  inactivar: ({ params, body }, ctx) => activate(ctx, of, { id: params.id, ...body }, false),
  eliminar: ({ params, body }, ctx) => remove(ctx, of, { id: params.id, ...body }),
  referencias: ({ body }, ctx) => options(ctx, of, body),
  plantilla: async () => template(of),
  exportar: ({ body }, ctx) => exportPart(ctx, of, body),
})

export const handlersOfMasters: Readonly<Record<MasterName, Handlers<MasterCalls>>> = map(MASTERS, masterHandlers)
