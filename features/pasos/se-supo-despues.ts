/** What was learned after an order: who is told of it. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { inicio } from '@cauce/contract/inicio'
import { LEARNED_FACTS } from '@cauce/domain/antecedents/learned'
import { antecedents, chooseAllergen } from '../../tests/e2e/pages/antecedents.ts'
import { orderDrug } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { read } from '../soporte/respuestas.ts'

const WHO = {
  'quien lo formuló': { email: 'medico@cauce.demo', asunto: 'por_revisar' },
  'la farmacia': { email: 'farmacia@cauce.demo', asunto: 'por_revisar_farmacia' },
} as const
type Who = keyof typeof WHO
const isWho = (text: string): text is Who => Object.hasOwn(WHO, text)

/** What waits of the line that was ordered; undefined: nothing does. */
const waitsFor = async (world: Mundo, text: string) => {
  assert.ok(isWho(text), `No se sabe quién es ${text}`)
  const { email, asunto } = WHO[text]
  const server = await world.server()
  const { path } = inicio.asunto
  const answer = await server.call(`/api${path}`, {
    token: await server.login(email),
    body: { asunto, por_pagina: 100 },
  })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return read(inicio.asunto, answer).data.find(({ id, tipo_orden_id }) => id === world.lineId && tipo_orden_id === 1)
}

Given('que en su consulta se le formuló {string}', async function (this: Mundo, drug: string) {
  await orderDrug(this, drug)
})

Then(
  /^a (quien lo formuló|la farmacia) (?:le espera por "([^"]*)"|no le espera)$/u,
  async function (this: Mundo, who: string, found: string | null) {
    const row = await waitsFor(this, who)
    if (found === null) assert.equal(row, undefined)
    else assert.match(row?.nota ?? 'nada', new RegExp(found, 'u'))
  },
)

Then('se publicó que se supo {string} de ese paciente', async function (this: Mundo, fact: string) {
  assert.ok(LEARNED_FACTS.some((known) => known === fact))
  const { db } = await this.server()
  const { afiliado_id } = await db
    .selectFrom('orden_articulos')
    .select('afiliado_id')
    .where('id', '=', this.lineId)
    .executeTakeFirstOrThrow()
  const events = await db
    .selectFrom('eventos')
    .select('payload')
    .where('agregado', '=', `afiliado:${afiliado_id}`)
    .where('nombre', '=', 'dato_clinico.registrado')
    .execute()
  assert.deepEqual(
    events.map(({ payload }) => payload),
    [{ afiliado_id, tipo: fact }],
  )
})

When('en la ventanilla anota la alergia grave a {string}', async function (this: Mundo, name: string) {
  const page = pageOf(this)
  await chooseAllergen(page, name, name)
  for (const answer of ['Grave', 'Probable']) await antecedents(page).getByText(answer, { exact: true }).click()
  await page.keyboard.press('Control+Enter')
})
