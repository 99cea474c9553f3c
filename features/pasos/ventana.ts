/** The ordering window: who it is for, what may be ordered, what its searches find, what is done and seen of it in a real browser; and the consent that it asks for. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Locator } from 'playwright-core'
import { consultas } from '@cauce/contract/consultas'
import { sexLabel } from '@cauce/domain/affiliate/display-name'
import { departmentName, municipalityName, primaryProviderName } from '@cauce/domain/affiliate/header-defaults'
import { ORDERING_OPTION_LABEL, orderingOptions } from '@cauce/domain/affiliate/ordering-options'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { signConsent } from '../../tests/e2e/pages/consent.ts'
import { favourites, keepAs, star } from '../../tests/e2e/pages/favourites.ts'
import { activeRow, orderTypes } from '../../tests/e2e/pages/ordering.ts'
import { rowOf } from '../../tests/e2e/pages/prescribed.ts'
import { readPdf } from '../../tests/support/pdf-text.ts'
import { found, searchedFor, typeIn } from '../soporte/busquedas.ts'
import { fieldNamed } from '../soporte/campos.ts'
import { CONSENTS, keptFingerprint, saveConsent, shownFingerprint } from '../soporte/consentimientos.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { addTo, addedLine, lose, openPart, orderAll, sitDown } from '../soporte/ordenamiento-navegador.ts'
import { line } from '../soporte/ordenes.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { paperOf } from '../soporte/papeles.ts'
import { read } from '../soporte/respuestas.ts'

const opened = (world: Mundo): Consultation => {
  assert.ok(world.answer)
  return read(consultas.consulta, world.answer)
}
const offer = (world: Mundo) => {
  const { tipo_consulta_id, afiliado } = opened(world)
  return orderingOptions({ tipo_consulta_id, tipo_afiliado_id: afiliado.tipo_afiliado_id })
}

Given(
  'que al afiliado de la consulta {int} le faltan municipio, departamento e IPS',
  async function (this: Mundo, id: number) {
    const { db } = await this.server()
    await db
      .updateTable('afiliados')
      .set({ municipio_atencion_id: null, ips_id: null })
      .where('id', '=', (from) => from.selectFrom('consultas').select('afiliado_id').where('id', '=', id))
      .execute()
  },
)

When('abre la consulta {int}', async function (this: Mundo, id: number) {
  this.consultaId = id
  await this.call(`/consultas/consulta/${id}`)
})

Then(/^(?:se ofrece "([^"]*)"|no se ofrece ninguna opción)$/u, function (this: Mundo, options: string | null) {
  const offered = offer(this).opciones.map((option) => ORDERING_OPTION_LABEL[option])
  assert.deepEqual(offered, options?.split(', ') ?? [])
})

Then(
  /^(?:se (advierte|avisa) "([^"]*)"|no se advierte nada)$/u,
  function (this: Mundo, how: string | null, text: string | null) {
    const { aviso, error } = offer(this)
    assert.equal(how === 'avisa' ? error : aviso, text)
  },
)

Then('el encabezado dice {string}', function (this: Mundo, texts: string) {
  const { afiliado } = opened(this)
  const said = [
    municipalityName(afiliado),
    departmentName(afiliado),
    primaryProviderName(afiliado),
    sexLabel(afiliado.sexo),
  ]
  for (const text of texts.split(', ')) assert.ok(said.includes(text), said.join(' | '))
})

When(
  /^(que )?(?:escribe|escribió|pega) "([^"]*)" en la búsqueda de (procedimientos|prestadores|servicios)$/u,
  async function (this: Mundo, before: string | null, text: string, kind: string) {
    await typeIn(this, kind, text)
    if (before !== null) assert.ok(found(this).length > 0)
  },
)

Then('no se ha buscado nada', function (this: Mundo) {
  assert.deepEqual(searchedFor(this), [])
})

Then(
  /^la búsqueda (?:ofrece "([^"]*)"|(ofrece algo|queda vacía))$/u,
  function (this: Mundo, codigo: string | null, what: string | null) {
    const codes = found(this)
    if (codigo === null) assert.equal(codes.length > 0, what === 'ofrece algo')
    else assert.ok(codes.includes(codigo), codes.join(', '))
  },
)

When(
  /^(que )?guard(?:a|ó) el (consentimiento|disentimiento)(?: (firmado por el representante|firmado por quien atiende|con el recuadro vacío|con un solo punto|con un texto que no es una imagen|con las tres declaraciones en NO|de un texto que ya cambió))?(?: sin "([^"]*)")?$/u,
  async function (this: Mundo, before: string | null, what: string, how: string | null, missing: string | null) {
    const change = { ...CONSENTS[what], ...(how === null ? {} : CONSENTS[how]) }
    await saveConsent(this, change, missing === null ? null : fieldNamed(missing))
    if (before !== null) assert.equal(this.answer?.status, 200)
  },
)

When(
  /^guarda el consentimiento firmado por un representante con documento "(?:([A-Z]{2}) )?([^"]*)"$/u,
  async function (this: Mundo, tipo: string | null, numero: string) {
    const who = { ...CONSENTS['firmado por el representante'], numero_documento_representante: numero }
    await saveConsent(this, tipo === null ? who : { ...who, tipo_documento_representante: tipo }, null)
  },
)

Then(
  /^el consentimiento (sigue|queda) "([^"]*)"( y guarda la huella del texto que se leyó)?$/u,
  async function (this: Mundo, how: string, estado: string, fingerprint: string | null) {
    assert.ok(this.answer)
    if (how === 'queda') read(consultas.foto, this.answer)
    assert.equal((await line(this)).consentimiento, estado.replace(' ', '_'))
    if (fingerprint !== null) assert.equal(await keptFingerprint(this), shownFingerprint(this))
  },
)

When(
  /^(?:que )?(la médica|otro profesional|quien audita) (?:abre|abrió) en el navegador (la atención|los procedimientos|los medicamentos|los servicios|la oncología) de la consulta (\d+)$/u,
  async function (this: Mundo, who: string, part: string, id: number) {
    await sitDown(this, who)
    await openPart(this, part, id)
  },
)

Given('que no se puede traer {string}', async function (this: Mundo, what: string) {
  await sitDown(this, 'la médica')
  await lose(this, what)
})

When(
  /^(?:que )?(añade|añadió|escribe|abre) en el navegador el (procedimiento|medicamento|servicio) "([^"]*)"(?: con la observación "([^"]*)")?$/u,
  async function (this: Mundo, verb: string, kind: string, text: string, note: string | null) {
    await addTo(this, verb, kind, text, note ?? '')
  },
)

When(
  /^ordena en el navegador (los procedimientos|los servicios|los medicamentos|el esquema)(?: y la paciente (firma) el consentimiento)?$/u,
  async function (this: Mundo, what: string, signs: string | null) {
    await orderAll(this, what)
    if (signs !== null) await signConsent(pageOf(this))
  },
)

Then(/^(ve|no ve) la opción "([^"]*)"$/u, async function (this: Mundo, how: string, name: string) {
  const option = orderTypes(pageOf(this)).getByRole('button', { name: new RegExp(`^${name}`, 'u') })
  if (how === 've') await option.waitFor()
  else await becomes(() => option.count(), 0)
})

const REGIONS: Readonly<Record<string, string>> = {
  'los seleccionados': 'Seleccionados',
  'las órdenes activas': 'Órdenes activas',
  'el ciclo': 'Medicamentos del ciclo',
  'la historia': 'Últimos 6 meses',
}

const rowNamed = (world: Mundo, where: string, text: string): Locator =>
  rowOf(pageOf(world).getByRole('region', { name: REGIONS[where] ?? where }), text)

Then(
  /^ve en (los seleccionados|las órdenes activas|el ciclo|la historia) "([^"]*)"(?: con "([^"]*)")?$/u,
  async function (this: Mundo, where: string, name: string, text: string | null) {
    const row = rowNamed(this, where, name)
    await (text === null ? row : row.getByText(text).first()).waitFor()
  },
)

When('pide la vida de {string}, que está {string}', async function (this: Mundo, name: string, estado: string) {
  await activeRow(pageOf(this), name)
    .getByRole('button', { name: new RegExp(`^${estado}`, 'u') })
    .first()
    .click()
})

/** How the button of each act of an active order begins; that of its site says no more. */
const actNamed = (act: string): RegExp =>
  act === 'cambiar la sede de' ? /^Cambiar$/u : new RegExp(`^${act} la orden`, 'iu')

