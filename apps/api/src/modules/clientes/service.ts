/** Programs that connect: each change in one transaction with its entry in the audit. @fuente spec 1 §4, §7 */
import type { Answer, Body } from '@cauce/contract/entry'
import type { Program, clientes } from '@cauce/contract/clientes'
import { CHANGED_MEANWHILE, NAME_TAKEN } from '@cauce/domain/programs/program'
import { audit } from '../../audit/audit.ts'
import { makeKey } from '../../http/client-key.ts'
import { fail, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { secretsOf } from '../auth/secrets.ts'
import * as queries from './queries.ts'

type Module = typeof clientes
type WithKey = Answer<Module['crear']>
const RECORD = 'cliente'

const wire = (row: queries.ProgramRow): Program => ({
  ...row,
  ultimo_uso_at: row.ultimo_uso_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

const nameTaken = () => fail(409, 'cliente.nombre_repetido', NAME_TAKEN, { nombre: [NAME_TAKEN] })

/** As it is kept: no blanks around, and nothing instead of an empty description. */
const clean = (form: Body<Module['crear']>) => {
  const descripcion = form.descripcion?.trim() ?? ''
  return { nombre: form.nombre.trim(), descripcion: descripcion === '' ? null : descripcion }
}

export const list = async (ctx: UserCtx): Promise<Program[]> => (await queries.allPrograms(ctx.db)).map(wire)

/** What is kept for a repeat: the key sealed, so that neither the database nor a copy of it tells one. */
interface Sealed {
  readonly cliente: Program
  readonly sellada: string
}
const context = ({ user }: UserCtx): string => `clave-programa:${user.id}`
const sealed = (ctx: UserCtx, row: queries.ProgramRow, clave: string): Sealed => ({
  cliente: wire(row),
  sellada: secretsOf(ctx.config).seal(context(ctx), Buffer.from(clave)).toString('base64'),
})
const opened = (ctx: UserCtx, { cliente, sellada }: Sealed): WithKey => {
  const clave = secretsOf(ctx.config).open(context(ctx), Buffer.from(sellada, 'base64'))
  // The server's own secret changed between the answer that was lost and its repeat: the program is there, another key is needed.
  if (clave === null) throw nameTaken()
  return { cliente, clave: clave.toString() }
}

/** Creates a program, once per key: a repeat is answered the same, its key included. @throws 409 `cliente.nombre_repetido` */
export const create = async (ctx: UserCtx, body: Body<Module['crear']>): Promise<WithKey> =>
  opened(
    ctx,
    await idempotent(ctx, 'clientes.crear', body, async (trx) => {
      const { clave, ...key } = makeKey()
      const form = clean(body)
      const row = await queries.addProgram(trx, form, { clave, ...key }, ctx.now())
      if (!row) throw nameTaken()
      const detalle = { ...form, clave_final: key.clave_final }
      await audit(trx, ctx, { accion: 'cliente.crear', recurso: RECORD, recurso_id: row.id, detalle })
      return sealed(ctx, row, clave)
    }),
  )

/** @throws 404, 409 `cliente.cambiado`, 409 `cliente.nombre_repetido` */
export const edit = (ctx: UserCtx, id: number, { version, ...body }: Body<Module['editar']>): Promise<Program> =>
  ctx.db.transaction().execute(async (trx) => {
    const before = await queries.holdProgram(trx, id)
    if (!before) throw notFound()
    if (version !== undefined && before.version !== version) throw fail(409, 'cliente.cambiado', CHANGED_MEANWHILE)
    const form = clean(body)
    if (await queries.nameIsTaken(trx, form.nombre, id)) throw nameTaken()
    const row = await queries.changeProgram(trx, id, form, ctx.now())
    const { nombre, descripcion } = before
    const detalle = { antes: { nombre, descripcion }, despues: form }
    await audit(trx, ctx, { accion: 'cliente.editar', recurso: RECORD, recurso_id: id, detalle })
    return wire(row)
  })

/** Switches it on or off, once per key however often it arrives. @throws 404 */
export const toggle = (ctx: UserCtx, id: number): Promise<Program> =>
  idempotent(ctx, 'clientes.cambiarEstado', { id }, async (trx) => {
    const before = await queries.holdProgram(trx, id)
    if (!before) throw notFound()
    const activo = !before.activo
    const row = await queries.changeProgram(trx, id, { activo }, ctx.now())
    await audit(trx, ctx, {
      accion: activo ? 'cliente.activar' : 'cliente.inactivar',
      recurso: RECORD,
      recurso_id: id,
      detalle: { activo: { antes: before.activo, despues: activo }, nombre: before.nombre },
    })
    return wire(row)
  })

/** Another key, once per key of the request; the one before stops serving within a second. @throws 404, 409 `cliente.cambiado` */
export const renewKey = async (ctx: UserCtx, id: number, body: Body<Module['nuevaClave']>): Promise<WithKey> =>
  opened(
    ctx,
    await idempotent(ctx, 'clientes.nuevaClave', { id, ...body }, async (trx) => {
      const before = await queries.holdProgram(trx, id)
      if (!before) throw notFound()
      if (before.version !== body.version) throw fail(409, 'cliente.cambiado', CHANGED_MEANWHILE)
      const { clave, ...key } = makeKey()
      const row = await queries.changeProgram(trx, id, key, ctx.now())
      await audit(trx, ctx, {
        accion: 'cliente.renovar_clave',
        recurso: RECORD,
        recurso_id: id,
        detalle: { clave_final: { antes: before.clave_final, despues: key.clave_final }, nombre: before.nombre },
      })
      return sealed(ctx, row, clave)
    }),
  )
