/** Lines that are ordered: asked for again, their documents, their life, where they are done. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { ORDERED_ALREADY, ordenamiento } from '@cauce/contract/ordenamiento'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { offersDownload } from '@cauce/domain/own-code/service-actions'
import { becomes } from '../soporte/espera.ts'
import { acceptHistory } from '../soporte/listas-por-ordenar.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { addAgain } from '../soporte/ordenamiento-navegador.ts'
import { moveLine, orderLine, ordersOf, releaseProcedure, talkAbout } from '../soporte/ordenes.ts'
import { mailedPaper, paperOf, print, sendPaper } from '../soporte/papeles.ts'
import { activeLine, read, readError } from '../soporte/respuestas.ts'
import { anotherSite, assignDirectly, changeSite, currentLine, idToRoute, siteNamed } from '../soporte/sedes.ts'
import { orderedService, serviceLine } from '../soporte/servicios.ts'

Given('que ninguna orden de {string} está vigente', async function (this: Mundo, codigo: string) {
  await releaseProcedure(this, codigo)
})

When('acepta ordenarlo otra vez', async function (this: Mundo) {
  await acceptHistory(this)
})

When('acepta ordenarlo otra vez porque {string}', async function (this: Mundo, motivo: string) {
  await acceptHistory(this, motivo)
})

When(
  'añade en el navegador otra vez el procedimiento {string} porque {string}',
  async function (this: Mundo, codigo: string, reason: string) {
    await addAgain(this, codigo, reason)
  },
)

Then('una de las dos órdenes nace y la otra nombra la que ya está', function (this: Mundo) {
  const { answers } = ordersOf(this)
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]))
  const { codigo, error } = readError(answers.find(({ status }) => status === 409)?.body)
  assert.equal(codigo, ORDERED_ALREADY)
  assert.match(error, /^Ya está ordenado: .+ en la orden n\.º [\d ]+ del .+, por .+, para .+\./u)
})

Then('la vida del procedimiento {string} dice {string}', async function (this: Mundo, codigo: string, text: string) {
  const said = async (): Promise<string> => {
    const { id } = await activeLine(this, ({ cup }) => cup.codigo === codigo)
    const { movimientos } = read(ordenamiento.vidaLinea, await this.call(`/ordenamiento/vida/2/${id}`))
    const motivo = movimientos[0]?.motivo ?? 'nada'
    return motivo.includes(text) ? text : motivo
  }
  // In a browser the order is on its way when its button was pressed.
  await becomes(said, text)
})

const DOCTOR = 'medico@cauce.demo'
const ACTIVE = '903841'
const AUDITED = '452301'
const MANUAL = '441302'

type Ordered = Awaited<ReturnType<typeof orderLine>>

/** Lines by what is so of them: the procedure, and what has to be true of it once it is ordered. */
const LINES: Readonly<Record<string, readonly [string, (line: Ordered) => boolean]>> = {
  activa: [ACTIVE, () => true],
  'pendiente de auditoría': [AUDITED, () => true],
  'que se puede direccionar': [MANUAL, (line) => !line.direccionamieno_automatico],
  'con direccionamiento automático': [ACTIVE, (line) => line.direccionamieno_automatico],
  'por firmar': [MANUAL, (line) => line.consentimiento === 'por_firmar'],
}

Given(
  /^que la consulta (\d+) tiene una línea (activa|pendiente de auditoría|que se puede direccionar|con direccionamiento automático|por firmar)$/u,
  async function (this: Mundo, id: number, how: string) {
    this.consultaId = id
    this.token ??= await (await this.server()).login(DOCTOR)
    const [codigo, isSo] = LINES[how] ?? [ACTIVE, () => false]
    assert.ok(isSo(await orderLine(this, codigo)), `La línea de ${codigo} no está ${how}`)
  },
)

Given(
  /^que el afiliado tiene ordenado el código propio "([^"]*)"( sin sede)?$/u,
  async function (this: Mundo, codigo: string, withoutSite: string | null) {
    if (withoutSite === null) return orderedService(this, codigo)
    const line = await serviceLine(this, codigo)
    assert.equal(line.rep_id, null)
    talkAbout(this, OrderType.ownCodes, line)
  },
)

const EVENTS: Readonly<Record<string, string>> = { anula: 'anular', aprueba: 'aprobar', 'intenta aprobar': 'aprobar' }

When(
  /^(que )?(anuló|anula|aprueba|intenta aprobar|suspende|suspendió) esa línea con el motivo "([^"]*)"$/u,
  async function (this: Mundo, before: string | null, verb: string, motivo: string) {
    const { status, body } = await moveLine(this, EVENTS[verb] ?? 'anular', motivo)
    if (before !== null) assert.equal(status, 200, JSON.stringify(body))
  },
)

