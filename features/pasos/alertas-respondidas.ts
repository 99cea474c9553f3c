/** Answers to findings that were shown and to those that were not; a proposed dose; lines over which another professional signs. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { alertas } from '@cauce/contract/alertas'
import { esquemas } from '@cauce/contract/esquemas'
import { firmas } from '@cauce/contract/firmas'
import { medicamentos } from '@cauce/contract/medicamentos'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import type { SentCheck } from '@cauce/domain/medication/check'
import { proposalInWords } from '@cauce/domain/medication/dose-proposal'
import { keyParts } from '@cauce/domain/medication/shown-finding'
import { SIGNATURE_STATES } from '@cauce/domain/medication/signature-request'
import { ORDER_STATUS_NAMES } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { type Noticed, answeredNotices } from '../../tests/support/answered-notices.ts'
import { noticesRead } from '../soporte/alertas.ts'
import { prescribeInSpite } from '../soporte/lo-respondido.ts'
import { activeDrug, article, lineOfRow } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { sendOrder } from '../soporte/ordenes.ts'
import { read } from '../soporte/respuestas.ts'
import { moveOwnLine, moveSignature, signatureOf } from '../soporte/segundas-firmas.ts'

const OTHER_CONSULTATION = 23
const OTHER_PERSON = 'admin@cauce.demo'
const DOSE = '4'
const HOURS = '24'
const MANY = 150
const LISTS = 4

const withKeys = (checks: readonly SentCheck[], change: (clave: string) => string): readonly SentCheck[] =>
  checks.map((check) => ({ ...check, claves: (check.claves ?? []).map(change) }))

/** Answers in advance, as a client that never asked could make them. */
const invented = (): readonly SentCheck[] =>
  Array.from({ length: LISTS }, (_, list) => ({
    comprobacion: 'interacciones' as const,
    respuesta: 'encontrada' as const,
    claves: Array.from({ length: MANY }, (__, key) => `interaccion:${list + 1}:${key + 1}-${key + 2}`),
    motivo: 'Ya los toma juntos y los tolera: no ha tenido sangrados en el último año',
  }))

const shownTo = async (world: Mundo, token: string | null, consulta: number, line: Noticed) => {
  const server = await world.server()
  return answeredNotices((body) => server.call(`/api${alertas.avisos.path}`, { token, body }), consulta, line)
}

/** What is sent as answers, by how they were come by. */
const WAYS: Readonly<
  Record<string, (world: Mundo, shown: readonly SentCheck[], line: Noticed) => Promise<readonly SentCheck[]>>
> = {
  'como se le mostraron': async (_world, shown) => shown,
  'de antemano, sin que se le hayan mostrado': async (_world, shown) =>
    withKeys(shown, (clave) => keyParts(clave).clave),
  'como se le mostraron a otra persona': async (world, _shown, line) =>
    shownTo(world, await (await world.server()).login(OTHER_PERSON), world.consultaId, line),
  'como se le mostraron de otro paciente': (world, _shown, line) =>
    shownTo(world, world.token, OTHER_CONSULTATION, line),
  // Every two days it is less grave, and it is the same finding.
  'como se le mostraron con menos gravedad': (world, _shown, line) =>
    shownTo(world, world.token, world.consultaId, { ...line, frecuencia: 2, tiempo: 'Días' }),
  'como se le mostraron con otro conocimiento': async (world, shown) => {
    const { db } = await world.server()
    const imported = { catalogo: 'dosis', fuente: 'Prueba', version: '2027-01', filas: 1 }
    await db.insertInto('catalogos_importados').values(imported).execute()
    return shown
  },
  'y seiscientos más que no existen': async (_world, shown) => [...shown, ...invented()],
}

When(
  /^formula "([^"]*)" cada día y responde los hallazgos (.*)$/u,
  async function (this: Mundo, medicamento: string, way: string) {
    const row = { medicamento, dosis: DOSE, frecuencia: HOURS, avisos: 'sin responder' }
    const line = await lineOfRow(this, row)
    const { codesumi } = await article(this, medicamento)
    const noticed: Noticed = {
      articulo: { codesumi: { id: codesumi.id } },
      via: 'Oral',
      dosis: Number(DOSE),
      frecuencia: Number(HOURS),
      tiempo: 'Horas',
      reemplaza: null,
    }
    const shown = await shownTo(this, this.token, this.consultaId, noticed)
    const answers = await WAYS[way]?.(this, shown, noticed)
    assert.ok(answers, `No se sabe responder ${way}`)
    const comprobaciones = [...line.comprobaciones, ...answers]
    await sendOrder(this, OrderType.medications, [{ ...line, comprobaciones }])
  },
)

