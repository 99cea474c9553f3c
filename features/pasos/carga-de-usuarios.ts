/** Many users at once, from a file. */
import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { usuarios } from '@cauce/contract/usuarios'
import type { LoadSummary } from '@cauce/contract/usuarios-cargas'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'
import { countUsers, usersCall } from '../soporte/usuarios.ts'

const PENDING = ['revisada', 'en_curso']

const current = (world: Mundo): LoadSummary =>
  read(usuarios.carga, { status: 200, headers: new Headers(), body: world.remembered.get('carga') })

const review = async (world: Mundo, texto: string): Promise<void> => {
  if (!world.remembered.has('usuarios antes')) world.remembered.set('usuarios antes', await countUsers(world))
  await usersCall(world, 'POST', '/cargas', { nombre: 'personal.csv', texto })
  world.remembered.set('archivo', texto)
  if (world.answer?.status === 200) world.remembered.set('carga', read(usuarios.revisarCarga, world.answer).carga)
}

const load = async (world: Mundo): Promise<void> => {
  let state = 'revisada'
  while (PENDING.includes(state)) {
    await usersCall(world, 'POST', `/cargas/${current(world).id}/lote`)
    if (world.answer?.status !== 200) return
    state = read(usuarios.cargarLote, world.answer).estado
  }
}

const lines = async (world: Mundo) =>
  read(usuarios.lineasCarga, await world.call(`/usuarios/cargas/${current(world).id}/lineas?por_pagina=100`)).data

When('revisa un archivo con las líneas', async function (this: Mundo, table: DataTable) {
  await review(
    this,
    table
      .raw()
      .map((cells) => cells.join(';'))
      .join('\n'),
  )
})

When('revisa el archivo {string}', async function (this: Mundo, texto: string) {
  await review(this, texto)
})

When('carga lo que se puede', async function (this: Mundo) {
  await load(this)
})

When('revisa y carga otra vez el mismo archivo', async function (this: Mundo) {
  const texto = this.remembered.get('archivo')
  assert.ok(typeof texto === 'string')
  await review(this, texto)
  await load(this)
})

When('cancela la carga', async function (this: Mundo) {
  await usersCall(this, 'POST', `/cargas/${current(this).id}/cancelar`)
})

When(
  'corrige en el informe de rechazos {string} por {string} y lo revisa',
  async function (this: Mundo, wrong: string, right: string) {
    const { status, body } = await this.call(`/usuarios/cargas/${current(this).id}/rechazos`)
    assert.equal(status, 200)
    assert.ok(typeof body === 'string')
    await review(this, body.replace(`,${wrong},`, `,${right},`))
  },
)

Then(
  /^la carga tiene (\d+) por crear, (\d+) por actualizar y (\d+) rechazadas?$/u,
  function (this: Mundo, create: string, update: string, rejected: string) {
    const { por_crear, por_actualizar, rechazadas } = current(this)
    assert.deepEqual([por_crear, por_actualizar, rechazadas], [create, update, rejected].map(Number))
  },
)

Then(
  'la línea {int} se rechaza en {string} con {string}',
  async function (this: Mundo, number: number, column: string, message: string) {
    const line = (await lines(this)).find(({ linea }) => linea === number)
    const found = line?.errores.find(({ columna }) => columna === column)
    assert.equal(found?.mensaje, message, JSON.stringify(line))
  },
)

Then('no hay usuarios nuevos', async function (this: Mundo) {
  assert.equal(await countUsers(this), this.remembered.get('usuarios antes'))
})

Then('hay {int} usuario(s) nuevo(s)', async function (this: Mundo, count: number) {
  assert.equal((await countUsers(this)) - Number(this.remembered.get('usuarios antes')), count)
})
