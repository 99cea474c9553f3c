import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { contenido } from '@cauce/contract/contenido'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const PDF = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'
const PAGE = '<html><script>alert(1)</script></html>\n'

const become = async (world: Mundo, email: string): Promise<void> => {
  world.token = await (await world.server()).login(email)
}

const send = async (world: Mundo, method: string, path: string, body?: object) => {
  world.answer = await (await world.server()).call(`/api${path}`, { method, token: world.token, body })
  return world.answer
}

const remembered = (world: Mundo): { readonly id: number; readonly version: number; readonly titulo: string } => {
  const id = world.remembered.get('contenido')
  const version = world.remembered.get('version')
  const titulo = world.remembered.get('titulo')
  assert.ok(typeof id === 'number' && typeof version === 'number', 'Nadie ha escrito un contenido')
  return { id, version, titulo: typeof titulo === 'string' ? titulo : '' }
}

const formOf = (titulo: string) => ({ tipo: 'novedad', titulo, resumen: '', cuerpo: `## ${titulo}\n\nDesde el lunes.` })

const write = async (world: Mundo, email: string, titulo: string): Promise<void> => {
  await become(world, email)
  const made = read(contenido.crear, await send(world, 'POST', '/contenido', formOf(titulo)))
  world.remembered.set('contenido', made.id).set('version', made.version).set('titulo', titulo)
}

const move = async (world: Mundo, evento: string): Promise<void> => {
  const { id, version } = remembered(world)
  const moved = read(contenido.mover, await send(world, 'POST', `/contenido/mover/${id}`, { evento, version }))
  world.remembered.set('version', moved.version)
}

const published = async (world: Mundo, texto = '') =>
  read(contenido.publicados, await send(world, 'GET', `/contenido/publicados?texto=${encodeURIComponent(texto)}`)).data

const find = async (world: Mundo, titulo: string) => {
  const texto = world.remembered.get('texto')
  const rows = await published(world, typeof texto === 'string' ? texto : '')
  const row = rows.find((one) => one.titulo === titulo)
  assert.ok(row, `No se encuentra ${titulo}`)
  return row
}

Given('que {string} publicó la novedad {string}', async function (this: Mundo, email: string, titulo: string) {
  await write(this, email, titulo)
  await move(this, 'publicar')
})

Given('que {string} dejó en borrador {string}', async function (this: Mundo, email: string, titulo: string) {
  await write(this, email, titulo)
})

Given('que otra persona guardó cambios en él', async function (this: Mundo) {
  const { id, version } = remembered(this)
  read(contenido.guardar, await send(this, 'PUT', `/contenido/${id}`, { ...formOf('Otro título'), version }))
})

When('{string} mira los manuales y novedades', async function (this: Mundo, email: string) {
  await become(this, email)
})

When('{string} busca {string} en los manuales y novedades', async function (this: Mundo, email: string, texto: string) {
  await become(this, email)
  this.remembered.set('texto', texto)
})

When('{string} lo retira', async function (this: Mundo, email: string) {
  await become(this, email)
  await move(this, 'retirar')
})

When('intenta crear un contenido', async function (this: Mundo) {
  await send(this, 'POST', '/contenido', formOf('Ajeno'))
})

When('{string} guarda los suyos sobre lo que había leído', async function (this: Mundo, email: string) {
  await become(this, email)
  const { id, version } = remembered(this)
  await send(this, 'PUT', `/contenido/${id}`, { ...formOf('Mi título'), version })
})

When('{string} intenta eliminarlo', async function (this: Mundo, email: string) {
  await become(this, email)
  await send(this, 'DELETE', `/contenido/${remembered(this).id}`)
})

/** Asks where, sends the bytes without the session, and attaches what arrived. */
const attach = async (world: Mundo, nombre: string, content: string): Promise<void> => {
  const { id } = remembered(world)
  const file = { nombre, tipo: 'application/pdf', tamano: content.length }
  const ticket = read(contenido.subir, await send(world, 'POST', `/contenido/subir/${id}`, file))
  const { url } = await world.server()
  const sent = await fetch(`${url}${ticket.url}`, { method: 'PUT', body: content })
  if (!sent.ok) {
    world.answer = { status: sent.status, headers: sent.headers, body: await sent.json() }
    return
  }
  read(contenido.adjuntar, await send(world, 'POST', `/contenido/adjuntar/${id}`, { clave: ticket.clave }))
}

When('{string} le adjunta el PDF {string}', async function (this: Mundo, email: string, nombre: string) {
  await become(this, email)
  await attach(this, nombre, PDF)
})

When(
  '{string} le adjunta una página web llamada {string}',
  async function (this: Mundo, email: string, nombre: string) {
    await become(this, email)
    await attach(this, nombre, PAGE)
  },
)

When(
  '{string} quiere adjuntar un archivo que es {string} de {int} bytes',
  async function (this: Mundo, email: string, what: string, tamano: number) {
    const tipo = what === 'PDF' ? 'application/pdf' : 'text/html'
    await become(this, email)
    await send(this, 'POST', `/contenido/subir/${remembered(this).id}`, { nombre: 'archivo', tipo, tamano })
  },
)

Then('{string} le sale como nuevo', async function (this: Mundo, titulo: string) {
  assert.equal((await find(this, titulo)).nuevo, true)
})

Then('cuando lo abre deja de salirle como nuevo', async function (this: Mundo) {
  const { id } = remembered(this)
  read(contenido.leido, await send(this, 'POST', `/contenido/publicados/${id}/leido`))
  assert.equal((await find(this, remembered(this).titulo)).nuevo, false)
})

Then('encuentra {string}', async function (this: Mundo, titulo: string) {
  await find(this, titulo)
})

Then('no encuentra {string}', async function (this: Mundo, titulo: string) {
  assert.ok(!(await published(this)).some((row) => row.titulo === titulo))
  const { id } = remembered(this)
  assert.equal((await send(this, 'GET', `/contenido/publicados/${id}`)).status, 404)
})

Then('{string} abre {string} sin mostrar su sesión', async function (this: Mundo, email: string, nombre: string) {
  await become(this, email)
  const { id } = remembered(this)
  const whole = read(contenido.publicado, await send(this, 'GET', `/contenido/publicados/${id}`))
  const file = whole.archivos.find((one) => one.nombre === nombre)
  assert.ok(file)
  const { url } = read(contenido.archivo, await send(this, 'POST', `/contenido/archivo/${file.id}`))
  const opened = await fetch(`${(await this.server()).url}${url}`)
  assert.equal(await opened.text(), PDF)
})