Then('la orden queda hecha con sus respuestas', async function (this: Mundo) {
  assert.ok(this.answer)
  const { id } = read(medicamentos.generarOrdenamiento, this.answer).original[0]
  const { db } = await this.server()
  const rows = await db
    .selectFrom('orden_articulo_comprobaciones as c')
    .innerJoin('orden_articulos as l', 'l.id', 'c.orden_articulos_id')
    .select(['c.comprobacion'])
    .where('l.orden_id', '=', id)
    .where('c.origen', '=', 'profesional')
    .where('c.motivo', 'is not', null)
    .execute()
  assert.ok(rows.some(({ comprobacion }) => comprobacion === 'dosis'))
})

Then(/^de tomas de (\d+) se propone "([^"]*)"$/u, function (this: Mundo, dosis: number, text: string) {
  const proposed = noticesRead(this).hallazgos.flatMap(({ propuesta }) =>
    propuesta === undefined ? [] : [proposalInWords({ dosis }, propuesta)],
  )
  assert.deepEqual(proposed, text === '' ? [] : [text])
})

Then(
  'la línea de {string} queda {string} y su primer paso dice {string}',
  async function (this: Mundo, nombre: string, estado: string, paso: string) {
    const line = await activeDrug(this, nombre)
    assert.equal(line.estado.nombre, estado)
    const { movimientos } = read(
      ordenamiento.vidaLinea,
      await this.call(`/ordenamiento/vida/${OrderType.medications}/${line.id}`),
    )
    assert.equal(movimientos[0]?.motivo, paso)
  },
)

Given('que formuló {string} con el motivo {string}', async function (this: Mundo, nombre: string, motivo: string) {
  await prescribeInSpite(this, nombre, motivo)
})

/** As it was when it was asked. */
const FIRST_VERSION = 1

const EVENTS: Readonly<Record<string, string>> = {
  'abre esa segunda firma': 'abrir',
  'la firma': 'firmar',
  'la devuelve': 'devolver',
  'la revisa': 'revisar',
}

When(
  /^"([^"]*)" (abre esa segunda firma|la firma|la devuelve|la revisa)(?: con "([^"]*)")?$/u,
  async function (this: Mundo, who: string, verb: string, motivo: string | null) {
    await moveSignature(this, who, EVENTS[verb] ?? '', motivo ?? '')
  },
)

When('{string} la abre como la vio antes', async function (this: Mundo, who: string) {
  await moveSignature(this, who, 'abrir', '', FIRST_VERSION)
})

When('{string} intenta aprobar su línea', async function (this: Mundo, who: string) {
  await moveOwnLine(this, who, 'aprobar')
})

Then('la segunda firma queda {string} y su línea {string}', async function (this: Mundo, state: string, line: string) {
  const { estado, estado_id } = await signatureOf(this)
  const names: Readonly<Record<number, string>> = ORDER_STATUS_NAMES
  assert.deepEqual([SIGNATURE_STATES[estado], names[estado_id]], [state, line])
})

Then(
  'a quien formuló se le dice que le devolvieron {string} por {string}',
  async function (this: Mundo, nombre: string, motivo: string) {
    const { devueltas } = read(firmas.mias, await this.call('/segundas-firmas/mias'))
    const told = devueltas.map((one) => `${one.medicamento}: ${one.motivo}`)
    assert.ok(
      told.some((text) => text.startsWith(nombre) && text.endsWith(motivo)),
      told.join(' | ') || 'nada',
    )
  },
)

When('pregunta por lo que ya recibió', async function (this: Mundo) {
  await this.call(`/ordenamiento/topes-esquema/${this.consultaId}`, { anadidos: [] })
})

Then(/^de "([^"]*)" recibió ([\d,]+) mg$/u, function (this: Mundo, drug: string, milligrams: string) {
  assert.ok(this.answer)
  const own = read(esquemas.topes, this.answer).dado.filter(({ principio }) => principio === drug)
  const sum = own.reduce((all, { cantidad }) => all + cantidad.cantidad, 0)
  assert.equal(Number(sum.toFixed(1)), Number(milligrams.replace(',', '.')))
})
