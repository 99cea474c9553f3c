/** Terms as the clock counts them, figures of norms that two people change, and what the server does without anybody waiting for it. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { alarmsOf, warningAt } from '@cauce/domain/kit/clock/alarms'
import { checkExtension, checkSuspension, resumed } from '@cauce/domain/kit/clock/change'
import { dueOf, type Term } from '@cauce/domain/kit/clock/due'
import { explain } from '@cauce/domain/kit/clock/explain'
import { dueInWords, lightOf, LIGHTS } from '@cauce/domain/kit/clock/light'
import { checkEntityTerm } from '@cauce/domain/kit/clock/norm'
import type { TermUnit } from '@cauce/domain/kit/clock/unit'
import { PROPOSAL_STATES } from '@cauce/domain/law/proposal'
import { bogota, PETITION, term } from '@cauce/domain/testing/terms'
import type { Mundo } from '../soporte/mundo.ts'
import { certificateOn, decideNewest, newestState, proposeDays } from '../soporte/normas.ts'
import { counted, remember } from '../soporte/plazos.ts'
import { delivered, failNotice, moveWork } from '../soporte/trabajos.ts'

/** As a lawyer says them. */
const UNITS: ReadonlyMap<string, TermUnit> = new Map([
  ['horas corridas', 'hora_corrida'],
  ['días hábiles', 'dia_habil'],
  ['días hábiles desde ese mismo', 'dia_habil_desde'],
  ['días calendario', 'dia_calendario'],
  ['meses', 'mes'],
  ['horas hábiles', 'hora_habil'],
])

When(
  'se recibe algo el {string} con un plazo de {float} {string}',
  function (this: Mundo, recibido: string, cantidad: number, unidad: string) {
    const known = UNITS.get(unidad)
    assert.ok(known !== undefined, `no hay una unidad ${unidad}`)
    remember(this, { term: term(known, cantidad, recibido), refused: null })
  },
)

When('se suspende el {string} hasta el {string}', function (this: Mundo, desde: string, hasta: string) {
  remember(this, { term: resumed(counted(this).term, bogota(desde), bogota(hasta)), refused: null })
})

When(
  /^se quiere (?:suspender|prorrogar hasta (\S+)) el "([^"]*)"$/u,
  function (this: Mundo, hasta: string | null, moment: string) {
    const { term: of } = counted(this)
    const at = bogota(moment)
    const refused = hasta === null ? checkSuspension(of, PETITION, at) : checkExtension(of, PETITION, { at, hasta })
    remember(this, { term: of, refused })
  },
)

When('la entidad promete responder una petición en {int} días hábiles', function (this: Mundo, days: number) {
  remember(this, { term: term('dia_habil', days, '2026-10-06 10:00'), refused: checkEntityTerm(PETITION, days) })
})

Then('el plazo vence el {string}', function (this: Mundo, said: string) {
  const { term: of } = counted(this)
  assert.equal(dueInWords(of.unidad, dueOf(of)), said)
})

Then('la suma dice {string}', function (this: Mundo, said: string) {
  assert.equal(explain(counted(this).term).frase, said)
})

Then('no se puede, porque {string}', function (this: Mundo, said: string) {
  assert.equal(counted(this).refused, said)
})

const seen = (of: Term) => ({
  estado: 'corriendo' as const,
  unidad: of.unidad,
  provisional: false,
  vence: dueOf(of),
  por_vencer: warningAt(of),
  cumplido: null,
})

Then('a las {string} se ve {string}', function (this: Mundo, moment: string, word: string) {
  assert.equal(LIGHTS[lightOf(seen(counted(this).term), bogota(moment))].palabra, word)
})

Then('avisa a las {string}', function (this: Mundo, said: string) {
  const at = alarmsOf(counted(this).term, false).map((alarm) => formatDateTime(alarm.at))
  assert.equal(at.join('; '), said)
})

When(
  '{string} propone {int} días para cualquier incapacidad desde dentro de {int} días',
  function (this: Mundo, who: string, dias: number, since: number) {
    return proposeDays(this, who, dias, since)
  },
)

When('{string} aprueba esa cifra', function (this: Mundo, who: string) {
  return decideNewest(this, who, 'aprobar', '')
})

When('{string} devuelve esa cifra con {string}', function (this: Mundo, who: string, motivo: string) {
  return decideNewest(this, who, 'devolver', motivo)
})

Then('la cifra propuesta queda {string}', async function (this: Mundo, state: string) {
  assert.equal(PROPOSAL_STATES[await newestState(this)], state)
})

Then(
  'dentro de {int} días un certificado puede tener {int} días',
  async function (this: Mundo, days: number, dias: number) {
    assert.equal(await certificateOn(this, days), dias)
  },
)

Given('que un aviso entre módulos falló', function (this: Mundo) {
  return failNotice(this)
})

When('pide {string} de {string} entre los trabajos', function (this: Mundo, act: string, title: string) {
  return moveWork(this, act, title)
})

Then('el aviso se entrega', function (this: Mundo) {
  return delivered(this)
})