When(
  /^pide (cambiar|descargar|enviar por correo|cambiar la sede de) la orden activa de "([^"]*)"$/u,
  async function (this: Mundo, act: string, name: string) {
    const button = activeRow(pageOf(this), name).getByRole('button', { name: actNamed(act) })
    if (act !== 'descargar') return button.click()
    const download = pageOf(this).waitForEvent('download')
    await button.click()
    const file = await download
    assert.match(file.suggestedFilename(), /^orden_\d+\.pdf$/u)
    paperOf(this).text = (await readPdf(await readFile(await file.path()))).text
  },
)

When('escoge para el servicio la sede {string}', async function (this: Mundo, name: string) {
  const change = pageOf(this).getByRole('dialog', { name: /^(?:Asignar|Cambiar) la sede$/u })
  await change.getByRole('combobox').fill(name)
  await change
    .getByRole('option', { name: new RegExp(name, 'u') })
    .first()
    .click()
  await change.getByRole('button', { name: /^(?:Asignar|Cambiar) la sede$/u }).click()
  await change.waitFor({ state: 'detached' })
})

Then('el historial de sedes empieza por {string}', async function (this: Mundo, name: string) {
  const history = pageOf(this).getByRole('region', { name: 'Historial de sedes' })
  await history.getByRole('listitem').first().getByText(name).waitFor()
})

When(
  /^(?:que )?guard(?:a|ó) esa línea como favorito (?:"([^"]*)"|con una observación de (\d+) caracteres)$/u,
  async function (this: Mundo, name: string | null, length: number | null) {
    const added = addedLine(this)
    if (name !== null) return keepAs(added, name)
    const asked = await star(added)
    await asked.getByRole('textbox', { name: 'Observación' }).fill('a'.repeat(length ?? 0))
    await asked.getByRole('button', { name: /^Guardar el favorito/u }).click()
  },
)

Then('el favorito no se guarda y su observación dice {string}', async function (this: Mundo, text: string) {
  const asked = pageOf(this).getByRole('dialog', { name: 'Guardar en favoritos' })
  await asked.getByText(text).waitFor()
  await becomes(() => asked.getByRole('textbox', { name: 'Observación' }).getAttribute('aria-invalid'), 'true')
})

When('usa sin el ratón el favorito de {word} {string}', async function (this: Mundo, what: string, text: string) {
  const page = pageOf(this)
  await page.getByRole('button', { name: `Favoritos de ${what}` }).focus()
  await page.keyboard.press('Enter')
  const list = favourites(page, what)
  await list.getByRole('row').filter({ hasText: text }).first().waitFor()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await list.waitFor({ state: 'detached' })
})

Then(
  /^(ve|ya no ve) el favorito de (procedimientos) "([^"]*)"$/u,
  async function (this: Mundo, how: string, what: string, name: string) {
    const row = favourites(pageOf(this), what).getByRole('row').filter({ hasText: name })
    await row.waitFor({ state: how === 've' ? 'visible' : 'detached' })
  },
)
