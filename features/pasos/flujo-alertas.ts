/** The alerts of a medication line, walked by their machine over the real server, and what stays written of each answer. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { CHECKS, type LedgerEntry } from '@cauce/domain/medication/check'
import { ALERTS_FAILED, AUDIT_FAILED } from '@cauce/domain/medication/alert-messages'
import { latestByCheck } from '@cauce/domain/medication/ledger'
import { askedOf, stepOf } from '@cauce/machines/medication-alert/asked'
import type { AlertEvent } from '@cauce/machines/medication-alert/types'
import {
  answerAlert,
  answerAllergy,
  answersKept,
  answersTo,
  lastAudited,
  newAnswers,
  orderedInSpite,
} from '../soporte/alertas-respondidas.ts'
import {
  alertsSettled,
  breakService,
  runningAlerts,
  sceneOf,
  startAlerts,
  stepNamed,
} from '../soporte/flujos-alertas.ts'
import { article } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { orderAnswered } from '../soporte/lo-respondido.ts'

const send = async (world: Mundo, event: AlertEvent): Promise<void> => {
  runningAlerts(world).send(event)
  await alertsSettled(world)
}

const ledger = (world: Mundo): readonly LedgerEntry[] => runningAlerts(world).getSnapshot().context.ledger

Given('que ya seleccionó {string}', async function (this: Mundo, nombre: string) {
  sceneOf(this).selected.push((await article(this, nombre)).codesumi)
})

Given(/^que el servicio de (\w+) (.+)$/u, function (this: Mundo, name: string, how: string) {
  breakService(this, name, how)
})

When('el servicio se recupera', function (this: Mundo) {
  sceneOf(this).breakdowns.clear()
})

When('va a formular {string}', async function (this: Mundo, nombre: string) {
  await startAlerts(this, nombre)
})

When('sigue con el motivo {string}', async function (this: Mundo, motivo: string) {
  runningAlerts(this).send({ type: 'reason.changed', motivo })
  await send(this, { type: 'line.confirmed' })
})

const CHOICES: Readonly<Record<string, AlertEvent>> = {
  'no lo formula': { type: 'line.rejected' },
  'comprueba de nuevo': { type: 'check.again' },
  'registra de nuevo su respuesta': { type: 'retry' },
}

When(
  /^(no lo formula|comprueba de nuevo|registra de nuevo su respuesta)$/u,
  async function (this: Mundo, choice: string) {
    await send(this, CHOICES[choice] ?? assert.fail(choice))
  },
)

When('sigue sin explicar', async function (this: Mundo) {
  for (const { comprobacion } of askedOf(runningAlerts(this).getSnapshot().context))
    runningAlerts(this).send({ type: 'check.left', comprobacion })
  await send(this, { type: 'line.confirmed' })
})

When('por {word} responde {string}', function (this: Mundo, check: string, motivo: string) {
  const comprobacion = CHECKS.find((one) => one === check) ?? assert.fail(check)
  runningAlerts(this).send({ type: 'reason.changed', comprobacion, motivo })
})

When('sigue con lo que respondió', async function (this: Mundo) {
  await send(this, { type: 'line.confirmed' })
})

Then('se le pregunta de una vez por {string}', function (this: Mundo, names: string) {
  const { value, context } = runningAlerts(this).getSnapshot()
  assert.equal(value, 'asking')
  assert.deepEqual(
    askedOf(context).map(({ comprobacion }) => comprobacion),
    names.split(', '),
  )
})

When('ordena con lo que respondió', async function (this: Mundo) {
  await orderAnswered(this)
})

Then(
  /^se le pregunta por (\w+)(?: de "([^"]*)" con "([^"]*)")?$/u,
  function (this: Mundo, step: string, one: string | null, other: string | null) {
    const { value, context } = runningAlerts(this).getSnapshot()
    assert.equal(value, 'asking')
    assert.ok(askedOf(context).some(({ comprobacion }) => stepOf(comprobacion) === stepNamed(step)))
    const names = context.findings.flatMap(({ medicamentos }) => medicamentos.map(({ nombre }) => nombre))
    for (const name of [one, other].filter((each) => each !== null))
      assert.ok(
        names.some((known) => known.startsWith(name)),
        names.join(', '),
      )
  },
)

Then('la comprobación de {word} queda sin hacer', function (this: Mundo, step: string) {
  const { value, context } = runningAlerts(this).getSnapshot()
  assert.equal(value, 'asking')
  const [gap, ...others] = askedOf(context)
  assert.deepEqual([gap?.failed, gap && stepOf(gap.comprobacion), others], [true, stepNamed(step), []], ALERTS_FAILED)
})

Then(/^se dice que "([^"]*)"( a esa hora)?$/u, function (this: Mundo, words: string, atThatHour: string | null) {
  const { context, output, value } = runningAlerts(this).getSnapshot()
  const asked = askedOf(context)
  const why = asked.map(({ porQue }) => porQue ?? '')
  if (atThatHour !== null) return assert.match(why.join(), new RegExp(`${words} a las \\d\\d:\\d\\d`, 'u'))
  const said = [
    ...why,
    context.reasonError,
    output?.result === 'cancelled' ? output.mensaje : null,
    ...context.findings.map(({ titulo }) => titulo),
    // What the screen writes above a check that was not made, and above an answer that was not kept.
    asked.some(({ failed }) => failed) ? ALERTS_FAILED : null,
    /"recording":"failed"/u.test(JSON.stringify(value)) ? AUDIT_FAILED : null,
  ]
  assert.ok(said.includes(words), said.join(' | '))
})

Then('no se sigue mientras no quede registrada', function (this: Mundo) {
  const { value, context } = runningAlerts(this).getSnapshot()
  assert.match(JSON.stringify(value), /"recording":"failed"/u, AUDIT_FAILED)
  assert.notEqual(context.recordError, null)
})

Then(
  /^el medicamento no entra en la lista( y el formulario queda limpio)?$/u,
  function (this: Mundo, clean: string | null) {
    const { value, output } = runningAlerts(this).getSnapshot()
    assert.equal(value, 'cancelled')
    if (clean !== null) assert.equal(output?.result === 'cancelled' && output.clearsForm, true)
  },
)

/** An answer as the features write it. */
const said = ({ respuesta }: LedgerEntry): string => (respuesta === 'no_verificada' ? 'sin verificar' : respuesta)

