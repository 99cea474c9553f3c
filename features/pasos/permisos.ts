/** Permissions and states: what they mean, and who keeps them. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { estados } from '@cauce/contract/estados'
import { roles } from '@cauce/contract/roles'
import { ORIGIN_NAMES } from '@cauce/domain/access/permission-origin'
import { pageNamed } from '../soporte/pantallas.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'
import { listed, send } from '../soporte/roles.ts'

const permissionId = async (world: Mundo, clave: string): Promise<number> => {
  const { db } = await world.server()
  return (await db.selectFrom('permisos').select('id').where('nombre', '=', clave).executeTakeFirstOrThrow()).id
}

const shown = (world: Mundo) => {
  assert.ok(world.answer)
  return read(roles.permiso, world.answer)
}

Given('que una versión anterior dejó el permiso {string}', async function (this: Mundo, clave: string) {
  const { db } = await this.server()
  await db.insertInto('permisos').values({ nombre: clave }).execute()
})

When('consulta el permiso {string}', async function (this: Mundo, clave: string) {
  await send(this, 'GET', `/permisos/${await permissionId(this, clave)}`)
})

When('busca permisos con {string}', async function (this: Mundo, text: string) {
  await send(this, 'GET', `/permisos?texto=${encodeURIComponent(text)}`)
})

When('descarga los permisos que dicen {string}', async function (this: Mundo, text: string) {
  await send(this, 'GET', `/permisos/exportar?texto=${encodeURIComponent(text)}`)
})

const describeKey = async (world: Mundo, clave: string, descripcion: string): Promise<void> => {
  await send(world, 'PUT', `/permisos/${await permissionId(world, clave)}`, { descripcion })
}

When('describe el permiso {string} como {string}', async function (this: Mundo, clave: string, words: string) {
  await describeKey(this, clave, words)
})

When('describe el permiso {string} con {int} letras', async function (this: Mundo, clave: string, length: number) {
  await describeKey(this, clave, 'x'.repeat(length))
})

Then('el permiso se llama {string} y viene de {string}', function (this: Mundo, title: string, origin: string) {
  const { titulo, origen } = shown(this)
  assert.deepEqual([titulo, ORIGIN_NAMES[origen]], [title, origin])
})

Then('el permiso abre {string}', function (this: Mundo, title: string) {
  assert.ok(shown(this).paginas.some(({ ruta }) => ruta === pageNamed(title)))
})

Then('el permiso deja {string}', function (this: Mundo, action: string) {
  assert.ok(shown(this).acciones.includes(action))
})

Then('lo tiene {string} por el rol {string}', function (this: Mundo, who: string, role: string) {
  const holders = shown(this).quienes.find(({ rol }) => rol === role)?.primeras ?? []
  assert.ok(holders.some(({ nombre }) => nombre === who))
})

Then('encuentra los permisos {string}', function (this: Mundo, keys: string) {
  assert.ok(this.answer)
  assert.deepEqual(
    read(roles.permisos, this.answer).data.map(({ clave }) => clave),
    listed(keys),
  )
})

Then('el archivo tiene {int} permiso, el {string}', function (this: Mundo, total: number, clave: string) {
  const [, ...lines] = String(this.answer?.body).trim().split('\r\n')
  assert.equal(lines.length, total)
  assert.ok(lines[0]?.includes(clave))
})

Then('el permiso {string} dice {string}', async function (this: Mundo, clave: string, words: string) {
  await send(this, 'GET', `/permisos/${await permissionId(this, clave)}`)
  assert.equal(shown(this).descripcion, words)
})

const status = async (world: Mundo, nombre: string) => {
  const { data } = read(estados.lista, await send(world, 'GET', '/estados?por_pagina=100'))
  const found = data.find((one) => one.nombre === nombre)
  assert.ok(found, `No hay un estado ${nombre}`)
  return found
}

const saveStatus = async (world: Mundo, nombre: string, change: object): Promise<void> => {
  const known = world.remembered.get(`estado ${nombre}`) ?? (await status(world, nombre))
  const { id, descripcion, activo, version } = Object(known)
  await send(world, 'PUT', `/estados/${id}`, { nombre, descripcion, activo, version, ...change })
}

When('crea el estado {string}', async function (this: Mundo, nombre: string) {
  await send(this, 'POST', '/estados', { nombre, descripcion: '' })
})

Given('que creó el estado {string}', async function (this: Mundo, nombre: string) {
  await send(this, 'POST', '/estados', { nombre, descripcion: '' })
  this.remembered.set(`estado ${nombre}`, await status(this, nombre))
})

Given('que hay un registro en el estado {string}', async function (this: Mundo, nombre: string) {
  const { db } = await this.server()
  const { id } = await status(this, nombre)
  const line = await db.selectFrom('orden_procedimientos').select('id').limit(1).executeTakeFirstOrThrow()
  await db.updateTable('orden_procedimientos').set({ estado_id: id }).where('id', '=', line.id).execute()
})

Given('que otra persona guardó el estado {string} mientras tanto', async function (this: Mundo, nombre: string) {
  const { db } = await this.server()
  await db.updateTable('estados').set({ version: 2 }).where('nombre', '=', nombre).execute()
})

When('cambia el nombre del estado {string} por {string}', async function (this: Mundo, nombre: string, otro: string) {
  await saveStatus(this, nombre, { nombre: otro })
})

When('desactiva el estado {string}', async function (this: Mundo, nombre: string) {
  await saveStatus(this, nombre, { activo: false })
})

When('en el navegador abre el estado {string}', async function (this: Mundo, nombre: string) {
  assert.ok(this.browser, 'El escenario no abrió el navegador')
  const row = this.browser.page.getByRole('row').filter({ hasText: nombre })
  await row.getByRole('button', { name: 'Ver' }).click()
})

Then('el estado {string} está inactivo', async function (this: Mundo, nombre: string) {
  assert.equal((await status(this, nombre)).activo, false)
})

Then('el estado {string} tiene el número {int}', async function (this: Mundo, nombre: string, id: number) {
  assert.equal((await status(this, nombre)).id, id)
})

Then(
  'el estado {string} está en {string} y tiene registros',
  async function (this: Mundo, nombre: string, cycle: string) {
    const { ciclos, registros } = await status(this, nombre)
    assert.deepEqual(
      ciclos.map(({ titulo }) => titulo),
      cycle.split(', '),
    )
    assert.ok(registros > 0)
  },
)

Then('el dibujo dice {string}', async function (this: Mundo, words: string) {
  assert.ok(this.browser, 'El escenario no abrió el navegador')
  // A state may be in several life cycles: each has its drawing.
  const drawings = this.browser.page.getByRole('dialog').getByRole('img').locator('desc')
  await drawings.first().waitFor({ state: 'attached' })
  const told = await drawings.allTextContents()
  assert.ok(
    told.some((text) => text.includes(words)),
    told.join('\n'),
  )
})
