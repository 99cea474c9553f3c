import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { openRoles, type RoleServer } from '../../../../../tests/support/roles.ts'

let roles: RoleServer
beforeAll(async () => {
  roles = await openRoles()
})
afterAll(() => roles.close())

const form = (nombre: string, permisos: readonly string[], descripcion = '') => ({ nombre, descripcion, permisos })

const audited = async (accion: string) => {
  const rows = await roles.server.db
    .selectFrom('auditoria')
    .select(['recurso_id', 'detalle', 'user_id'])
    .where('accion', '=', accion)
    .orderBy('id', 'desc')
    .execute()
  return rows[0]
}

describe('a new role', () => {
  it('is kept with its keys, each once, and audited with what it gives', async () => {
    const answer = await roles.call('POST', '/roles', {
      nombre: '  Auxiliar   de citas ',
      descripcion: ' Asigna ',
      permisos: ['cita.afiliados', 'cita.reporte', 'cita.afiliados'],
    })
    expect(answer).toMatchObject({ status: 200, body: { mensaje: 'Rol creado con éxito', version: 1, personas: 0 } })
    const { id } = Object(answer.body)
    expect(await roles.read(id)).toMatchObject({
      nombre: 'Auxiliar de citas',
      descripcion: 'Asigna',
      permisos: ['cita.afiliados', 'cita.reporte'],
      personas: 0,
      administrador: false,
    })
    expect(await audited('rol.crear')).toMatchObject({
      recurso_id: String(id),
      detalle: { agregados: ['cita.afiliados', 'cita.reporte'], quitados: [], personas: 0 },
    })
  })

  it('has a name that no other has, whatever its capitals, and keys that exist', async () => {
    const answer = await roles.call('POST', '/roles', form('MÉDICO general', ['cita.afiliados', 'no.existe']))
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errores: { nombre: ['Ya existe un rol con ese nombre'], permisos: ['No existe el permiso no.existe'] },
      },
    })
    expect((await roles.call('POST', '/roles', form(' ', []))).status).toBe(422)
  })

  it('made twice with one key of idempotency is one role', async () => {
    const headers = { 'idempotency-key': 'rol-una-vez' }
    const make = () =>
      roles.server.call('/api/roles', { token: roles.admin, body: form('Una vez', ['cita.reporte']), headers })
    const [first, second] = [await make(), await make()]
    expect(second.body).toEqual(first.body)
    expect(
      await roles.server.db.selectFrom('roles').select('id').where('nombre', '=', 'Una vez').execute(),
    ).toHaveLength(1)
  })
})

describe('a role that changes', () => {
  it('gives and takes what the form says, tells how many notice, and is audited', async () => {
    const id = await roles.addRole('Citas y farmacia', ['cita.reporte', 'farmacia.kardex'])
    const other = await roles.addRole('Farmacia entera', ['farmacia.kardex'])
    await roles.addPerson('una@cauce.demo', [id])
    await roles.addPerson('dos@cauce.demo', [id, other])
    const body = { ...form('Citas', ['cita.reporte', 'cita.afiliados'], 'Solo citas'), version: 1 }
    const answer = await roles.call('PUT', `/roles/${id}`, body)
    expect(answer).toMatchObject({ status: 200, body: { version: 2, personas: 2, mensaje: 'Rol guardado con éxito' } })
    expect((await roles.read(id)).permisos.toSorted()).toEqual(['cita.afiliados', 'cita.reporte'])
    expect(await roles.keysOf('dos@cauce.demo')).toContain('farmacia.kardex')
    expect(await roles.keysOf('una@cauce.demo')).not.toContain('farmacia.kardex')
    expect(await audited('rol.editar')).toMatchObject({
      recurso_id: String(id),
      detalle: { antes: 'Citas y farmacia', agregados: ['cita.afiliados'], quitados: ['farmacia.kardex'], personas: 2 },
    })
  })

  it('is refused when somebody else changed it first, and when it is not there', async () => {
    const id = await roles.addRole('De a dos', [])
    const save = (nombre: string, version: number) =>
      roles.call('PUT', `/roles/${id}`, { ...form(nombre, []), version })
    expect((await save('De a dos, primero', 1)).status).toBe(200)
    expect(await save('De a dos, segundo', 1)).toMatchObject({ status: 409, body: { codigo: 'rol.cambio' } })
    expect((await roles.call('PUT', '/roles/99999', { ...form('Nadie', []), version: 1 })).status).toBe(404)
  })

  it('is noticed at once by a session that was open', async () => {
    const id = await roles.addRole('Efímero', ['farmacia.kardex'])
    await roles.addPerson('atenta@cauce.demo', [id])
    const token = await roles.server.login('atenta@cauce.demo')
    const mine = async () => Object((await roles.server.call('/api/auth/me', { token })).body).permissions
    expect(await mine()).toEqual(['farmacia.kardex'])
    await roles.call('PUT', `/roles/${id}`, { ...form('Efímero', ['cita.reporte']), version: 1 })
    expect(await mine()).toEqual(['cita.reporte'])
  })

  it('keeps a key of an earlier version that nobody touches', async () => {
    await roles.server.db.insertInto('permisos').values({ nombre: 'farmacia.antigua' }).execute()
    const id = await roles.addRole('Con historia', ['farmacia.antigua', 'cita.reporte'])
    const body = { ...form('Con historia', ['farmacia.antigua', 'cita.afiliados']), version: 1 }
    expect((await roles.call('PUT', `/roles/${id}`, body)).status).toBe(200)
    expect((await roles.read(id)).permisos).toContain('farmacia.antigua')
  })
})

