import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { roles as contract } from '@cauce/contract/roles'
import { openRoles, type RoleServer } from '../../../../../tests/support/roles.ts'

let roles: RoleServer
beforeAll(async () => {
  roles = await openRoles()
  await roles.server.db.insertInto('permisos').values({ nombre: 'farmacia.antigua' }).execute()
})
afterAll(() => roles.close())

const readList = Schema.decodeUnknownSync(contract.permisos.answer)
const list = async (query = '') => readList((await roles.call('GET', `/permisos?${query}`)).body)
const one = async (clave: string) => {
  const found = (await list(`texto=${clave}&por_pagina=100`)).data.find((row) => row.clave === clave)
  return Schema.decodeUnknownSync(contract.permiso.answer)((await roles.call('GET', `/permisos/${found?.id}`)).body)
}

describe('the list of permissions', () => {
  it('has every key, also one of an earlier version, with what it opens and who has it', async () => {
    const { total, cuentas, data } = await list('por_pagina=100')
    expect(total).toBe(PERMISSIONS.length + 1)
    expect(cuentas).toMatchObject({ todos: total, anterior: 1 })
    expect(data[0]).toMatchObject({ clave: 'blog.vista', grupo: { titulo: 'Acciones con pacientes y órdenes' } })
    expect(data[0]?.roles.map(({ nombre }) => nombre)).toContain('Médico general')
    expect((await list('cuales=anterior')).data.map(({ clave }) => clave)).toEqual(['farmacia.antigua'])
    expect((await list('cuales=sin_rol')).data.map(({ clave }) => clave)).toEqual(['farmacia.antigua'])
  })

  it('is searched by key, title, page and action, and narrowed to a group', async () => {
    expect((await list('texto=kardex')).data.map(({ clave }) => clave)).toEqual(['farmacia.kardex'])
    expect((await list('texto=induccion')).data.map(({ clave }) => clave)).toEqual(['talentoHumano.menua'])
    const pharmacy = await list('grupo=farmacia&por_pagina=100')
    expect(new Set(pharmacy.data.map(({ grupo }) => grupo.id))).toEqual(new Set(['farmacia']))
  })

  it('is sorted by the column that is asked for', async () => {
    const first = (await list('orden=-personas&por_pagina=1')).data[0]
    const keys = (await list('orden=clave&por_pagina=100')).data.map(({ clave }) => clave)
    expect(first?.personas).toBeGreaterThan(1)
    expect(keys).toEqual(keys.toSorted(new Intl.Collator('es-CO', { numeric: true }).compare))
    expect((await list('orden=-grupo&por_pagina=1')).data[0]?.clave).toBe('farmacia.antigua')
  })

  it('counts a person with two roles once', async () => {
    const before = await one('cita.reporte')
    const [a, b] = [await roles.addRole('A', ['cita.reporte']), await roles.addRole('B', ['cita.reporte'])]
    await roles.addPerson('doble@cauce.demo', [a, b])
    expect((await one('cita.reporte')).personas).toBe(before.personas + 1)
  })
})

describe('a permission', () => {
  it('says who has it by each role, the calls that ask for it and the moves it allows', async () => {
    const booking = await one('cita.afiliados')
    expect(booking.acciones).toContain('Agendar una orden')
    expect(booking.quienes.find(({ rol }) => rol === 'Auxiliar')).toMatchObject({
      primeras: expect.arrayContaining([{ id: 4, nombre: 'CARO PEÑA, Yesenia' }]),
    })
    expect((await one('admin.roles')).llamadas.map(({ ruta }) => ruta)).toContain('/roles/:id')
  })

  it('is described by an administrator, and it is audited', async () => {
    const { id } = await one('farmacia.kardex')
    expect((await roles.call('PUT', `/permisos/${id}`, { descripcion: ' Entradas y salidas ' })).status).toBe(200)
    expect((await one('farmacia.kardex')).descripcion).toBe('Entradas y salidas')
    const entry = await roles.server.db
      .selectFrom('auditoria')
      .select('detalle')
      .where('accion', '=', 'permiso.describir')
      .executeTakeFirst()
    expect(entry?.detalle).toEqual({ clave: 'farmacia.kardex', descripcion: 'Entradas y salidas' })
    expect((await roles.call('PUT', '/permisos/99999', { descripcion: '' })).status).toBe(404)
    expect((await roles.call('PUT', `/permisos/${id}`, { descripcion: 'x'.repeat(301) })).status).toBe(422)
  })
})

describe('the file', () => {
  it('has the rows of the filter, with their words', async () => {
    const answer = await roles.call('GET', '/permisos/exportar?texto=kardex')
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const [header, ...lines] = String(answer.body).trim().split('\r\n')
    expect(header).toContain('Grupo,Permiso,Clave,Origen,Pantallas')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('Farmacia,Kardex,farmacia.kardex')
  })
})
