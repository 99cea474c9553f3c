import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountState } from '@cauce/domain/users/account-state'
import { createOperator } from './create-user.ts'
import { newOperator, openUsers, OTHER_SITE, refusal, ROLE, type UsersFixture } from './fixture.ts'
import { options, searchSites, searchUsers } from './search.ts'

const NOW = new Date('2026-11-21T15:00:00.000Z')
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000)

let users: UsersFixture
const ids: number[] = []
beforeAll(async () => {
  users = await openUsers()
  const people = [
    { nombre: 'Ñandú', apellido: 'Álvarez Güiza', email: 'nandu@cauce.demo', numero_documento: '1037580214' },
    { nombre: 'María José', apellido: 'Zapata', email: 'majo@cauce.demo', rep_id: OTHER_SITE },
    { nombre: 'Andrés', apellido: 'álvarez Ruiz', email: 'andres@cauce.demo' },
    { nombre: 'Óscar', apellido: 'Ocampo', email: 'oscar_50%@cauce.demo' },
  ]
  for (const person of people) {
    const { id } = await createOperator(await users.as(users.chief), {
      ...newOperator(person),
      roles: person.nombre === 'Óscar' ? [ROLE.medico, ROLE.auxiliar] : [ROLE.auxiliar],
    })
    ids.push(id)
  }
  const states = [
    { password_changed_at: ago(1), ultimo_ingreso_at: ago(2) },
    { password_changed_at: ago(31) },
    { password_changed_at: ago(1), bloqueado_hasta: ago(-1), totp_activo_at: ago(3) },
    { activo: false, password_changed_at: ago(1), bloqueado_hasta: ago(-1) },
  ]
  for (const [index, state] of states.entries()) {
    await users.db
      .updateTable('users')
      .set(state)
      .where('id', '=', ids[index] ?? 0)
      .execute()
  }
})
afterAll(() => users.close())

const search = async (body: Parameters<typeof searchUsers>[1]) => searchUsers(await users.as(users.chief), body)
const page = (pagina: number) => search({ pagina, por_pagina: 4 })
const names = async (body: Parameters<typeof searchUsers>[1]) => (await search(body)).data.map(({ nombre }) => nombre)

describe('buscar usuarios', () => {
  it('por nombre, apellido, documento y correo, sin tildes ni mayúsculas', async () => {
    expect(await names({ texto: 'NANDU' })).toEqual(['Ñandú'])
    expect(await names({ texto: 'güiza alvarez' })).toEqual(['Ñandú'])
    expect(await names({ texto: '10375' })).toEqual(['Ñandú'])
    expect(await names({ texto: 'majo@' })).toEqual(['María José'])
    expect(await names({ texto: '50%' })).toEqual(['Óscar'])
    expect(await names({ texto: '%' })).toEqual(['Óscar'])
  })

  it('por apellido, sin que cuenten las tildes', async () => {
    expect(await names({ clase: 'operador', rol_id: ROLE.auxiliar })).toEqual([
      'Ñandú',
      'Andrés',
      'Óscar',
      'María José',
    ])
  })

  it('por rol, sede, segundo factor y estado', async () => {
    expect(await names({ rol_id: ROLE.medico })).toEqual(['Óscar'])
    expect(await names({ rep_id: OTHER_SITE })).toEqual(['María José'])
    expect(await names({ aplicacion: true })).toEqual(['Andrés'])
    expect(await names({ estado: 'bloqueado' })).toEqual(['Andrés'])
    expect(await names({ estado: 'inactivo' })).toEqual(['Óscar'])
  })

  it('los contadores son los de la regla, con los demás filtros', async () => {
    const { por_estado, total } = await search({ rol_id: ROLE.auxiliar, estado: 'activo' })
    expect(por_estado).toEqual([
      { estado: 'activo', total: 1 },
      { estado: 'contrasena_vencida', total: 1 },
      { estado: 'bloqueado', total: 1 },
      { estado: 'inactivo', total: 1 },
    ])
    expect(total).toBe(1)
    const rows = await users.db.selectFrom('users').selectAll().execute()
    const byRule = new Map(
      rows.map((row) => [
        row.id,
        accountState(
          {
            activo: row.activo,
            bloqueadoHastaMs: row.bloqueado_hasta?.getTime() ?? null,
            contrasenaDesdeMs: row.password_changed_at?.getTime() ?? null,
          },
          NOW.getTime(),
          30,
        ),
      ]),
    )
    for (const row of (await search({})).data) expect(row.estado).toBe(byRule.get(row.id))
  })

  it('por páginas, la última incompleta y vacía la siguiente', async () => {
    expect([(await page(1)).data.length, (await page(2)).data.length, (await page(3)).data.length]).toEqual([4, 2, 0])
    expect((await page(3)).total).toBe(6)
  })

  it('por último ingreso, quien nunca ingresó al final', async () => {
    expect((await names({ orden: '-ultimo_ingreso' }))[0]).toBe('Ñandú')
    expect((await names({ orden: 'ultimo_ingreso' })).at(-1)).toBe('Ñandú')
  })

  it('lo que muestra de cada uno', async () => {
    const [row] = (await search({ texto: 'oscar' })).data
    expect(row).toMatchObject({
      clase: 'operador',
      tipo_documento: 'CC',
      roles: ['Auxiliar', 'Médico general'],
      sede: 'Sede Laureles',
      estado: 'inactivo',
      bloqueado_hasta: null,
      totp_activo: false,
    })
  })
})

it('las listas de los formularios', async () => {
  const lists = await options(await users.as(users.chief))
  expect(lists.roles.find(({ id }) => id === ROLE.auxiliar)).toMatchObject({
    nombre: 'Auxiliar',
    permisos: ['cita.afiliados'],
  })
  expect(lists.rol_afiliado_id).toBe(ROLE.afiliado)
  expect(lists.sedes.map(({ nombre }) => nombre)).toEqual(['Sede Bello', 'Sede Laureles'])
  expect(await searchSites(await users.as(users.chief), 'sede')).toHaveLength(2)
  expect(await refusal(searchSites(await users.as(users.chief), ''))).toBeNull()
})
