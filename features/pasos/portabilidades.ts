/** An affiliate is attended in another municipality for some time. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import { portabilidades } from '@cauce/contract/portabilidades'
import type { Mundo } from '../soporte/mundo.ts'
import { personOf } from '../soporte/novedades.ts'
import { assignSite, daysPass, extendPortability, filePortability, movePortability } from '../soporte/portabilidades.ts'
import { read } from '../soporte/respuestas.ts'
import { codeFor, firstStep, secondStep } from '../soporte/sesiones.ts'

When(
  'radica la portabilidad de {string} a {string} desde hoy por {int} días',
  function (this: Mundo, documento: string, destino: string, dias: number) {
    return filePortability(this, { documento, destino, dias })
  },
)

When(
  'radica la portabilidad de {string} a {string} por dispersión',
  function (this: Mundo, documento: string, destino: string) {
    return filePortability(this, { documento, destino, dias: null })
  },
)

When('mira las portabilidades de {string} que están activas', async function (this: Mundo, sentido: string) {
  await this.call('/portabilidades/listar', { sentido, cuales: 'activas', por_pagina: 100 })
})

Then('a {string} se le pregunta {string}', async function (this: Mundo, documento: string, texto: string) {
  assert.ok(this.answer)
  const { data } = read(portabilidades.listar, this.answer)
  const id = await personOf(this, documento)
  const pregunta = data.find(({ afiliado }) => afiliado.id === id)?.pregunta ?? ''
  assert.ok(pregunta.includes(texto), pregunta)
})

Then('la portabilidad es {string}', function (this: Mundo, tipo: string) {
  assert.ok(this.answer)
  const { mensaje } = read(portabilidades.radicar, this.answer)
  assert.ok(mensaje.startsWith(tipo), mensaje)
})

When('le asignan la sede {string}', async function (this: Mundo, sede: string) {
  await assignSite(this, sede)
  assert.equal(this.answer?.status, 200)
})

When('pasan {int} días', function (this: Mundo, days: number) {
  return daysPass(this, days)
})

When('{string} vuelve a ingresar', async function (this: Mundo, email: string) {
  await firstStep(this, email, DEMO_PASSWORD)
  await secondStep(this, await codeFor(this, email))
  assert.ok(this.token)
})

When('la prorroga hasta dentro de {int} días', function (this: Mundo, days: number) {
  return extendPortability(this, days)
})

When('la niega diciendo {string}', async function (this: Mundo, motivo: string) {
  await movePortability(this, 'tomar')
  await movePortability(this, 'negar', { motivo })
})
