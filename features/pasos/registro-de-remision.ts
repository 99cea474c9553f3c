/** What the form of a referral says before anything is sent, and when nobody knows how it ended. */
import assert from 'node:assert/strict'
import { When } from '@cucumber/cucumber'
import { MAX_REFERRAL_DIAGNOSES } from '@cauce/domain/referral/referral'
import { NEW_SERVICE } from '@cauce/domain/referral/registration'
import type { Mundo } from '../soporte/mundo.ts'
import { COMPLETE, isEnding, registerOnScreen } from '../soporte/registro-de-remision.ts'

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