Then('la vida de esa línea dice:', async function (this: Mundo, table: DataTable) {
  const { movimientos, siguientes } = read(
    ordenamiento.vidaLinea,
    await this.call(`/ordenamiento/vida/${ordersOf(this).tipo}/${this.lineId}`),
  )
  const [first] = movimientos
  assert.ok(Date.parse(first?.created_at ?? '') > 0)
  const told = siguientes.flatMap(({ evento, quien, puede, por_que_no }) => [
    ['sigue', `${evento}, le toca a ${quien}`],
    ...(puede || (por_que_no ?? '') === '' ? [] : [['no puede', evento]]),
  ])
  const known = [['la creó', first?.operador ?? ''], ...told].map((row) => row.join(': '))
  for (const row of table.raw()) assert.ok(known.includes(row.join(': ')), known.join(' | '))
})

/** Colour with which each tone is painted. */
const COLOURS = { ok: 'verde', waiting: 'ámbar', bad: 'rojo', info: 'azul', unknown: 'gris' } as const

Then(
  /^el estado (\d+) (?:se muestra en "([^"]*)"|de un servicio (permite|no permite) la descarga)$/u,
  function (this: Mundo, status: number, colour: string | null, offered: string | null) {
    if (colour !== null) assert.equal(COLOURS[statusTone(status)], colour)
    else assert.equal(offersDownload(status), offered === 'permite')
  },
)

/** Documents by the name of what they are of. */
const PAPERS: Readonly<Record<string, OrderType>> = {
  'la orden de medicamentos': OrderType.medications,
  'la orden del procedimiento': OrderType.procedures,
  'la orden del servicio': OrderType.ownCodes,
  'el esquema': OrderType.schemes,
}

const paperNamed = (name: string): OrderType => {
  const tipo = PAPERS[name]
  assert.ok(tipo, `No se imprime ${name}`)
  return tipo
}

When(/^(?:descarga|imprime) (la orden de\S* \w+|el esquema)$/u, async function (this: Mundo, what: string) {
  await print(this, paperNamed(what))
})

When(/^envía (la orden de\S* \w+) a "([^"]*)"$/u, async function (this: Mundo, what: string, email: string) {
  await sendPaper(this, paperNamed(what), email)
})

Then('el PDF dice {string}', function (this: Mundo, words: string) {
  const { text } = paperOf(this)
  assert.ok(text, `No hay ningún documento: ${JSON.stringify(this.answer?.body)}`)
  assert.ok(text.includes(words), text)
})

Then('llega a {string} un documento que dice {string}', async function (this: Mundo, email: string, words: string) {
  const text = await mailedPaper(this, email)
  assert.ok(text.includes(words), text)
})

When(
  /^cambia la sede de (esa línea|dos órdenes a la vez)(?: a "([^"]*)")?(?: (sin escogerla|sin motivo)| con el motivo "([^"]*)")?$/u,
  async function (this: Mundo, what: string, site: string | null, without: string | null, reason: string | null) {
    if (what === 'dos órdenes a la vez') {
      const body = { orden_codigo_propio_id: 1, orden_articulos_id: 1, rep_id: 1, motivo: reason ?? '' }
      await assignDirectly(this, body)
      return
    }
    const chosen = site === null ? await anotherSite(this) : await siteNamed(this, site)
    await changeSite(this, without === 'sin escogerla' ? null : chosen, without === 'sin motivo' ? ' ' : (reason ?? ''))
  },
)

Then('la sede de esa línea es {string} por {string}', async function (this: Mundo, nombre: string, motivo: string) {
  const path = `/ordenamiento/historial-direccionamiento/${ordersOf(this).tipo}/${this.lineId}`
  const [last] = read(ordenamiento.historialDireccionamiento, await this.call(path))
  assert.deepEqual([last?.rep.nombre, last?.motivo], [nombre, motivo])
  assert.equal((await currentLine(this)).rep?.nombre, nombre)
})

When(/^pregunta por la sede de "([^"]*)" entre (\w+)$/u, async function (this: Mundo, name: string, kind: string) {
  const { tipo, id } = await idToRoute(this, kind, name)
  const body = { consulta_id: this.consultaId, tipo_orden_id: tipo, items: [id] }
  await this.call('/ordenamiento/proponer-direccionamiento', body)
})

/** Why a site is proposed, as the features say it. */
const RULES: Readonly<Record<string, string>> = {
  ips_primaria: 'IPS primaria',
  contrato_municipio: 'contrato en el municipio',
}

Then('la sede se propone por {string}', function (this: Mundo, regla: string) {
  assert.ok(this.answer)
  const [proposal] = read(ordenamiento.proponerDireccionamiento, this.answer)
  assert.ok(proposal)
  assert.equal(RULES[proposal.regla] ?? proposal.regla, regla)
})

Then('el servidor responde {string}', function (this: Mundo, mensaje: string) {
  assert.equal(this.answer?.status, 200)
  assert.equal(Object(this.answer.body).mensaje, mensaje)
})
