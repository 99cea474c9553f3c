/** A queue that is worked from its rows: one thing or several change hands. And a list of more rows than it counts. */
import { Given, Then, When } from '@cucumber/cucumber'
import { countWords } from '@cauce/domain/kit/list/counted'
import * as queues from '../soporte/colas.ts'
import { ask, deskOf } from '../soporte/maestros.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'

const MOVES: Readonly<Record<string, string>> = { toma: 'tomar', suelta: 'soltar' }

When(/^"([^"]*)" la (toma|suelta) en la cola$/u, async function (this: Mundo, email: string, move: string) {
  await queues.moveOne(this, email, MOVES[move] ?? move)
})

When('{string} la asigna en la cola a {string}', async function (this: Mundo, email: string, to: string) {
  await queues.moveOne(this, email, 'asignar', to)
})

Given('que otra gestora tomó en la cola otra remisión', async function (this: Mundo) {
  await queues.takenMeanwhile(this)
})

When('{string} toma las dos a la vez como las vio', async function (this: Mundo, email: string) {
  await queues.takeBoth(this, email)
})

Then('una queda hecha y de la otra se le dice {string}', function (this: Mundo, why: string) {
  queues.oneDone(this, why)
})

When('toma en la cola la remisión', async function (this: Mundo) {
  await queues.takeInQueue(this, pageOf(this))
})

When('marca en la cola la remisión y otra más', async function (this: Mundo) {
  await queues.markTwo(this, pageOf(this))
})

When('las asigna en el navegador a {string}', async function (this: Mundo, name: string) {
  await queues.assignMarked(pageOf(this), name)
})

When('una lista cuenta {int} filas', function (this: Mundo, rows: number) {
  this.remembered.set('mensaje', countWords(rows))
})

When('sigue la descarga desde ahí', async function (this: Mundo) {
  await ask(this, 'POST', '/exportar', { antes: deskOf(this).opened?.id })
})
