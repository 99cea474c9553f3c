/** Referrals that are closed with and without acceptance, and saved with nothing but what the specification sends. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { closingCauseText } from '@cauce/domain/referral/closing-cause'
import { fieldsNamed } from '../soporte/campos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import * as referrals from '../soporte/remisiones.ts'

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
