/** What changes in an affiliate: filed, verified by another person, applied. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { novedades } from '@cauce/contract/novedades'
import type { Mundo } from '../soporte/mundo.ts'
import { fileChange, moveChange, personOf, previewChange, siteOf } from '../soporte/novedades.ts'
import { read } from '../soporte/respuestas.ts'

When('radica la novedad {string} de {string}', function (this: Mundo, tipo: string, documento: string) {
  return fileChange(this, { tipo, documento })
})

When(
  'previsualiza la novedad {string} de {string} hace {int} días',
  function (this: Mundo, tipo: string, documento: string, dias: number) {
    return previewChange(this, { tipo, documento, dias })
  },
)

When(
  'previsualiza que {string} entra como {string} al grupo de {string}',
  async function (this: Mundo, documento: string, parentesco: string, cotizante: string) {
    const despues = { cotizante_id: String(await personOf(this, cotizante)), parentesco }
    await previewChange(this, { tipo: 'inclusion', documento, despues })
  },
)

When('radica que {string} se atiende en {string}', async function (this: Mundo, documento: string, sede: string) {
  await fileChange(this, { tipo: 'ips_primaria', documento, despues: { rep_id: await siteOf(this, sede) } })
})

When('quien la radicó la toma', function (this: Mundo) {
  return moveChange(this, 'tomar', 1)
})

When('la toma y la verifica', async function (this: Mundo) {
  await moveChange(this, 'tomar', 1)
  assert.equal(this.answer?.status, 200)
  await moveChange(this, 'verificar', 2)
  assert.equal(this.answer.status, 200)
})

Then('entre sus efectos está {string}', function (this: Mundo, text: string) {
  assert.ok(this.answer)
  const { efectos } = read(novedades.previsualizar, this.answer)
  assert.ok(
    efectos.some((effect) => effect.includes(text)),
    efectos.join(' | '),
  )
})
