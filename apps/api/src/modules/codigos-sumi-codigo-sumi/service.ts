/** The codes of medicines, found and seen one by one. */
import type { Answer, Query } from '@cauce/contract/entry'
import { type codigosSumiCodigoSumi, codigosSumiCodigoSumiList } from '@cauce/contract/codigos-sumi-codigo-sumi'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { totalOf } from '../../kit/list/counted.ts'
import { cutPage } from '../../kit/list/page.ts'
import * as queries from './queries.ts'

type Module = typeof codigosSumiCodigoSumi

const SORTS: Readonly<Record<string, queries.CodeSort>> = {
  nombre: 'nombre',
  codigo: 'codigo',
  principio_activo: 'principio_activo',
  atc: 'atc',
}

export const list = async ({ db }: UserCtx, query: Query<Module['lista']>): Promise<Answer<Module['lista']>> => {
  const { page, slice } = cutPage(query)
  const order = query.orden ?? codigosSumiCodigoSumiList.usual
  const search: queries.Search = {
    texto: query.texto,
    cuales: query.cuales,
    sort: SORTS[order.replace(/^-/u, '')] ?? 'nombre',
    down: order.startsWith('-'),
  }
  const cuentas = await queries.countGroups(db, query.texto)
  const data = await queries.codes(db, search, slice)
  return { data: [...data], ...page, ...totalOf(await queries.countCodes(db, search)), cuentas }
}

/** @throws 404 */
export const see = async ({ db }: UserCtx, id: number): Promise<Answer<Module['ver']>> => {
  const found = await queries.codeById(db, id)
  if (found === undefined) throw notFound()
  const { componentes: _, ...code } = found
  return {
    ...code,
    equivalentes: await queries.equivalents(db, found),
    ...(await queries.countLines(db, id)),
  }
}
