/** What the server does without anybody waiting for it. */
import { Given, Then, When } from '@cucumber/cucumber'
import type { Mundo } from '../soporte/mundo.ts'
import { delivered, failNotice, moveWork } from '../soporte/trabajos.ts'

Given('que un aviso entre módulos falló', function (this: Mundo) {
  return failNotice(this)
})

When('pide {string} de {string} entre los trabajos', function (this: Mundo, act: string, title: string) {
  return moveWork(this, act, title)
})

Then('el aviso se entrega', function (this: Mundo) {
  return delivered(this)
})
