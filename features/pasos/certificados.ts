/** The certificate of affiliation, taken and verified by its code. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { pdf } from '@cauce/contract/pdf'
import { codeOfCertificate, printCertificate, printOwnCertificate, withdrawToday } from '../soporte/certificados.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

When('descarga su certificado', function (this: Mundo) {
  return printOwnCertificate(this)
})

When('descarga el certificado de {string}', function (this: Mundo, documento: string) {
  return printCertificate(this, documento)
})

When('el afiliado {string} se retira hoy', function (this: Mundo, documento: string) {
  return withdrawToday(this, documento)
})

Then('recibe el certificado', function (this: Mundo) {
  assert.equal(this.answer?.status, 200)
})

Then('el código del certificado dice {string}', async function (this: Mundo, text: string) {
  const answer = await this.call(`/verificar/${await codeOfCertificate(this)}`)
  const { autentico, hoy } = read(pdf.verificar, answer)
  assert.ok(autentico)
  assert.ok(hoy?.startsWith(text), String(hoy))
})
