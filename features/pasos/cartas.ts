/** Letters: issued, delivered once, and what they lack. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { cartas } from '@cauce/contract/cartas'
import { DELIVERY_WAYS } from '@cauce/domain/kit/letter/delivery'
import * as letters from '../soporte/cartas.ts'
import { shown } from '../soporte/documentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

Given('que hay una carta de negación', async function (this: Mundo) {
  await letters.issue(this)
})

Given('que la carta se anuló', async function (this: Mundo) {
  await letters.annul(this)
})

When(
  /^"([^"]*)" dice que entregó la carta (en persona a|por correo físico con la guía) "([^"]*)"$/u,
  async function (this: Mundo, who: string, way: string, detail: string) {
    await letters.deliver(this, who, way === 'en persona a' ? 'personal' : 'correo_fisico', detail)
  },
)

When('el correo con la carta le llega al afiliado', async function (this: Mundo) {
  await letters.mailArrives(this)
})

When('el afiliado abre su carta', async function (this: Mundo) {
  await letters.openAsAffiliate(this)
})

When(
  'se arma una carta de negación de {int} firmas, sin {string}, que firman {int}',
  function (this: Mundo, signatures: number, missing: string, people: number) {
    this.remembered.set('carta', letters.problemOf(signatures, missing, people))
  },
)

Then('no se emite porque {string}', function (this: Mundo, message: string) {
  assert.equal(this.remembered.get('carta'), message)
})

Then('la carta queda entregada {string}', async function (this: Mundo, way: string) {
  this.token = await (await this.server()).login('auditor@cauce.demo')
  const { entregada } = read(cartas.ver, await this.call(`/cartas/${await letters.letterOf(this)}`))
  assert.ok(entregada)
  assert.equal(DELIVERY_WAYS[entregada.medio], way)
})

Then('la carta la firman dos médicos y no dice las alergias', function (this: Mundo) {
  const { text } = shown(this)
  assert.equal([...text.matchAll(/Registro profesional/gu)].length, 2, text)
  assert.ok(!/alergia/iu.test(text), text)
})