Then('el medicamento entra con estas comprobaciones:', function (this: Mundo, table: DataTable) {
  const { output } = runningAlerts(this).getSnapshot()
  assert.equal(output?.result, 'accepted')
  const last = latestByCheck(ledger(this))
  for (const [check = '', answer = '', motivo = ''] of table.raw()) {
    const made = ledger(this).filter(({ comprobacion }) => comprobacion === check)
    const entry = [...last.values()].find(({ comprobacion }) => comprobacion === check)
    assert.ok(entry, check)
    // A check that was made again says each answer, in its order.
    assert.equal(answer.includes(', ') ? made.map(said).join(', ') : said(entry), answer, check)
    assert.equal(entry.motivo ?? '', motivo, check)
  }
})

When(
  /^responde "(Si|No)" a (un desabastecimiento|una alerta que no existe|la alergia a)(?: "([^"]*)")?(?: con el motivo "([^"]*)")?( dos veces a la vez| a nombre de otra persona)?$/u,
  async function (
    this: Mundo,
    acepto: string,
    what: string,
    drug: string | null,
    motivo: string | null,
    how: string | null,
  ) {
    if (drug !== null) return answerAllergy(this, acepto, drug)
    await answerAlert(this, {
      unknown: what === 'una alerta que no existe',
      twice: how === ' dos veces a la vez',
      change: {
        acepto,
        ...(motivo === null ? {} : { motivo }),
        ...(how === ' a nombre de otra persona' ? { usuario_registra_id: 2 } : {}),
      },
    })
  },
)

Then(/^quedan? escritas? (\d+) respuestas?$/u, async function (this: Mundo, count: number) {
  assert.equal(await newAnswers(this), count)
})

Then(
  /^la auditoría guarda que (se aceptó|se rechazó) la alerta de (\w+)(?: con "([^"]*)")?$/u,
  async function (this: Mundo, verb: string, clase: string, motivo: string | null) {
    const [last] = await answersKept(this)
    assert.deepEqual(last, { clase, acepto: verb === 'se aceptó', motivo, usuario_registra_id: 1 })
  },
)

Then(
  'la auditoría guarda {string} y después {string} de la primera alerta, y {string} de las otras',
  async function (this: Mundo, first: string, then: string, others: string) {
    const ids = runningAlerts(this)
      .getSnapshot()
      .context.findings.flatMap(({ alerta_detalle_id: id }) => id ?? [])
    assert.ok(ids.length > 1, 'Hace falta más de una interacción')
    assert.deepEqual(await answersTo(this, ids), [`${first}, ${then}`, ...ids.slice(1).map(() => others)])
  },
)

Then(/^queda registrado que (ordenó|canceló) a pesar de la alergia$/u, async function (this: Mundo, verb: string) {
  assert.equal(await orderedInSpite(this), verb === 'ordenó')
})

Then('queda en la auditoría {string}', async function (this: Mundo, text: string) {
  assert.deepEqual(await lastAudited(this, text), { user_id: 1, recurso_id: String(this.consultaId) })
})
