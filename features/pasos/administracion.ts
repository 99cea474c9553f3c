/** What is administered: roles, permissions, states, the programs that connect, the masters, and the news that are published. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { cargas } from '@cauce/contract/cargas'
import { clientes } from '@cauce/contract/clientes'
import { masterCalls } from '@cauce/contract/kit/master'
import { ORIGIN_NAMES } from '@cauce/domain/access/permission-origin'
import { send } from '../soporte/administracion.ts'
import { NEWS_ACTS, attach, moveNews, openFile, writeNews, writtenOf } from '../soporte/contenido.ts'
import { keepKey, keepOpen, keysOf, openIn, programOf, statusOf, thing } from '../soporte/cosas.ts'
import { FAILURES, failSwitch, pressSwitch, startSwitch, switchOf } from '../soporte/interruptor.ts'
import * as masters from '../soporte/maestros.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { askPermission, permissionOf, permissionTexts } from '../soporte/permisos.ts'
import { read } from '../soporte/respuestas.ts'

const { ask, deskOf, fieldLabelled, keep, loadFile, mergeOf, openDesk, rowTitled, saveOver, written } = masters

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

const UNKNOWN_KEY = `cauce_${'A'.repeat(43)}`

When(
  'crea el programa {string} y repite la solicitud porque no llegó la respuesta',
  async function (this: Mundo, nombre: string) {
    const headers = { 'idempotency-key': `crear ${nombre}`.replaceAll(' ', '-') }
    const create = async () => {
      const answer = await this.call('/cliente', { nombre, descripcion: null }, headers)
      keepKey(this, read(clientes.crear, answer).clave)
    }
    await create()
    await create()
  },
)

Then('las dos veces recibe la misma clave', function (this: Mundo) {
  const [last, first] = keysOf(this)
  assert.ok(first)
  assert.equal(last, first)
})

When('genera una clave nueva para {string}', async function (this: Mundo, nombre: string) {
  const { id, version } = await programOf(this, nombre)
  keepKey(this, read(clientes.nuevaClave, await this.call(`/cliente/${id}/clave`, { version })).clave)
})

When(
  /^(el programa|un programa desconocido) hace una llamada( con la clave anterior)?$/u,
  async function (this: Mundo, who: string, old: string | null) {
    const key = who === 'el programa' ? keysOf(this).at(old === null ? 0 : 1) : UNKNOWN_KEY
    assert.ok(key, 'El escenario no creó el programa')
    await this.call('/cliente', undefined, { 'x-cauce-cliente': key })
  },
)

Then('la llamada se atiende', function (this: Mundo) {
  assert.equal(this.answer?.status, 200)
})

Then(
  /^de "([^"]+)" se (sabe cuándo se usó|ven solo los últimos cuatro caracteres de su clave)$/u,
  async function (this: Mundo, nombre: string, what: string) {
    const program = await programOf(this, nombre)
    const [key = ''] = keysOf(this)
    if (what === 'sabe cuándo se usó') assert.notEqual(program.ultimo_uso_at, null)
    else {
      assert.equal(program.clave_final, key.slice(-4))
      assert.ok(!JSON.stringify(this.answer?.body).includes(key))
    }
  },
)

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
  const opened = await rowTitled(this, title)
  keep(this, { opened })
  await ask(this, 'POST', `/${opened.id}/eliminar`, { version: opened.version })
})

When('carga el archivo para {string}', async function (this: Mundo, modo: string) {
  await loadFile(this, modo)
})

Then('de la carga se dejó de leer {string}', function (this: Mundo, column: string) {
  assert.ok(this.answer)
  const { columnas_ignoradas } = read(cargas.ver, this.answer)
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
