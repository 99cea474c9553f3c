import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANGED_MEANWHILE, NAME_TAKEN } from '@cauce/domain/programs/program'
import { readConfig } from '../../config.ts'
import { type TestDatabase, addUser, openTestDatabase, sessionUser, testCtx } from '../../testing/database.ts'
import { create, edit, list, renewKey, toggle } from './service.ts'

const SECRET = 'un secreto de más de treinta y dos letras'
let database: TestDatabase
let userId: number
const ctx = (idempotencyKey: string | null = null) =>
  testCtx(database.db, {
    user: sessionUser({ id: userId }),
    idempotencyKey,
    config: readConfig({ CAUCE_SECRET: SECRET }),
  })
const lastAudited = async () => {
  const row = await database.db
    .selectFrom('auditoria')
    .select(['accion', 'detalle'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return row
}
const storedText = async () =>
  JSON.stringify([
    await database.db.selectFrom('clientes').selectAll().execute(),
    await database.db.selectFrom('auditoria').selectAll().execute(),
    await database.db.selectFrom('idempotencia').selectAll().execute(),
  ])

beforeAll(async () => {
  database = await openTestDatabase()
  userId = await addUser(database.db, 'admin@cauce.demo')
})
afterAll(() => database.close())

describe('los programas que se conectan', () => {
  it('se crean activos; la clave se responde una vez y no queda en ninguna parte', async () => {
    const { cliente, clave } = await create(ctx(), { nombre: '  Laboratorio San Rafael ', descripcion: ' ' })
    expect(clave).toMatch(/^cauce_[\w-]{43}$/u)
    expect(cliente).toMatchObject({
      nombre: 'Laboratorio San Rafael',
      descripcion: null,
      activo: true,
      demo: false,
      clave_final: clave.slice(-4),
      ultimo_uso_at: null,
      version: 1,
    })
    expect(await storedText()).not.toContain(clave)
    const { clave_hash } = await database.db.selectFrom('clientes').select('clave_hash').executeTakeFirstOrThrow()
    expect(clave_hash.equals(createHash('sha256').update(clave).digest())).toBe(true)
    expect(await lastAudited()).toMatchObject({ accion: 'cliente.crear' })
  })

  it('dos no se llaman igual, aunque cambien las mayúsculas, ni creados a la vez', async () => {
    const again = create(ctx(), { nombre: 'laboratorio SAN RAFAEL', descripcion: null })
    await expect(again).rejects.toMatchObject({ status: 409, codigo: 'cliente.nombre_repetido', message: NAME_TAKEN })
    const both = await Promise.allSettled([1, 2].map(() => create(ctx(), { nombre: 'Imágenes', descripcion: null })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('editar sobre lo que otro cambió se rechaza; con la versión de ahora se guarda y dice cómo era', async () => {
    const [program] = await list(ctx())
    const { id = 0, version = 0 } = program ?? {}
    const saved = await edit(ctx(), id, { nombre: 'Imágenes diagnósticas', descripcion: 'PACS', version })
    expect(saved).toMatchObject({ nombre: 'Imágenes diagnósticas', version: version + 1 })
    expect(await lastAudited()).toEqual({
      accion: 'cliente.editar',
      detalle: {
        antes: { nombre: 'Imágenes', descripcion: null },
        despues: { nombre: 'Imágenes diagnósticas', descripcion: 'PACS' },
      },
    })
    const stale = edit(ctx(), id, { nombre: 'Otro', descripcion: null, version })
    await expect(stale).rejects.toMatchObject({ status: 409, codigo: 'cliente.cambiado', message: CHANGED_MEANWHILE })
    const taken = edit(ctx(), id, { nombre: 'Laboratorio San Rafael', descripcion: null, version: version + 1 })
    await expect(taken).rejects.toMatchObject({ codigo: 'cliente.nombre_repetido' })
    await expect(edit(ctx(), 9_999, { nombre: 'X', descripcion: null, version })).rejects.toMatchObject({ status: 404 })
  })

  it('se inactivan y se activan; la misma clave de solicitud lo hace una sola vez', async () => {
    const [program] = await list(ctx())
    const id = program?.id ?? 0
    expect((await toggle(ctx('k1'), id)).activo).toBe(false)
    expect((await toggle(ctx('k1'), id)).activo).toBe(false)
    expect(await lastAudited()).toMatchObject({
      accion: 'cliente.inactivar',
      detalle: { activo: { antes: true, despues: false } },
    })
    expect((await toggle(ctx('k2'), id)).activo).toBe(true)
    await expect(toggle(ctx('k3'), 9_999)).rejects.toMatchObject({ status: 404 })
  })

  it('la clave nueva reemplaza a la anterior; un segundo clic no gasta otra', async () => {
    const [program] = await list(ctx())
    const { id = 0, version = 0, clave_final = '' } = program ?? {}
    const { cliente, clave } = await renewKey(ctx(), id, { version })
    expect(cliente.clave_final).toBe(clave.slice(-4))
    expect(await lastAudited()).toMatchObject({
      accion: 'cliente.renovar_clave',
      detalle: { clave_final: { antes: clave_final, despues: clave.slice(-4) } },
    })
    await expect(renewKey(ctx(), id, { version })).rejects.toMatchObject({ codigo: 'cliente.cambiado' })
    expect(await storedText()).not.toContain(clave)
  })

  it('si la respuesta se pierde, repetir da el mismo programa y la misma clave, que no se guarda a la vista', async () => {
    const form = { nombre: 'Farmacia del Norte', descripcion: null }
    const first = await create(ctx('p1'), form)
    expect(await create(ctx('p1'), form)).toEqual(first)
    await expect(create(ctx('p1'), { ...form, nombre: 'Otra' })).rejects.toMatchObject({
      codigo: 'idempotencia.otro_cuerpo',
    })
    const { id, version } = first.cliente
    const renewed = await renewKey(ctx('p2'), id, { version })
    expect(await renewKey(ctx('p2'), id, { version })).toEqual(renewed)
    const stored = await storedText()
    for (const clave of [first.clave, renewed.clave]) {
      expect(stored).not.toContain(clave)
      expect(stored).not.toContain(Buffer.from(clave).toString('base64'))
    }
  })

  it('la clave sellada no se abre con otro secreto: se dice que el programa ya está', async () => {
    const form = { nombre: 'Con otro secreto', descripcion: null }
    await create(ctx('p3'), form)
    const moved = { ...ctx('p3'), config: readConfig({ CAUCE_SECRET: `otro ${SECRET}` }) }
    await expect(create(moved, form)).rejects.toMatchObject({ status: 409, codigo: 'cliente.nombre_repetido' })
  })
})
