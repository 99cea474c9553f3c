/** What is administered: roles, permissions, states, the programs that connect, and the news that are published. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { ORIGIN_NAMES } from '@cauce/domain/access/permission-origin'
import { send } from '../soporte/administracion.ts'
import { attach, moveNews, NEWS_ACTS, openFile, writeNews, writtenOf } from '../soporte/contenido.ts'
import { keepOpen, openIn, statusOf, thing } from '../soporte/cosas.ts'
import { FAILURES, failSwitch, pressSwitch, startSwitch, switchOf } from '../soporte/interruptor.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { askPermission, permissionOf, permissionTexts } from '../soporte/permisos.ts'

When(
  /^crea el (rol|estado|programa) "([^"]*)"(?: con los permisos "([^"]*)")?$/u,
  async function (this: Mundo, kind: string, name: string, keys: string | null) {
    await thing(kind).make?.(this, name, keys ?? '')
  },
)

When('abre el {word} {string} para cambiarlo', async function (this: Mundo, kind: string, name: string) {
  keepOpen(this, await thing(kind).open(this, name))
})

When('otra persona cambia el {word} {string} mientras tanto', async function (this: Mundo, kind: string, name: string) {
  await thing(kind).others(this, name)
})

When(/^guarda lo que abrió con (\S+ \S+) "([^"]*)"$/u, async function (this: Mundo, field: string, value: string) {
  await openIn(this)(field, value)
})

When(
  /^cambia el nombre del (rol|estado) "([^"]+)" por "([^"]+)"$/u,
  async function (this: Mundo, kind: string, name: string, other: string) {
    const save = await thing(kind).open(this, name)
    await save('el nombre', other)
  },
)

When(
  /^(?:elimina|desactiva) el (rol|estado|programa) "([^"]+)"$/u,
  async function (this: Mundo, kind: string, name: string) {
    await thing(kind).drop?.(this, name)
  },
)

Given('que una versión anterior dejó el permiso {string}', async function (this: Mundo, clave: string) {
  const { db } = await this.server()
  await db.insertInto('permisos').values({ nombre: clave }).execute()
})

When('consulta el permiso {string}', async function (this: Mundo, clave: string) {
  await askPermission(this, 'GET', clave)
})

When(
  /^describe el permiso "([^"]+)" (?:como "([^"]+)"|con (\d+) letras)$/u,
  async function (this: Mundo, clave: string, words: string | null, length: string | null) {
    await askPermission(this, 'PUT', clave, { descripcion: words ?? 'x'.repeat(Number(length)) })
  },
)

Then('el permiso se llama {string} y viene de {string}', function (this: Mundo, title: string, origin: string) {
  const { titulo, origen } = permissionOf(this)
  assert.deepEqual([titulo, ORIGIN_NAMES[origen]], [title, origin])
})

Then(/^el permiso (abre|deja|dice|lo tiene) "([^"]+)"$/u, function (this: Mundo, what: string, text: string) {
  assert.ok(permissionTexts(this, what).includes(text), permissionTexts(this, what).join(' | '))
})

Given('que hay un registro en el estado {string}', async function (this: Mundo, nombre: string) {
  const { db } = await this.server()
  const { id } = await statusOf(this, nombre)
  const line = await db.selectFrom('orden_procedimientos').select('id').limit(1).executeTakeFirstOrThrow()
  await db.updateTable('orden_procedimientos').set({ estado_id: id }).where('id', '=', line.id).execute()
})

Then(
  /^el estado "([^"]+)" tiene "([^"]+)" en (número|uso|ciclos|registros)$/u,
  async function (this: Mundo, nombre: string, told: string, what: string) {
    const { id, activo, ciclos, registros } = await statusOf(this, nombre)
    const texts = new Map([
      ['número', String(id)],
      ['uso', activo ? 'activo' : 'inactivo'],
      ['ciclos', ciclos.map(({ titulo }) => titulo).join(', ')],
      ['registros', registros > 0 ? 'alguno' : 'ninguno'],
    ])
    assert.equal(texts.get(what), told)
  },
)

Then('el dibujo dice {string}', async function (this: Mundo, words: string) {
  // A state may be in several life cycles: each has its drawing.
  const drawings = pageOf(this).getByRole('dialog').getByRole('img').locator('desc')
  await drawings.first().waitFor({ state: 'attached' })
  const told = await drawings.allTextContents()
  assert.ok(
    told.some((text) => text.includes(words)),
    told.join('\n'),
  )
})

Given(/^un programa "([^"]*)" que está (activo|inactivo)$/u, function (this: Mundo, nombre: string, state: string) {
  startSwitch(this, nombre, state === 'activo')
})

When(/^lo (?:apaga|prende)$/u, async function (this: Mundo) {
  await pressSwitch(this)
})

When(new RegExp(`^(${Object.keys(FAILURES).join('|')})$`, 'u'), async function (this: Mundo, how: string) {
  await failSwitch(this, how)
})

Then(/^el interruptor se ve (apagado|prendido)(?: de inmediato)?$/u, function (this: Mundo, word: string) {
  assert.equal(switchOf(this).actor.getSnapshot().context.activo, word === 'prendido')
})

Then('es el mismo cambio, que se hace una sola vez', function (this: Mundo) {
  const [first, second] = switchOf(this).calls.calls
  assert.ok(first)
  assert.equal(second?.input.key, first.input.key)
})

Given(
  /^que "([^"]+)" (publicó la novedad|dejó en borrador) "([^"]+)"$/u,
  async function (this: Mundo, email: string, how: string, titulo: string) {
    await writeNews(this, email, titulo)
    if (how === 'publicó la novedad') await moveNews(this, 'publicar')
  },
)

When(new RegExp(`^(${Object.keys(NEWS_ACTS).join('|')})$`, 'u'), async function (this: Mundo, act: string) {
  await NEWS_ACTS[act]?.(this)
})

When(
  /^le adjunta (?:el|una) (PDF|página web llamada) "([^"]+)"$/u,
  async function (this: Mundo, what: string, nombre: string) {
    await attach(this, what, nombre)
  },
)

When(
  'quiere adjuntarle un archivo que es {string} de {int} bytes',
  async function (this: Mundo, what: string, tamano: number) {
    const tipo = what === 'PDF' ? 'application/pdf' : 'text/html'
    await send(this, 'POST', `/contenido/subir/${writtenOf(this).id}`, { nombre: 'archivo', tipo, tamano })
  },
)

Then('tampoco puede abrirlo', async function (this: Mundo) {
  assert.equal((await send(this, 'GET', `/contenido/publicados/${writtenOf(this).id}`)).status, 404)
})

Then('abre {string} sin mostrar su sesión', async function (this: Mundo, nombre: string) {
  assert.ok(await openFile(this, nombre))
})
