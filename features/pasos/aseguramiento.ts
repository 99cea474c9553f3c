/** Who is insured, and what right they have on a day. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { afiliados } from '@cauce/contract/afiliados'
import { askRights } from '../soporte/aseguramiento.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { read } from '../soporte/respuestas.ts'

When('consulta los derechos de {string}', function (this: Mundo, document: string) {
  return askRights(this, document)
})

When('consulta los derechos de {string} hace {int} días', function (this: Mundo, document: string, days: number) {
  return askRights(this, document, -days)
})

When('consulta los derechos de {string} dentro de {int} días', function (this: Mundo, document: string, days: number) {
  return askRights(this, document, days)
})

Then('los derechos dicen {string} y {string}', function (this: Mundo, atiende: string, motivo: string) {
  assert.ok(this.answer)
  const { derechos } = read(afiliados.derechos, this.answer)
  assert.equal(derechos.atiende, atiende)
  assert.ok(derechos.motivo.includes(motivo), derechos.motivo)
})

Then('los derechos son de {string}', function (this: Mundo, document: string) {
  assert.ok(this.answer)
  assert.equal(read(afiliados.derechos, this.answer).numero_documento, document)
})

When('busca y escoge a {string}', async function (this: Mundo, name: string) {
  const page = pageOf(this)
  await page.getByRole('combobox', { name: 'Afiliado' }).fill(name.replace(',', ''))
  await page.getByRole('option', { name: new RegExp(name, 'u') }).click()
})

Then('entre sus razones está {string}', function (this: Mundo, reason: string) {
  assert.ok(this.answer)
  const { derechos } = read(afiliados.derechos, this.answer)
  assert.ok(
    derechos.razones.some((text) => text.startsWith(reason)),
    derechos.razones.join(' | '),
  )
})
