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
import type { Answer, Body, Query } from '@cauce/contract/entry'
import { type Status, type estados, statusList as declared } from '@cauce/contract/estados'
import { lifeCyclesWith } from '@cauce/machines/life-cycles/life-cycles'
import type { Kysely } from 'kysely'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { smallList } from '../../kit/list/small-list.ts'
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

const LIST = {
  text: ({ id, nombre, descripcion }: Status) => `${id} ${nombre} ${descripcion}`,
  sorts: {
    id: ({ id }: Status) => id,
    nombre: ({ nombre }: Status) => nombre,
    registros: ({ registros }: Status) => registros,
  },
  tie: ({ id }: Status) => id,
  groups: {
    reglas: ({ ciclos }: Status) => ciclos.length > 0,
    propios: ({ id }: Status) => id >= FIRST_OWN_STATUS,
    inactivos: ({ activo }: Status) => !activo,
  },
} as const

export const statusList = async (ctx: UserCtx, query: Query<Module['lista']>): Promise<Answer<Module['lista']>> => {
  const { page, todos, count } = smallList(await loadStatuses(ctx.db), LIST, query, declared.usual)
  const cuentas = { todos, reglas: count('reglas'), propios: count('propios'), inactivos: count('inactivos') }
  return { ...page, cuentas }
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
