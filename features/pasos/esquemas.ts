/** Oncology schemes: their doses, how they are ordered, their cycles, what stops them. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { alertas } from '@cauce/contract/alertas'
import { esquemas } from '@cauce/contract/esquemas'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { howGiven } from '@cauce/domain/oncology/infusion'
import { schemeStatusName } from '@cauce/domain/oncology/names'
import { reviewAnswers } from '@cauce/domain/medication/standing-review'
import { formulatedDose } from '@cauce/domain/oncology/isc-dose'
import { withDose } from '@cauce/domain/oncology/scheme-line'
import {
  activeScheme,
  answered,
  changedOrder,
  clearScheme,
  openVisit,
  orderScheme,
  schemeOf,
  schemeOrder,
  sendScheme,
  withAddedDrug,
} from '../soporte/esquemas.ts'
import { today } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'
import { assignDirectly } from '../soporte/sedes.ts'

const decimal = (text: string): number => Number(text.replace(',', '.'))

Given(
  /^atiende hoy a "([^"]*)"( sin esquema en curso)?$/u,
  async function (this: Mundo, documento: string, clear: string | null) {
    await openVisit(this, documento)
    if (clear !== null) await clearScheme(this)
  },
)

Given('que ordenó el esquema {string}', async function (this: Mundo, abreviatura: string) {
  await orderScheme(this, abreviatura)
})

When('ordena el esquema {string}', async function (this: Mundo, abreviatura: string) {
  await sendScheme(this, await answered(this, await schemeOrder(this, abreviatura)))
})

When('ordena el esquema {string} con:', async function (this: Mundo, abreviatura: string, table: DataTable) {
  const asked = table.rowsHash()
  const order = await changedOrder(this, await schemeOrder(this, abreviatura), asked)
  await sendScheme(this, asked['alertas'] === 'sin responder' ? order : await answered(this, order))
})

When(
  /^ordena el esquema "([^"]*)"( con respuestas)? y le añade "([^"]*)", (\d+ cada \d+ horas por \d+ días?)$/u,
  async function (this: Mundo, scheme: string, replies: string | null, drug: string, posology: string) {
    const [dosis = 0, frecuencia = 0, duracion = 0] = [...posology.matchAll(/\d+/gu)].map(Number)
    const order = await withAddedDrug(this, await schemeOrder(this, scheme), drug, { dosis, frecuencia, duracion })
    await sendScheme(this, replies === null ? order : await answered(this, order))
  },
)

When(
  'cambia la dosis de {string} del esquema {string} a {float}',
  async function (this: Mundo, nombre: string, abreviatura: string, dosis: number) {
    const order = await schemeOrder(this, abreviatura)
    const line = order.codeSumiEsquemaSeleccionado.find((each) => each.nombre === nombre)
    assert.ok(line)
    const isc = line.dosis_formulada / line.dosis
    schemeOf(this).formulated = withDose(line, dosis, Number(isc.toFixed(2))).dosis_formulada
  },
)

When(
  'la dosis es {string} con el índice {string} y la superficie {string}',
  function (this: Mundo, dosis: string, indice: string, isc: string) {
    assert.ok(indice === 'ISC' || indice === 'PESO' || indice === 'AUC' || indice === 'FIJA')
    schemeOf(this).formulated = formulatedDose(decimal(dosis), indice, isc === '' ? null : decimal(isc))
  },
)

Then(
  /^la (dosis formulada|superficie del registro) es "([^"]*)"$/u,
  async function (this: Mundo, what: string, figure: string) {
    const told =
      what === 'dosis formulada'
        ? schemeOf(this).formulated
        : Object((await this.call(`/historia/registro/${this.consultaId}`)).body).isc
    assert.equal(told, figure === '' ? null : decimal(figure))
  },
)

Then(/^el esquema queda ordenado(?: y se dice "([^"]*)")?$/u, function (this: Mundo, text: string | null) {
  assert.ok(this.answer)
  const { original } = read(esquemas.generarOrdenamiento, this.answer)
  this.orderId = original[0].id
  if (text !== null) assert.equal(original.mensaje, text)
})

Then(
  /^(?:el esquema en curso tiene (\d+) renglones|no hay esquema en curso)$/u,
  async function (this: Mundo, count: number | null) {
    assert.equal((await activeScheme(this)).length, count ?? 0)
  },
)

Then('{string} se formula en {string}', async function (this: Mundo, nombre: string, dosificacion: string) {
  const line = (await activeScheme(this)).find(({ codesumi }) => codesumi.nombre === nombre)
  assert.ok(line)
  assert.ok(line.dosificacion.startsWith(dosificacion), line.dosificacion)
})

Then(
  /^el ciclo (\d+) (?:está "([^"]*)"|empieza (\d+) días después de hoy)$/u,
  async function (this: Mundo, ciclo: number, estado: string | null, days: number | null) {
    const lines = (await activeScheme(this)).filter((line) => line.ciclo === ciclo)
    assert.ok(lines.length > 0)
    if (estado !== null) assert.ok(lines.every((line) => line.estado.nombre === estado))
    if (days !== null) assert.equal(lines[0]?.fecha_agendamiento, addDays(today(), days))
  },
)

When(
  /^registra ([\d.]+) kg y ([\d.]+) cm( y las confirma)?$/u,
  async function (this: Mundo, peso: string, talla: string, sure: string | null) {
    const body = { peso: Number(peso), talla: Number(talla), ...(sure === null ? {} : { confirmado: true }) }
    await this.call(`/historia/medidas/${this.consultaId}`, body)
  },
)

Then('{string} se da {string}', async function (this: Mundo, nombre: string, given: string) {
  const ways = (await activeScheme(this)).filter(({ codesumi }) => codesumi.nombre === nombre).map(howGiven)
  assert.ok(ways.includes(given), ways.join(' | '))
})

When('cancela el esquema', async function (this: Mundo) {
  await this.call('/ordenamiento/cancelarEsquema', { orden_id: this.orderId })
})

When(
  /^registra (hoy|mañana) la aplicación del ciclo (\d+)$/u,
  async function (this: Mundo, when: string, ciclo: string) {
    const fecha = addDays(today(), when === 'hoy' ? 0 : 1)
    await this.call('/ordenamiento/aplicar-ciclo', { orden_id: this.orderId, ciclo: Number(ciclo), fecha })
  },
)

Given('que se aplicaron sus {int} ciclos', async function (this: Mundo, cycles: number) {
  for (let ciclo = 1; ciclo <= cycles; ciclo += 1) {
    const body = { orden_id: this.orderId, ciclo, fecha: today() }
    read(esquemas.aplicar, await this.call('/ordenamiento/aplicar-ciclo', body))
  }
  // Its last day has passed for whoever orders the next one.
  const { db } = await this.server()
  await db.updateTable('orden_esquemas').set({ en_curso: false }).where('orden_id', '=', this.orderId).execute()
})

Then(
  'en la historia el ciclo {int} de la orden está {string}',
  async function (this: Mundo, ciclo: number, estado: string) {
    const { db } = await this.server()
    const rows = await db
      .selectFrom('orden_esquema_lineas')
      .select('estado_id')
      .where('orden_id', '=', this.orderId)
      .where('ciclo', '=', ciclo)
      .execute()
    assert.deepEqual([...new Set(rows.map(({ estado_id }) => schemeStatusName(estado_id)))], [estado])
  },
)

When(
  /^suspende (?:el ciclo (\d+)|sin elegir nada) con la observación "([^"]*)"$/u,
  async function (this: Mundo, ciclo: number | null, observacion: string) {
    const lines = ciclo === null ? [] : await activeScheme(this)
    const orden = lines.filter((line) => line.ciclo === ciclo).map(({ id }) => id)
    await this.call('/ordenamiento/suspenderEsquema/', { orden, observacion })
  },
)

Given('que la última aplicación del esquema fue hace {int} días', async function (this: Mundo, days: number) {
  const { db } = await this.server()
  const last = addDays(today(), -days)
  await db
    .updateTable('orden_esquema_lineas')
    .set({ fecha_agendamiento: last, fechas: JSON.stringify([last]) })
    .where('orden_id', '=', this.orderId)
    .execute()
})

When('pregunta por la historia de esquemas del afiliado', async function (this: Mundo) {
  await this.call('/ordenamiento/consultaEsquemaPaciente/', { afiliado_id: schemeOf(this).afiliadoId })
})

Then('la historia muestra {string} con {string}', function (this: Mundo, esquema: string, estado: string) {
  assert.ok(this.answer)
  const rows = read(esquemas.historial, this.answer).filter(({ nombre_esquema }) => nombre_esquema.startsWith(esquema))
  assert.ok(rows.some((row) => row.estado.nombre === estado))
})

const orderedHead = async (world: Mundo) => {
  const { db } = await world.server()
  return db
    .selectFrom('orden_esquemas')
    .select(['id', 'rep_id'])
    .where('orden_id', '=', world.orderId)
    .executeTakeFirstOrThrow()
}

When(/^pasa ese esquema a otra sede(?: porque "([^"]*)")?$/u, async function (this: Mundo, motivo: string | null) {
  const { db } = await this.server()
  const { id, rep_id: before } = await orderedHead(this)
  const site = await db
    .selectFrom('reps')
    .select('id')
    .where('activo', '=', true)
    .where('id', '!=', before ?? 0)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  this.remembered.set('sede', String(before))
  this.remembered.set('otra sede', String(site.id))
  const asked = read(alertas.porRevisar, await this.call(alertas.porRevisar.path, { orden_id: this.orderId }))
  const comprobaciones = motivo === null ? [] : reviewAnswers(asked.esquemas[0]?.hallazgos ?? [], motivo)
  await assignDirectly(this, {
    orden_esquemas_id: id,
    rep_id: site.id,
    motivo: 'Queda cerca de su casa',
    comprobaciones,
  })
})

Then(/^ese esquema (queda en otra|sigue en su) sede$/u, async function (this: Mundo, where: string) {
  const { rep_id } = await orderedHead(this)
  assert.equal(String(rep_id), this.remembered.get(where === 'queda en otra' ? 'otra sede' : 'sede'))
})
