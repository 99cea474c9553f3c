/** The clinical record over the wire: its draft, its end, its notes, and what its clinician keeps to write faster. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { historia } from '@cauce/contract/historia'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { noted } from '../soporte/anotado.ts'
import { fieldNamed } from '../soporte/campos.ts'
import * as record from '../soporte/historia-clinica.ts'
import type { Mundo } from '../soporte/mundo.ts'
import * as kept from '../soporte/plantillas.ts'
import { read } from '../soporte/respuestas.ts'

Given(
  /^que (?:"([^"]*)" )?atiende una consulta nueva( de María Elena| a la que el paciente no asistió)?$/u,
  async function (this: Mundo, email: string | null, which: string | null) {
    await record.attend(this, which?.trim() ?? '', email ?? undefined)
  },
)

Given('que se ordenó en ella un procedimiento sin sede', async function (this: Mundo) {
  await record.orderWithoutSite(this)
})

Given(
  /^que en otra consulta de la misma persona escribió (los antecedentes|el plan) "([^"]*)"$/u,
  async function (this: Mundo, what: string, texto: string) {
    await record.attendedBefore(
      this,
      what === 'el plan'
        ? { plan: { plan: texto, recomendaciones: '' } }
        : { antecedentes: { antecedentes: texto, revision_sistemas: '' } },
    )
  },
)

When(
  'escribe {escrito} en {string} de la historia( otra vez porque no llegó la respuesta)',
  async function (this: Mundo, texto: string, seccion: string) {
    await record.saveSection(this, record.sectionOf(seccion), texto)
  },
)

When(
  'desde {string} escribe {string} en {string} de la historia sobre la versión {int}',
  async function (this: Mundo, equipo: string, texto: string, seccion: string, version: number) {
    await record.saveSection(this, record.sectionOf(seccion), texto, { version, equipo })
  },
)

Then('el borrador queda guardado en la versión {int}', function (this: Mundo, version: number) {
  assert.ok(this.answer)
  assert.equal(read(historia.guardarBorrador, this.answer).version, version)
})

Then('el borrador dice {string} en {string}', async function (this: Mundo, texto: string, seccion: string) {
  assert.equal(await record.drafted(this, record.sectionOf(seccion)), texto)
})

Then('el borrador no existe', async function (this: Mundo) {
  assert.deepEqual((await record.recordOf(this)).borradores, [])
})

When('{string} abre esa historia', async function (this: Mundo, email: string) {
  this.token = await (await this.server()).login(email)
  await this.call(`/historia/consulta/${this.consultaId}`)
})

When(
  /^finaliza la historia (vacía|completa|completa sin haber visto lo del otro dispositivo|completa después de verlo)$/u,
  async function (this: Mundo, how: string) {
    await record.finaliseAs(this, how)
  },
)

When('finaliza la historia completa sin {string}', async function (this: Mundo, seccion: string) {
  await record.finaliseWithout(this, record.sectionOf(seccion))
})

When('finaliza la historia con los diagnósticos:', async function (this: Mundo, table: DataTable) {
  const diagnosticos = await Promise.all(table.hashes().map((row) => record.diagnosisIn(this, row)))
  await record.finaliseWith(this, { diagnosticos: { diagnosticos } })
})

When(
  /^finaliza la historia con las medidas(, que leyó otra vez)?:$/u,
  async function (this: Mundo, confirmed: string | null, table: DataTable) {
    const medidas = record.measuresIn(table.hashes()[0] ?? {})
    await record.finaliseWith(this, { medidas }, confirmed === null ? {} : { medidas_confirmadas: true })
  },
)

Then(/^la historia (queda finalizada|sigue abierta)$/u, async function (this: Mundo, how: string) {
  const finalised = how === 'queda finalizada'
  assert.equal((await record.recordOf(this)).estado, finalised ? 'finalizada' : 'abierta')
  if (finalised) assert.equal(await record.visitStatus(this), record.ATTENDED)
})

Then('la historia dice:', async function (this: Mundo, table: DataTable) {
  const said = await record.saidOf(this)
  for (const [what = '', text = ''] of table.raw()) assert.equal(said[what], text, what)
})

When('añade la nota aclaratoria {string}', async function (this: Mundo, texto: string) {
  await this.call(`/historia/nota-aclaratoria/${this.consultaId}`, { texto })
})

Then(
  /^la auditoría anota "([^"]*)" (con|sin) "([^"]*)"$/u,
  async function (this: Mundo, words: string, how: string, text: string) {
    assert.equal((await noted(this, words)).includes(text), how === 'con', `${words}, ${how} ${text}`)
  },
)

When(
  /^(guarda|cambia) la plantilla "([^"]*)" de "([^"]*)" con el texto "([^"]*)"$/u,
  async function (this: Mundo, how: string, titulo: string, section: string, texto: string) {
    const before = how === 'cambia' ? await kept.snippet(this, titulo) : { titulo, componente: fieldNamed(section) }
    await this.call('/historia/plantillas/guardar', { ...before, texto })
  },
)

When(
  /^(?:"([^"]*)" intenta borrar|borra) (la plantilla|el favorito) "([^"]*)"$/u,
  async function (this: Mundo, email: string | null, what: string, nombre: string) {
    const id = await kept.idOf(this, what, nombre)
    if (email !== null) this.token = await (await this.server()).login(email)
    const { status } = await kept.remove(this, what, id)
    if (email === null) assert.equal(status, 200)
  },
)

Then('sus plantillas dicen {string} en {string}', async function (this: Mundo, texto: string, titulo: string) {
  const texts = (await kept.snippets(this)).filter((each) => each.titulo === titulo).map((each) => each.texto)
  assert.ok(texts.includes(texto), texts.join(' | '))
})

Then(/^no tiene (la plantilla|el favorito) "([^"]*)"$/u, async function (this: Mundo, what: string, nombre: string) {
  assert.ok(!(await kept.namesOf(this, what)).includes(nombre))
})

When(
  /^guarda como favorito "([^"]+)" (\d+) unidad(?:es)? (?:del procedimiento "([^"]+)"|de un procedimiento que no existe)$/u,
  async function (this: Mundo, nombre: string, cantidad: string, codigo: string | null) {
    await kept.saveFavourite(this, { nombre, cantidad: Number(cantidad), codigo })
  },
)

Then(
  'sus favoritos tienen una sola vez {string} con {int} unidades de {string}',
  async function (this: Mundo, nombre: string, cantidad: number, codigo: string) {
    assert.deepEqual(await kept.favouritesNamed(this, nombre), [[nombre, codigo, cantidad]])
  },
)

When('pide los favoritos de los esquemas', async function (this: Mundo) {
  await this.call(`/ordenamiento/favoritos/${OrderType.schemes}`)
})
