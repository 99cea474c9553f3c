/** Roles: making, reviewing, changing and deleting them. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { auth } from '@cauce/contract/auth'
import { roles } from '@cauce/contract/roles'
import { describePermission } from '@cauce/domain/access/permission-list'
import { editRole, reviewRole, togglePermission } from '../../tests/e2e/pages/roles.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'
import { giveOnly, listed, makeRole, readRole, roleId, type RoleDetail, send } from '../soporte/roles.ts'

const QUARTER_OF_AN_HOUR_MS = 15 * 60_000

const titles = (keys: readonly string[] = []) => keys.map((key) => describePermission(key).titulo)

/** The form of a role with some keys more and some less. */
const changed = ({ nombre, descripcion, version, permisos }: RoleDetail, more: string, less: string) => ({
  nombre,
  descripcion,
  version,
  permisos: [...permisos.filter((key) => !listed(less).includes(key)), ...listed(more)],
})

const save = async (world: Mundo, nombre: string, more: string, less: string): Promise<void> => {
  const role = await readRole(world, nombre)
  await send(world, 'PUT', `/roles/${role.id}`, changed(role, more, less))
}

const review = async (world: Mundo, nombre: string, more: string, less: string): Promise<void> => {
  const role = await readRole(world, nombre)
  world.remembered.set('antes', role.permisos)
  await send(world, 'POST', '/roles/vista-previa', { id: role.id, ...changed(role, more, less) })
}

const impactOf = (world: Mundo) => {
  assert.ok(world.answer)
  return read(roles.vistaPrevia, world.answer)
}

Given('que {string} tiene también el rol {string}', async function (this: Mundo, email: string, nombre: string) {
  const { db } = await this.server()
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await db
    .insertInto('user_role')
    .values({ user_id: user.id, role_id: (await readRole(this, nombre)).id })
    .execute()
})

Given('que {string} tiene solo los permisos {string}', async function (this: Mundo, email: string, keys: string) {
  await giveOnly(this, email, [await makeRole(this, 'Encargada de roles', listed(keys))])
})

Given(
  'que la única que administra es {string} con el rol {string}',
  async function (this: Mundo, email: string, nombre: string) {
    const { db } = await this.server()
    await giveOnly(this, email, [await makeRole(this, nombre, ['admin.enter', 'admin.roles', 'admin.usuarios'])])
    await readRole(this, nombre)
    const others = db
      .selectFrom('user_role as ur')
      .innerJoin('roles as r', 'r.id', 'ur.role_id')
      .select('ur.user_id')
      .where('r.nombre', '=', 'Administrador')
    await db.deleteFrom('user_role').where('user_id', 'in', others).execute()
  },
)

Given('que existe el rol {string} que nadie tiene', async function (this: Mundo, nombre: string) {
  await makeRole(this, nombre, ['cita.reporte'])
})

Given('que {string} tiene la sesión abierta en otro equipo', async function (this: Mundo, email: string) {
  this.remembered.set('otro equipo', await (await this.server()).login(email))
})

Given('que abrió el rol {string}', async function (this: Mundo, nombre: string) {
  this.remembered.set('abierto', await readRole(this, nombre))
})

Given(
  'que otra persona guardó el rol {string} con {string}',
  async function (this: Mundo, nombre: string, more: string) {
    await save(this, nombre, more, '')
    assert.equal(this.answer?.status, 200)
  },
)

Given('que escribió su contraseña hace más de 15 minutos', async function (this: Mundo) {
  const { db } = await this.server()
  const long = new Date(Date.now() - QUARTER_OF_AN_HOUR_MS - 1000)
  await db.updateTable('sesiones').set({ confirmada_at: long }).where('provisional', '=', false).execute()
})

When('crea el rol {string} con los permisos {string}', async function (this: Mundo, nombre: string, keys: string) {
  await send(this, 'POST', '/roles', { nombre, descripcion: '', permisos: listed(keys) })
})

