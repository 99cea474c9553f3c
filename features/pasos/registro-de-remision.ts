/** The form of a referral: what it says before anything is sent, how it is saved and how it is closed. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { closingCauseText } from '@cauce/domain/referral/closing-cause'
import { MAX_REFERRAL_DIAGNOSES } from '@cauce/domain/referral/referral'
import { NEW_SERVICE } from '@cauce/domain/referral/registration'
import { fieldsNamed } from '../soporte/campos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { COMPLETE, isEnding, registerOnScreen } from '../soporte/registro-de-remision.ts'
import * as referrals from '../soporte/remisiones.ts'

When('intenta registrar una remisión sin escribir nada', async function (this: Mundo) {
  await registerOnScreen(this, {})
})

When('intenta registrar una remisión con un diagnóstico de más', async function (this: Mundo) {
  const [first] = COMPLETE.diagnosticos
  assert.ok(first)
  const diagnosticos = Array.from({ length: MAX_REFERRAL_DIAGNOSES + 1 }, (_, at) => ({ ...first, id: at + 1 }))
  await registerOnScreen(this, { ...COMPLETE, diagnosticos })
})

When(
  'intenta registrar una remisión que pide {string} unidades de un servicio',
  async function (this: Mundo, cantidad: string) {
    await registerOnScreen(this, {
      ...COMPLETE,
      tipoAnexo: 2,
      servicios: [{ ...NEW_SERVICE, codigo: '890201', cantidad }],
    })
  },
)

When(/^registra una remisión completa y el servidor (.+)$/u, async function (this: Mundo, ending: string) {
  assert.ok(isEnding(ending), `No se sabe hacer que el servidor ${ending}`)
  await registerOnScreen(this, COMPLETE, ending)
})

/** What a save carries that the specification's referral does not have. */
const OURS = ['tipo_traslado', 'movil_traslado', 'hora_estimada_llegada', 'version']

When(
  /^la finaliza(?: por "([^"]*)")? con la observación "([^"]*)"$/u,
  async function (this: Mundo, causa: string | null, observacion: string) {
    await referrals.close(this, observacion, causa)
  },
)

Then('la remisión dice que se cerró por {string}', async function (this: Mundo, words: string) {
  assert.equal(closingCauseText((await referrals.readAgain(this)).motivo_cierre ?? ''), words)
})

When('guarda el panel solo con los campos de la especificación', async function (this: Mundo) {
  await referrals.saveWithout(this, OURS)
})

When('guarda el panel sin los campos {string} y {string}', async function (this: Mundo, one: string, other: string) {
  await referrals.saveWithout(this, [...fieldsNamed(one), ...fieldsNamed(other)])
})
