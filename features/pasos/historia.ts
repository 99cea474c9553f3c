/** The clinical record: its draft, its end, its notes, what its clinician keeps to write faster; and in a real browser its figures, what is missing and another device. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { historia } from '@cauce/contract/historia'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { keptHere, openChoice, openRecord, savedOnServer, section, typeIn } from '../../tests/e2e/pages/draft.ts'
import {
  addDiagnosis,
  finaliseButton,
  finaliseQuestion,
  lockedRecord,
  missing,
  templates,
  writeWhole,
} from '../../tests/e2e/pages/record.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { noted } from '../soporte/anotado.ts'
import { fieldNamed } from '../soporte/campos.ts'
import { becomes } from '../soporte/espera.ts'
import * as record from '../soporte/historia-clinica.ts'
import { recordOf, saveSection, sectionOf } from '../soporte/historia-clinica.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
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
  async function (this: Mundo, how: string, titulo: string, part: string, texto: string) {
    const before = how === 'cambia' ? await kept.snippet(this, titulo) : { titulo, componente: fieldNamed(part) }
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

const OTHER_DEVICE = 'Consultorio 2'

const browserOf = async (world: Mundo): Promise<Page> => {
  world.browser ??= { page: await signedIn(await world.server(), 'medico@cauce.demo') }
  return world.browser.page
}

Given(/^(?:que abrió|abre) (la historia|la consulta) en el navegador$/u, async function (this: Mundo, what: string) {
  const page = await browserOf(this)
  if (what === 'la historia') await openRecord(page, this.consultaId)
  else await page.goto(`/panelMedico/atencion/${this.consultaId}`)
})

When('en el navegador escribe {string} en {string}', async function (this: Mundo, texto: string, seccion: string) {
  await typeIn(pageOf(this), seccion, texto)
  // Without a connection it stays here: the other device writes afterwards.
  if (await pageOf(this).evaluate(() => !navigator.onLine)) await keptHere(pageOf(this))
})

When('en el navegador escribe una historia completa', async function (this: Mundo) {
  await writeWhole(await browserOf(this), this.consultaId)
})

When('otro equipo guarda {string} en {string}', async function (this: Mundo, texto: string, seccion: string) {
  const { status } = await saveSection(this, sectionOf(seccion), texto, { equipo: OTHER_DEVICE })
  assert.equal(status, 200)
})

When('elige {string} para {string}', async function (this: Mundo, choice: string, seccion: string) {
  const dialog = await openChoice(pageOf(this))
  const question = dialog.getByRole('radiogroup', { name: `¿Qué queda en ${seccion}?` })
  await question.getByText(choice, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Dejar lo elegido' }).click()
})

Then(
  'en el navegador {string} tiene {string} y después {string}',
  async function (this: Mundo, seccion: string, first: string, then: string) {
    await becomes(() => section(pageOf(this), seccion).inputValue(), `${first}\n${then}`)
  },
)

When(/^(intenta finalizar|finaliza) la historia en el navegador$/u, async function (this: Mundo, how: string) {
  await finaliseButton(pageOf(this)).click()
  if (how !== 'finaliza') return
  await finaliseQuestion(pageOf(this)).getByRole('button', { name: 'Finalizar historia' }).click()
})

Then('falta {string}', async function (this: Mundo, names: string) {
  await missing(pageOf(this)).waitFor()
  const shown = async () => (await missing(pageOf(this)).getByRole('button').allInnerTexts()).join(', ')
  await becomes(shown, names)
})

/** Pressures are whole numbers with their own keys. */
const measureField = (page: Page, name: string) =>
  name.startsWith('Presión') ? page.getByRole('spinbutton', { name }) : section(page, name)

When('mide', async function (this: Mundo, table: DataTable) {
  for (const [name = '', value = ''] of table.raw()) await measureField(pageOf(this), name).fill(value)
})

Then('el borrador tiene las medidas:', async function (this: Mundo, table: DataTable) {
  await savedOnServer(pageOf(this))
  const { borradores } = await recordOf(this)
  const datos = borradores.find(({ componente }) => componente === 'medidas')?.datos ?? {}
  for (const [name = '', value = ''] of table.raw())
    assert.equal(datos[name.toLowerCase()], value === 'ninguna' ? null : Number(value), name)
})

When('responde que no a las preguntas de riesgo', async function (this: Mundo) {
  await pageOf(this).getByRole('button', { name: 'Hacer las preguntas' }).click()
  for (const question of await pageOf(this).getByRole('radiogroup').all())
    await question.getByText('No', { exact: true }).click()
})

When('añade el diagnóstico {string} como {string}', async function (this: Mundo, codigo: string, tipo: string) {
  await addDiagnosis(pageOf(this), codigo, tipo)
})

When(
  /^(elige como principal|quita) el diagnóstico "([^"]*)"$/u,
  async function (this: Mundo, how: string, codigo: string) {
    const page = pageOf(this)
    if (how === 'quita') await page.getByRole('button', { name: new RegExp(`^Quitar ${codigo}`, 'u') }).click()
    else await page.getByRole('radio', { name: new RegExp(` ${codigo} `, 'u') }).check()
  },
)

Then('los diagnósticos son {string}', async function (this: Mundo, ranked: string) {
  const list = pageOf(this).getByRole('list', { name: 'Diagnósticos de la historia' })
  await list.waitFor()
  const rows = await list.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.ariaLabel ?? ''))
  assert.equal(rows.map((row) => row.split(' ').slice(0, 2).join(' ')).join(', '), ranked)
})

When(
  /^(guarda como plantilla|escribe con la plantilla) "([^"]*)" (?:lo escrito )?en "([^"]*)"$/u,
  async function (this: Mundo, how: string, titulo: string, name: string) {
    const dialog = templates(pageOf(this), name)
    await section(pageOf(this), name).press('Alt+p')
    if (how === 'escribe con la plantilla') {
      await dialog.getByRole('textbox', { name: 'Buscar' }).fill(titulo)
      await dialog.getByRole('textbox', { name: 'Buscar' }).press('Enter')
    } else {
      await dialog.getByRole('button', { name: 'Guardar lo escrito como plantilla' }).click()
      await dialog.getByRole('textbox', { name: 'Título' }).fill(titulo)
      await dialog.getByRole('button', { name: 'Guardar plantilla' }).click()
      await dialog.getByRole('button', { name: new RegExp(`^${titulo}`, 'u') }).waitFor()
      await pageOf(this).keyboard.press('Escape')
    }
    await dialog.waitFor({ state: 'detached' })
  },
)

When('trae los antecedentes de la historia anterior', async function (this: Mundo) {
  await pageOf(this)
    .getByRole('button', { name: /^Traer los del /u })
    .click()
})

Then('no queda ningún campo de la historia por escribir', async function (this: Mundo) {
  await lockedRecord(pageOf(this)).waitFor()
  await becomes(() => section(pageOf(this), 'Plan').count(), 0)
  await becomes(() => finaliseButton(pageOf(this)).count(), 0)
})
