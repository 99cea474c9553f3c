/** The catalogues of a sick leave: schools and education secretariats. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { incapacidades } from '@cauce/contract/incapacidades'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

When('busca el colegio {string}', async function (this: Mundo, text: string) {
  await this.call(`/colegios/buscarColegio/${encodeURIComponent(text)}`)
})

Then('encuentra el colegio {string}', function (this: Mundo, nombre: string) {
  assert.ok(this.answer)
  const found = read(incapacidades.buscarColegio, this.answer)
  assert.ok(
    found.some((school) => school.nombre === nombre),
    JSON.stringify(found),
  )
})

Then('no encuentra colegios', function (this: Mundo) {
  assert.ok(this.answer)
  assert.deepEqual(read(incapacidades.buscarColegio, this.answer), [])
})

const secretariats = async (world: Mundo) =>
  read(incapacidades.secretarias, await world.call('/secretarias-educacion/listar'))

When('pide las secretarías de educación', async function (this: Mundo) {
  await secretariats(this)
})

Then('el formulario propone la {string}', async function (this: Mundo, nombre: string) {
  assert.ok(this.answer)
  const { entidad_territorial } = read(incapacidades.contexto, this.answer)
  const proposed = (await secretariats(this)).find(({ id }) => id === entidad_territorial)
  assert.equal(proposed?.nombre, nombre)
})

Then('las hay de todos los departamentos', async function (this: Mundo) {
  assert.ok(this.answer)
  const list = read(incapacidades.secretarias, this.answer)
  const { db } = await this.server()
  const departments = await db.selectFrom('departamentos').select('id').execute()
  assert.equal(new Set(list.map(({ departamento }) => departamento.id)).size, departments.length)
})