When(
  /^(revisa|guarda) el rol "([^"]+)"(?: con "([^"]+)")?(?: y)?(?: sin "([^"]+)")?$/u,
  async function (this: Mundo, act: string, nombre: string, more: string | null, less: string | null) {
    await (act === 'guarda' ? save : review)(this, nombre, more ?? '', less ?? '')
  },
)

When('revisa un rol nuevo {string} con {string}', async function (this: Mundo, nombre: string, keys: string) {
  const form = { nombre, descripcion: '', permisos: listed(keys) }
  await send(this, 'POST', '/roles/vista-previa', { id: null, version: null, ...form })
})

When('guarda lo que abrió con {string}', async function (this: Mundo, more: string) {
  const opened = read(roles.rol, { status: 200, headers: new Headers(), body: this.remembered.get('abierto') })
  await send(this, 'PUT', `/roles/${opened.id}`, changed(opened, more, ''))
})

When('cambia el nombre del rol {string} por {string}', async function (this: Mundo, nombre: string, otro: string) {
  const role = await readRole(this, nombre)
  await send(this, 'PUT', `/roles/${role.id}`, { ...changed(role, '', ''), nombre: otro })
})

When('elimina el rol {string}', async function (this: Mundo, nombre: string) {
  await send(this, 'DELETE', `/roles/${await roleId(this, nombre)}`)
})

When(
  'en el navegador marca {string} en el rol {string} y lo revisa',
  async function (this: Mundo, title: string, nombre: string) {
    assert.ok(this.browser, 'El escenario no abrió el navegador')
    await editRole(this.browser.page, nombre)
    await togglePermission(this.browser.page, title, new RegExp(`^${title}`, 'u'))
    await reviewRole(this.browser.page)
  },
)

Then('el rol {string} tiene los permisos {string}', async function (this: Mundo, nombre: string, keys: string) {
  assert.deepEqual((await readRole(this, nombre)).permisos.toSorted(), listed(keys).toSorted())
})

Then('el rol {string} no ha cambiado', async function (this: Mundo, nombre: string) {
  assert.deepEqual((await readRole(this, nombre)).permisos, this.remembered.get('antes'))
})

Then('el rol {string} ya no existe', async function (this: Mundo, nombre: string) {
  assert.equal(await roleId(this, nombre), undefined)
})

Then(/^(nadie|\d+ personas?) lo notan?$/u, function (this: Mundo, who: string) {
  assert.equal(impactOf(this).personas, who === 'nadie' ? 0 : Number.parseInt(who, 10))
})

Then('{string} gana {string} y pierde {string}', function (this: Mundo, nombre: string, won: string, lost: string) {
  const person = impactOf(this).primeras.find((one) => one.nombre === nombre)
  assert.deepEqual([titles(person?.gana), titles(person?.pierde)], [[won], [lost]])
})

Then('{int} persona deja de abrir {string}', function (this: Mundo, total: number, title: string) {
  assert.equal(impactOf(this).paginas.find(({ titulo }) => titulo === title)?.personas, total)
})

Then('en ese equipo ya puede {string} y ya no {string}', async function (this: Mundo, can: string, cannot: string) {
  const token = this.remembered.get('otro equipo')
  assert.ok(typeof token === 'string')
  const { permissions } = read(auth.me, await (await this.server()).call('/api/auth/me', { token }))
  assert.deepEqual([permissions.includes(can), permissions.includes(cannot)], [true, false])
})

Then(
  'la auditoría dice que el rol {string} ganó {string} y perdió {string}',
  async function (this: Mundo, nombre: string, won: string, lost: string) {
    const { db } = await this.server()
    const entry = await db
      .selectFrom('auditoria')
      .select('detalle')
      .where('accion', '=', 'rol.editar')
      .where('recurso_id', '=', String(await roleId(this, nombre)))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const { agregados, quitados } = Object(entry.detalle)
    assert.deepEqual([agregados, quitados], [[won], [lost]])
  },
)
