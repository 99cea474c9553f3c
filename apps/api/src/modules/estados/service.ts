/** States: those of the rules, to be read, and those of the installation, to be kept. @fuente spec 1 §2 */
import {
  FIRST_OWN_STATUS,
  STATUS_CHANGED,
  STATUS_CREATED,
  STATUS_NAME_TAKEN,
  STATUS_SAVED,
  type StatusForm,
  whyReadOnly,
} from '@cauce/domain/ordering/own-status'
import { localMatch } from '@cauce/domain/search/trigger'
import type { Answer, Body, Query } from '@cauce/contract/entry'
import type { Status, estados } from '@cauce/contract/estados'
import { lifeCyclesWith } from '@cauce/machines/life-cycles/life-cycles'
import type { Kysely } from 'kysely'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { pageOfRows, sortRows } from '../../http/small-list.ts'
import * as queries from './queries.ts'

type Module = typeof estados

const readOnlyReason = (id: number, used: ReadonlySet<number>): string | null =>
  whyReadOnly({ id, ciclos: lifeCyclesWith(id).map(({ titulo }) => titulo), usado: used.has(id) })

const loadStatuses = async (db: Kysely<DB>): Promise<readonly Status[]> => {
  const [lines, used] = [await queries.linesByStatus(db), await queries.usedStatuses(db)]
  return (await queries.allStatuses(db)).map((status) => {
    const por_que_no = readOnlyReason(status.id, used)
    const counted = lines.get(status.id) ?? 0
    return {
      ...status,
      ciclos: lifeCyclesWith(status.id).map(({ id, titulo }) => ({ id, titulo })),
      registros: Math.min(counted, queries.COUNTED),
      registros_hay_mas: counted > queries.COUNTED,
      editable: por_que_no === null,
      por_que_no,
    }
  })
}

const MATCHES = {
  reglas: ({ ciclos }: Status) => ciclos.length > 0,
  propios: ({ id }: Status) => id >= FIRST_OWN_STATUS,
  inactivos: ({ activo }: Status) => !activo,
} as const

const SORTS = {
  id: ({ id }: Status) => id,
  nombre: ({ nombre }: Status) => nombre,
  registros: ({ registros }: Status) => registros,
} as const

export const statusList = async (ctx: UserCtx, query: Query<Module['lista']>): Promise<Answer<Module['lista']>> => {
  const all = await loadStatuses(ctx.db)
  const found = all.filter(({ id, nombre, descripcion }) =>
    localMatch(`${id} ${nombre} ${descripcion}`, query.texto ?? ''),
  )
  const count = (name: keyof typeof MATCHES): number => found.filter(MATCHES[name]).length
  const rows = query.cuales === undefined ? found : found.filter(MATCHES[query.cuales])
  return {
    ...pageOfRows(sortRows(rows, SORTS, query.orden ?? 'id', SORTS.id), query),
    cuentas: {
      todos: found.length,
      reglas: count('reglas'),
      propios: count('propios'),
      inactivos: count('inactivos'),
    },
  }
}

const tidy = ({ nombre, descripcion }: StatusForm): StatusForm => ({
  nombre: nombre.trim().replaceAll(/\s+/gu, ' '),
  descripcion: descripcion.trim(),
})

const nameTaken = () => invalid({ nombre: [STATUS_NAME_TAKEN] })

/** Fails with 422 when the name is taken, also by a simultaneous request. */
export const createStatus = (ctx: UserCtx, body: StatusForm): Promise<Answer<Module['crear']>> =>
  idempotent(ctx, 'estados.crear', body, async (trx) => {
    const form = tidy(body)
    if (await queries.statusNamed(trx, form.nombre, null)) throw nameTaken()
    const made = await queries.insertStatus(trx, form)
    if (!made) throw nameTaken()
    await audit(trx, ctx, { accion: 'estado.crear', recurso: 'estado', recurso_id: made.id, detalle: form })
    return { mensaje: STATUS_CREATED, ...made }
  })

/** @throws 404; 409 `estado.cambio`, `estado.en_uso`; 422 */
export const saveStatus = (
  ctx: UserCtx,
  id: number,
  body: Body<Module['actualizar']>,
): Promise<Answer<Module['actualizar']>> =>
  idempotent(ctx, 'estados.actualizar', { id, ...body }, async (trx) => {
    const status = await queries.holdStatus(trx, id)
    if (!status) throw notFound()
    const reason = readOnlyReason(id, await queries.usedStatuses(trx))
    if (reason !== null) throw fail(409, 'estado.en_uso', `No se cambia: ${reason}`)
    if (status.version !== body.version) throw fail(409, 'estado.cambio', STATUS_CHANGED)
    const form = { ...tidy(body), activo: body.activo }
    if (await queries.statusNamed(trx, form.nombre, id)) throw nameTaken()
    const { version } = await queries.updateStatus(trx, id, form)
    await audit(trx, ctx, {
      accion: 'estado.editar',
      recurso: 'estado',
      recurso_id: id,
      detalle: {
        antes: { nombre: status.nombre, descripcion: status.descripcion, activo: status.activo },
        despues: form,
      },
    })
    return { mensaje: STATUS_SAVED, id, version }
  })
