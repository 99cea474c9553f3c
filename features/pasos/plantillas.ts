/** What a clinician keeps to write faster: templates of text and favourite lines. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { favoritos } from '@cauce/contract/favoritos'
import { historia } from '@cauce/contract/historia'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { fieldNamed } from '../soporte/campos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { procedure, read } from '../soporte/respuestas.ts'

const snippets = async (world: Mundo) => read(historia.plantillas, await world.call('/historia/plantillas'))
const snippet = async (world: Mundo, titulo: string) => {
  const found = (await snippets(world)).findLast((each) => each.titulo === titulo)
  assert.ok(found, `No tiene la plantilla ${titulo}`)
  return found
}
const saveSnippet = (world: Mundo, body: object) => world.call('/historia/plantillas/guardar', body)

When(
  'guarda la plantilla {string} de {string} con el texto {string}',
  async function (this: Mundo, titulo: string, section: string, texto: string) {
    await saveSnippet(this, { titulo, componente: fieldNamed(section), texto })
  },
)

When('cambia la plantilla {string} por el texto {string}', async function (this: Mundo, titulo: string, texto: string) {
  await saveSnippet(this, { ...(await snippet(this, titulo)), texto })
})

When('borra la plantilla {string}', async function (this: Mundo, titulo: string) {
  const { id } = await snippet(this, titulo)
  read(historia.eliminarPlantilla, await this.call('/historia/plantillas/eliminar', { id }))
})

When('{string} intenta borrar la plantilla {string}', async function (this: Mundo, email: string, titulo: string) {
  const { id } = await snippet(this, titulo)
  this.token = await (await this.server()).login(email)
  await this.call('/historia/plantillas/eliminar', { id })
})

Then('sus plantillas dicen {string} en {string}', async function (this: Mundo, texto: string, titulo: string) {
  const texts = (await snippets(this)).filter((each) => each.titulo === titulo).map((each) => each.texto)
  assert.ok(texts.includes(texto), texts.join(' | '))
})

Then('no tiene la plantilla {string}', async function (this: Mundo, titulo: string) {
  assert.ok(!(await snippets(this)).some((each) => each.titulo === titulo))
})

const PROCEDURES = 2
const favourites = async (world: Mundo) =>
  read(favoritos.listar, await world.call(`/ordenamiento/favoritos/${PROCEDURES}`))
const saveFavourite = (world: Mundo, nombre: string, procedimiento_id: number, cantidad: number) =>
  world.call('/ordenamiento/favoritos/guardar', {
    nombre,
    linea: { tipo_orden_id: PROCEDURES, procedimiento_id, cantidad, observacion: '' },
  })

When(
  /^guarda como favorito "([^"]+)" (\d+) unidad(?:es)? del procedimiento "([^"]+)"$/u,
  async function (this: Mundo, nombre: string, cantidad: string, codigo: string) {
    await saveFavourite(this, nombre, (await procedure(this, codigo)).id, Number(cantidad))
  },
)

When('guarda como favorito un procedimiento que no existe', async function (this: Mundo) {
  await saveFavourite(this, 'No existe', 2_000_000_000, 1)
})

When('borra el favorito {string}', async function (this: Mundo, nombre: string) {
  const found = (await favourites(this)).find((each) => each.nombre === nombre)
  assert.ok(found)
  read(favoritos.eliminar, await this.call('/ordenamiento/favoritos/eliminar', { id: found.id }))
})

When('pide los favoritos de los esquemas', async function (this: Mundo) {
  await this.call(`/ordenamiento/favoritos/${OrderType.schemes}`)
})

Then(
  'sus favoritos tienen una sola vez {string} con {int} unidades de {string}',
  async function (this: Mundo, nombre: string, cantidad: number, codigo: string) {
    const same = (await favourites(this)).filter(
      (each) => each.nombre.toLocaleLowerCase('es-CO') === nombre.toLocaleLowerCase('es-CO'),
    )
    assert.deepEqual(
      same.map(({ nombre: name, articulo, linea }) => [
        name,
        articulo.codigo,
        'cantidad' in linea ? linea.cantidad : null,
      ]),
      [[nombre, codigo, cantidad]],
    )
  },
)

Then('no tiene el favorito {string}', async function (this: Mundo, nombre: string) {
  assert.ok(!(await favourites(this)).some((each) => each.nombre === nombre))
})
