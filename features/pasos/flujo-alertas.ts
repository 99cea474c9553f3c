/** The alerts of a medication line, walked by their machine over the real server. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { LedgerEntry } from '@cauce/domain/medication/check'
import { ALERTS_FAILED, AUDIT_FAILED } from '@cauce/domain/medication/alert-messages'
import { latestByCheck, toSentChecks } from '@cauce/domain/medication/ledger'
import { CHECK_TIMEOUT_MS, STEPS, type AlertEvent, type Step } from '@cauce/machines/medication-alert/types'
import { alertsSettled, runningAlerts, sceneOf, startAlerts, type Breakdown } from '../soporte/flujos-alertas.ts'
import { article, orderWithChecks } from '../soporte/formulas-alertas.ts'
import type { Mundo } from '../soporte/mundo.ts'

const BREAKDOWNS: Readonly<Record<string, Breakdown>> = {
  'no responde': 'no responde',
  'tarda demasiado': 'tarda',
  'responde algo que no se entiende': 'no se entiende',
  'responde por otro medicamento': 'habla de otro',
  'calla lo que sabe': 'miente',
}

const stepNamed = (name: string): Step => {
  const step = STEPS.find((one) => one === name)
  assert.ok(step, `No hay una comprobación ${name}`)
  return step
}

const send = async (world: Mundo, event: AlertEvent): Promise<void> => {
  runningAlerts(world).send(event)
  await alertsSettled(world)
}

const ledger = (world: Mundo): readonly LedgerEntry[] => runningAlerts(world).getSnapshot().context.ledger

Given('que formula en la consulta {int}', function (this: Mundo, id: number) {
  this.consultaId = id
})

Given('que ya seleccionó {string}', async function (this: Mundo, nombre: string) {
  sceneOf(this).selected.push((await article(this, nombre)).codesumi)
})

Given(/^que el servicio de (\w+) (.+)$/u, function (this: Mundo, name: string, how: string) {
  const breakdown = BREAKDOWNS[how]
  assert.ok(breakdown, `No se sabe hacer que un servicio ${how}`)
  sceneOf(this).breakdowns.set(stepNamed(name), breakdown)
})

Given('que no se puede registrar la respuesta a una alerta', function (this: Mundo) {
  sceneOf(this).breakdowns.set('registro', 'no responde')
})

Given('que el registro se corta después de la primera respuesta', function (this: Mundo) {
  sceneOf(this).breakdowns.set('registro', 'se corta')
})

When('va a formular {string}', async function (this: Mundo, nombre: string) {
  await startAlerts(this, nombre)
})

When('espera más de lo que se le permite a una comprobación', async function (this: Mundo) {
  sceneOf(this).clock.increment(CHECK_TIMEOUT_MS)
  await alertsSettled(this)
})

When('sigue con el motivo {string}', async function (this: Mundo, motivo: string) {
  runningAlerts(this).send({ type: 'reason.changed', motivo })
  await send(this, { type: 'line.confirmed' })
})

When('sigue sin explicar', async function (this: Mundo) {
  await send(this, { type: 'check.left' })
})

When('no lo formula', async function (this: Mundo) {
  await send(this, { type: 'line.rejected' })
})

When('el servicio se recupera y comprueba de nuevo', async function (this: Mundo) {
  sceneOf(this).breakdowns.clear()
  await send(this, { type: 'check.again' })
})

When('el registro se recupera y lo intenta de nuevo', async function (this: Mundo) {
  sceneOf(this).breakdowns.clear()
  await send(this, { type: 'retry' })
})

When('el registro se recupera y no lo formula', async function (this: Mundo) {
  sceneOf(this).breakdowns.clear()
  await send(this, { type: 'line.rejected' })
})

When('ordena con lo que respondió', async function (this: Mundo) {
  const { drug } = sceneOf(this)
  assert.ok(drug)
  await orderWithChecks(this, drug, toSentChecks(ledger(this)))
})

Then('se le pregunta por {word}', function (this: Mundo, step: string) {
  assert.deepEqual(runningAlerts(this).getSnapshot().value, { [stepNamed(step)]: 'asking' })
})

Then('la pregunta nombra {string} y {string}', function (this: Mundo, one: string, other: string) {
  const names = runningAlerts(this)
    .getSnapshot()
    .context.findings.flatMap(({ medicamentos }) => medicamentos.map(({ nombre }) => nombre))
  for (const name of [one, other])
    assert.ok(
      names.some((known) => known.startsWith(name)),
      names.join(', '),
    )
})

Then('la comprobación de {word} queda sin hacer', function (this: Mundo, step: string) {
  const { value, context } = runningAlerts(this).getSnapshot()
  assert.deepEqual(value, { [stepNamed(step)]: 'notMade' })
  assert.equal(context.notMade?.failed, true, ALERTS_FAILED)
})

Then('se dice que {string} a esa hora', function (this: Mundo, words: string) {
  assert.match(
    runningAlerts(this).getSnapshot().context.notMade?.porQue ?? '',
    new RegExp(`${words} a las \\d\\d:\\d\\d`, 'u'),
  )
})

Then('se dice que {string}', function (this: Mundo, words: string) {
  const { context, output, value } = runningAlerts(this).getSnapshot()
  const said = [
    context.notMade?.porQue,
    context.reasonError,
    output?.result === 'cancelled' ? output.mensaje : null,
    ...context.findings.map(({ titulo }) => titulo),
    // What the screen writes above a check that was not made, and above an answer that was not kept.
    context.notMade?.failed === true ? ALERTS_FAILED : null,
    /"recording":"failed"/u.test(JSON.stringify(value)) ? AUDIT_FAILED : null,
  ]
  assert.ok(said.includes(words), said.join(' | '))
})

Then('no se sigue mientras no quede registrada', function (this: Mundo) {
  const { value, context } = runningAlerts(this).getSnapshot()
  assert.match(JSON.stringify(value), /"recording":"failed"/u, AUDIT_FAILED)
  assert.notEqual(context.recordError, null)
})

Then('el medicamento no entra en la lista', function (this: Mundo) {
  assert.equal(runningAlerts(this).getSnapshot().value, 'cancelled')
})

Then('el formulario queda {word}', function (this: Mundo, how: string) {
  const { output } = runningAlerts(this).getSnapshot()
  assert.ok(output?.result === 'cancelled')
  assert.equal(output.clearsForm, how === 'limpio')
})

/** An answer as the features write it. */
const said = ({ respuesta }: LedgerEntry): string => (respuesta === 'no_verificada' ? 'sin verificar' : respuesta)

Then('el medicamento entra con estas comprobaciones:', function (this: Mundo, table: DataTable) {
  const { output } = runningAlerts(this).getSnapshot()
  assert.equal(output?.result, 'accepted')
  const last = latestByCheck(ledger(this))
  for (const [check = '', answer, motivo = ''] of table.raw()) {
    const entry = [...last.values()].find(({ comprobacion }) => comprobacion === check)
    assert.ok(entry, check)
    assert.equal(said(entry), answer, check)
    assert.equal(entry.motivo ?? '', motivo, check)
  }
})

Then('la comprobación de {word} guarda {string}', function (this: Mundo, check: string, answers: string) {
  const made = ledger(this).filter(({ comprobacion }) => comprobacion === check)
  assert.equal(made.map(said).join(', '), answers)
})
