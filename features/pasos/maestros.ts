/** The masters: the same steps for each, by the words of its declaration. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { masterCalls } from '@cauce/contract/kit/master'
import {
  ask,
  deskOf,
  fieldLabelled,
  keep,
  mergeOf,
  openDesk,
  rowTitled,
  saveOver,
  written,
} from '../soporte/maestros.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

Given('que mantiene {string}', function (this: Mundo, many: string) {
  openDesk(this, many)
})

Given('que tiene el archivo:', function (this: Mundo, file: string) {
  keep(this, { file })
})

When('crea un registro con:', async function (this: Mundo, table: DataTable) {
  await ask(this, 'POST', '', { valores: await written(this, table.rowsHash()) })
})

When('abre {string}', async function (this: Mundo, title: string) {
  keep(this, { opened: await rowTitled(this, title) })
})

When('otra persona le cambia {string} por {string}', async function (this: Mundo, label: string, value: string) {
  await saveOver(this, { [label]: value })
  assert.equal(this.answer?.status, 200)
})

When('le cambia {string} por {string}', async function (this: Mundo, label: string, value: string) {
  await saveOver(this, { [label]: value })
})

When('guarda lo de los dos', async function (this: Mundo) {
  const { version, merged } = mergeOf(this)
  await ask(this, 'PUT', `/${deskOf(this).opened?.id}`, { version, valores: merged })
})

When('elimina {string}', async function (this: Mundo, title: string) {
  const { id, version } = await rowTitled(this, title)
  await ask(this, 'POST', `/${id}/eliminar`, { version })
})

When('carga el archivo para {string}', async function (this: Mundo, modo: string) {
  await ask(this, 'POST', '/cargar', { nombre: 'archivo.csv', texto: deskOf(this).file, modo })
})

Then('de la carga se dejó de leer {string}', function (this: Mundo, column: string) {
  assert.ok(this.answer)
  const { columnas_ignoradas } = read(masterCalls(deskOf(this).of).cargar, this.answer)
  assert.deepEqual(columnas_ignoradas, [column])
})

Then('al buscar {string} encuentra {string}', async function (this: Mundo, texto: string, title: string) {
  const { of } = deskOf(this)
  const { data } = read(masterCalls(of).buscar, await ask(this, 'POST', '/buscar', { texto }))
  assert.deepEqual(
    data.map(({ valores }) => valores[of.title]),
    [title],
  )
})

Then(
  'de {string} el campo {string} quedó {string}',
  async function (this: Mundo, title: string, label: string, value: string) {
    const { valores } = await rowTitled(this, title)
    assert.equal(valores[fieldLabelled(deskOf(this), label)], value)
  },
)

Then('de lo que cambiaron los dos no hay nada por elegir', function (this: Mundo) {
  assert.deepEqual(mergeOf(this).disputed, [])
})

Then('de lo que cambiaron los dos hay que elegir {string}', function (this: Mundo, label: string) {
  assert.deepEqual(mergeOf(this).disputed, [fieldLabelled(deskOf(this), label)])
})

Then('su historia dice {string} y {string}', async function (this: Mundo, newest: string, before: string) {
  const desk = deskOf(this)
  const { historia } = read(masterCalls(desk.of).ver, await ask(this, 'GET', `/${desk.opened?.id}`))
  assert.deepEqual(
    historia.map(({ cambios }) => cambios.map(({ campo }) => desk.of.fields[campo]?.label)),
    [[newest], [before]],
  )
})
