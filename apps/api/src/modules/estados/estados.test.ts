import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { estados as contract } from '@cauce/contract/estados'
import { SCHEME_STATUS_NAMES, SchemeStatus } from '@cauce/domain/oncology/names'
import { ORDER_STATUS_NAMES } from '@cauce/domain/ordering/order-status'
import { openRoles, type RoleServer } from '../../../../../tests/support/roles.ts'

const LINES = ['orden_procedimientos', 'orden_articulos', 'orden_codigos_propios', 'orden_esquema_lineas'] as const

let demo: RoleServer
beforeAll(async () => {
  demo = await openRoles()
})
afterAll(() => demo.close())

/** Of the lines of an order, and the one that only a scheme has. */
const NAMES = { ...ORDER_STATUS_NAMES, [SchemeStatus.waiting]: SCHEME_STATUS_NAMES[SchemeStatus.waiting] }

const readList = Schema.decodeUnknownSync(contract.lista.answer)
const list = async (query = '') => readList((await demo.call('GET', `/estados?${query}`)).body)
const make = (nombre: string, descripcion = '') => demo.call('POST', '/estados', { nombre, descripcion })
const save = (id: number, change: object) =>
  demo.call('PUT', `/estados/${id}`, { nombre: 'X', descripcion: '', activo: true, version: 1, ...change })

describe('the states', () => {
  it('are all there, with their life cycles and how many records are in them', async () => {
    const { data, cuentas } = await list()
    expect(data.map(({ id, nombre }) => [String(id), nombre])).toEqual(Object.entries(NAMES))
    expect(cuentas).toMatchObject({ todos: 9, reglas: 9, propios: 0, inactivos: 0 })
    const active = data.find(({ id }) => id === 1)
    expect(active).toMatchObject({
      editable: false,
      por_que_no: 'Las reglas lo usan: Línea de una orden y Medicamento de un esquema',
    })
    let counted = 0
    for (const table of LINES) {
      const lines = await demo.server.db.selectFrom(table).select('id').where('estado_id', '=', 1).execute()
      expect(lines.length).toBeGreaterThan(0)
      counted += lines.length
    }
    expect(active?.registros).toBe(counted)
  })

  it('are searched, chosen and sorted', async () => {
    expect((await list('texto=auditoria')).data.map(({ id }) => id)).toEqual([3])
    expect((await list('orden=-registros&por_pagina=1')).data[0]?.registros).toBeGreaterThan(0)
    expect((await list('orden=-id')).data[0]?.id).toBe(SchemeStatus.waiting)
  })
})

describe('an own state', () => {
  it('is numbered from 1000, renamed and deactivated while nothing uses it, and audited', async () => {
    const made = await make(' En  revisión ', 'Espera al comité')
    expect(made).toMatchObject({ status: 200, body: { id: 1000, version: 1, mensaje: 'Estado creado con éxito' } })
    const saved = await save(1000, { nombre: 'En comité', activo: false })
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } })
    expect((await list('cuales=inactivos')).data).toMatchObject([{ id: 1000, nombre: 'En comité', editable: true }])
    expect((await list('cuales=propios')).total).toBe(1)
    const entries = await demo.server.db
      .selectFrom('auditoria')
      .select(['accion', 'detalle'])
      .where('recurso', '=', 'estado')
      .orderBy('id')
      .execute()
    expect(entries.map(({ accion }) => accion)).toEqual(['estado.crear', 'estado.editar'])
    expect(entries[1]?.detalle).toMatchObject({
      antes: { nombre: 'En revisión', activo: true },
      despues: { activo: false },
    })
  })

  it('has a name of its own, whatever its capitals', async () => {
    expect(await make('ACTIVA')).toMatchObject({
      status: 422,
      body: { errores: { nombre: ['Ya existe un estado con ese nombre'] } },
    })
    expect((await make('  ')).status).toBe(422)
    const answers = await Promise.all(Array.from({ length: 8 }, () => make('Disputado')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7)
  })

  it('is refused to who read an earlier version, and where it is not there', async () => {
    const { id } = Object((await make('De dos')).body)
    expect((await save(id, { nombre: 'De dos, uno' })).status).toBe(200)
    expect(await save(id, { nombre: 'De dos, otro' })).toMatchObject({ status: 409, body: { codigo: 'estado.cambio' } })
    expect((await save(99_999, {})).status).toBe(404)
  })

  it.each(LINES)('becomes read-only once a record of %s is in it', async (table) => {
    const { id } = Object((await make(`Usado por ${table}`)).body)
    const { db } = demo.server
    const line = await db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()
    await db.updateTable(table).set({ estado_id: id }).where('id', '=', line.id).execute()
    expect((await list(`texto=${table}`)).data).toMatchObject([{ id, registros: 1, editable: false }])
    expect(await save(id, { nombre: 'Otro' })).toMatchObject({
      status: 409,
      body: { codigo: 'estado.en_uso', error: 'No se cambia: Hay registros que están o estuvieron en él' },
    })
  })
})

describe('a state of the rules', () => {
  it('is not renamed, described or deactivated', async () => {
    for (const change of [
      { nombre: 'Otra' },
      { nombre: 'Activa', activo: false },
      { nombre: 'Activa', descripcion: 'x' },
    ]) {
      expect(await save(1, change)).toMatchObject({ status: 409, body: { codigo: 'estado.en_uso' } })
    }
  })
})
