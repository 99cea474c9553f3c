/** What was done with a user, from the audit. */
import type { Answer, Query } from '@cauce/contract/entry'
import type { usuarios } from '@cauce/contract/usuarios'
import type { UserAct } from '@cauce/contract/usuarios-filas'
import { detailLines, type NameOf } from '@cauce/domain/audit/detail'
import { FIELD_NAMES } from '@cauce/domain/users/user-form'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { namesIn } from '../auditoria/names.ts'
import { type ActRow, countActs, pageOfActs, userExists } from './history-queries.ts'

const PAGE_SIZE = 10
const MAX_PAGE_SIZE = 100

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldName = (field: string): string => new Map<string, string>(Object.entries(FIELD_NAMES)).get(field) ?? field

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const act = (row: ActRow, nameOf: NameOf): UserAct => {
  const { campos, motivo, ...codes } = isFields(row.detalle) ? row.detalle : {}
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    quien: row.quien,
    accion: row.accion,
    ip: row.ip,
    motivo: typeof motivo === 'string' ? motivo : null,
    cambios: [
      ...texts(campos).map((field) => ({ campo: fieldName(field), antes: null, despues: null })),
      ...detailLines(codes, nameOf).map(({ campo, antes, valor }) => ({ campo, antes, despues: valor })),
    ],
  }
}

/** A page of the acts, newest first. */
export const userHistory = async (
  ctx: UserCtx,
  id: number,
  query: Query<(typeof usuarios)['historial']>,
): Promise<Answer<(typeof usuarios)['historial']>> => {
  if (!(await userExists(ctx.db, id))) throw notFound()
  const pagina = Math.max(1, query.pagina ?? 1)
  const por_pagina = Math.min(MAX_PAGE_SIZE, Math.max(1, query.por_pagina ?? PAGE_SIZE))
  const rows = await pageOfActs(ctx.db, id, { limit: por_pagina, offset: (pagina - 1) * por_pagina })
  const details = rows.map(({ detalle }) => detalle)
  const names = await namesIn(ctx.db, 'usuario', details)
  const nameOf: NameOf = (campo, wanted) =>
    names.find((known) => known.campo === campo && known.id === wanted)?.nombre ?? null
  return { data: rows.map((row) => act(row, nameOf)), total: await countActs(ctx.db, id), pagina, por_pagina }
}