describe('who gives', () => {
  let clerk: string
  beforeAll(async () => {
    const id = await roles.addRole('Encargada de roles', ['admin.enter', 'admin.roles', 'cita.reporte'])
    await roles.addPerson('encargada@cauce.demo', [id])
    clerk = await roles.server.login('encargada@cauce.demo')
  })

  it('cannot give, take or delete what they do not hold, and is told in words', async () => {
    const id = await roles.addRole('Ajeno', ['farmacia.kardex'])
    const save = (permisos: readonly string[]) =>
      roles.call('PUT', `/roles/${id}`, { ...form('Ajeno', permisos), version: 1 }, clerk)
    const refused = await save([])
    expect(refused).toMatchObject({
      status: 403,
      body: {
        codigo: 'permiso.ajeno',
        error: 'No puede dar ni quitar permisos que usted no tiene: Kardex',
        errores: { permisos: ['Kardex (farmacia.kardex)'] },
      },
    })
    expect((await save(['farmacia.kardex', 'blog.vista'])).status).toBe(403)
    expect((await roles.call('DELETE', `/roles/${id}`, undefined, clerk)).status).toBe(403)
    expect((await roles.call('POST', '/roles', form('Copia', ['farmacia.kardex']), clerk)).status).toBe(403)
    expect((await save(['farmacia.kardex', 'cita.reporte'])).status).toBe(200)
  })

  it('is asked for the password when it was typed too long ago', async () => {
    const { db } = roles.server
    const person = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'encargada@cauce.demo')
      .executeTakeFirstOrThrow()
    await db.updateTable('sesiones').set({ confirmada_at: null }).where('user_id', '=', person.id).execute()
    const answer = await roles.call('POST', '/roles', form('Tarde', []), clerk)
    expect(answer).toMatchObject({ status: 403, body: { codigo: 'sesion.confirmar' } })
  })
})

describe('the administrator', () => {
  const ADMINISTRATOR = 1

  it('is not deleted or renamed, and keeps its three keys', async () => {
    const { version } = await roles.read(ADMINISTRATOR)
    const save = (nombre: string, permisos: readonly string[]) =>
      roles.call('PUT', `/roles/${ADMINISTRATOR}`, { ...form(nombre, permisos), version })
    expect(await roles.call('DELETE', `/roles/${ADMINISTRATOR}`)).toMatchObject({
      status: 409,
      body: { codigo: 'rol.administrador', error: 'El rol Administrador no se elimina' },
    })
    expect(await save('Jefe', PERMISSIONS)).toMatchObject({ status: 409, body: { codigo: 'rol.administrador' } })
    const less = PERMISSIONS.filter((key) => key !== 'admin.usuarios')
    expect(await save('Administrador', less)).toMatchObject({ status: 409, body: { codigo: 'rol.administrador' } })
  })
})

describe('deleting', () => {
  it('a role that nobody has goes, and its audit entry says what it gave', async () => {
    const id = await roles.addRole('Pasajero', ['cita.reporte'])
    expect(await roles.call('DELETE', `/roles/${id}`)).toMatchObject({ status: 200 })
    expect((await roles.call('GET', `/roles/${id}`)).status).toBe(404)
    expect(await audited('rol.eliminar')).toMatchObject({ detalle: { nombre: 'Pasajero', quitados: ['cita.reporte'] } })
  })

  it('one that an inactive person has stays', async () => {
    const id = await roles.addRole('De quien se fue', [])
    await roles.addPerson('inactiva@cauce.demo', [id], false)
    expect(await roles.call('DELETE', `/roles/${id}`)).toMatchObject({
      status: 409,
      body: { error: 'No se puede eliminar: lo tiene 1 persona. Quíteselo primero en Usuarios.' },
    })
  })
})
