/** The administration of users: searching, creating, changing, opening and closing the door. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { usuarios } from '@cauce/contract/usuarios'
import type { UserDetail } from '@cauce/contract/usuarios-filas'
import { EMPTY_OPERATOR } from '@cauce/domain/users/user-form'
import { actionNamed } from '../soporte/acciones.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'
import { lastMailTo, roleIds, userId, usersCall } from '../soporte/usuarios.ts'

const NEW_PASSWORD = 'Puente.Largo.2026*'

const emailsFound = (world: Mundo): readonly string[] => {
  assert.ok(world.answer)
  return read(usuarios.buscar, world.answer).data.map(({ email }) => email)
}

const openUser = async (world: Mundo, email: string): Promise<UserDetail> =>
  read(usuarios.usuario, await world.call(`/usuarios/usuario/${await userId(world, email)}`))

const opened = (world: Mundo): UserDetail =>
  read(usuarios.usuario, { status: 200, headers: new Headers(), body: world.remembered.get('usuario') })

const act = async (world: Mundo, email: string, name: string, body: object = {}): Promise<void> => {
  await usersCall(world, 'POST', `/usuario/${await userId(world, email)}/${name}`, body)
}

const save = async (world: Mundo, change: object): Promise<void> => {
  const { id, operador, version } = opened(world)
  await usersCall(world, 'PUT', `/operador/${id}`, { ...operador, ...change, version })
}

Given('que abrió el usuario {string}', async function (this: Mundo, email: string) {
  this.remembered.set('usuario', await openUser(this, email))
})

Given('que otra persona le cambió el cargo mientras tanto', async function (this: Mundo) {
  const { db } = await this.server()
  const operator = db.selectFrom('users').select('operador_id').where('id', '=', opened(this).id)
  await db.updateTable('operadores').set({ cargo: 'Jefe de citas' }).where('id', '=', operator).execute()
})

Given('que inactivó a {string}', async function (this: Mundo, email: string) {
  await act(this, email, 'inactivar', { motivo: 'Vacaciones' })
  assert.equal(this.answer?.status, 200)
})

When('busca usuarios con {string}', async function (this: Mundo, texto: string) {
  await usersCall(this, 'POST', '/buscar', { texto })
})

When('busca los usuarios en estado {string}', async function (this: Mundo, estado: string) {
  await usersCall(this, 'POST', '/buscar', { estado })
})

When(
  'crea el operador {string} {string} con documento {string} y correo {string}',
  async function (this: Mundo, nombre: string, apellido: string, numero_documento: string, email: string) {
    const { tipos_documento } = read(usuarios.opciones, await this.call('/usuarios/opciones'))
    const tipo_documento_id = tipos_documento.find(({ codigo }) => codigo === 'CC')?.id ?? 0
    const roles = await roleIds(this, 'Auxiliar')
    const form = { ...EMPTY_OPERATOR, tipo_documento_id, numero_documento, nombre, apellido, email }
    await usersCall(this, 'POST', '/crear-operador', { ...form, roles })
  },
)

When('crea un operador sin roles', async function (this: Mundo) {
  await usersCall(this, 'POST', '/crear-operador', { ...EMPTY_OPERATOR, roles: [] })
})

const lookUp = async (world: Mundo, numero_documento: string): Promise<void> => {
  const { tipos_documento } = read(usuarios.opciones, await world.call('/usuarios/opciones'))
  const tipo_documento_id = tipos_documento.find(({ codigo }) => codigo === 'CC')?.id
  await usersCall(world, 'POST', '/buscar-afiliado', { tipo_documento_id, numero_documento })
}

When('busca al afiliado de documento {string}', async function (this: Mundo, numero: string) {
  await lookUp(this, numero)
})

When('crea el usuario del afiliado de documento {string}', async function (this: Mundo, numero: string) {
  await lookUp(this, numero)
  assert.ok(this.answer)
  const { id } = read(usuarios.buscarAfiliado, this.answer)
  const roles = await roleIds(this, 'Afiliado')
  await usersCall(this, 'POST', '/crear-afiliado', { afiliado_id: id, email: 'nuevo@correo.co', roles })
})

When('guarda el cargo {string}', async function (this: Mundo, cargo: string) {
  await save(this, { cargo })
})

When('guarda el correo {string}', async function (this: Mundo, email: string) {
  await save(this, { email })
})

When('inactiva a {string} por {string}', async function (this: Mundo, email: string, motivo: string) {
  await act(this, email, 'inactivar', { motivo })
})

When('reactiva a {string}', async function (this: Mundo, email: string) {
  await act(this, email, 'reactivar')
})

When('desbloquea a {string}', async function (this: Mundo, email: string) {
  await act(this, email, 'desbloquear')
})

When('restablece el segundo factor de {string}', async function (this: Mundo, email: string) {
  await act(this, email, 'segundo-factor')
})

When('envía un enlace a {string}', async function (this: Mundo, email: string) {
  await act(this, email, 'enlace')
})

When('cierra las sesiones de {string}', async function (this: Mundo, email: string) {
  await act(this, email, 'sesiones')
})

When('deja a {string} con los roles {string}', async function (this: Mundo, email: string, names: string) {
  const { id, version } = await openUser(this, email)
  await usersCall(this, 'PUT', `/usuario/${id}/roles`, { roles: await roleIds(this, names), version })
})

Then('encuentra a {string}', function (this: Mundo, email: string) {
  assert.ok(emailsFound(this).includes(email), emailsFound(this).join(', '))
})

Then('a {string} le llega un enlace para escribir su contraseña', async function (this: Mundo, email: string) {
  const { texto } = await lastMailTo(this, email)
  const [, token] = /recuperacionContrasena\/\S+\/(\S+)/u.exec(texto) ?? []
  assert.ok(token, texto)
  this.remembered.set('enlace', token)
})

Then('con ese enlace escribe su contraseña una sola vez', async function (this: Mundo) {
  const body = { token: this.remembered.get('enlace'), password: NEW_PASSWORD }
  assert.equal((await this.call('/auth/restablecer-contrasena', body)).status, 200)
  assert.equal((await this.call('/auth/restablecer-contrasena', body)).status, 410)
})

Then('a {string} le avisan {string}', async function (this: Mundo, email: string, asunto: string) {
  assert.equal((await lastMailTo(this, email)).asunto, asunto)
})

Then('esa sesión ya no abre nada', async function (this: Mundo) {
  const token = this.remembered.get('otra sesión')
  assert.ok(typeof token === 'string')
  assert.equal((await (await this.server()).call('/api/auth/me', { token })).status, 401)
})

Then('{string} queda en estado {string}', async function (this: Mundo, email: string, estado: string) {
  assert.equal((await openUser(this, email)).estado, estado)
})

Then('{string} tiene los roles {string}', async function (this: Mundo, email: string, roles: string) {
  assert.equal((await openUser(this, email)).roles.join(', '), roles)
})

Then(
  'en el historial de {string} queda {string} por {string}',
  async function (this: Mundo, email: string, text: string, motivo: string) {
    const answer = await this.call(`/usuarios/usuario/${await userId(this, email)}/historial`)
    const [last] = read(usuarios.historial, answer).data
    assert.deepEqual([last?.accion, last?.motivo], [actionNamed(text), motivo])
    assert.equal(last?.quien, 'Mauricio Londoño Arbeláez')
  },
)
