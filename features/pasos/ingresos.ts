/** Sign-ins as whoever watches them sees them, and those who fail. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { auditoria } from '@cauce/contract/auditoria'
import { SIGN_IN_NAMES, SIGN_IN_RESULTS } from '@cauce/domain/audit/sign-in'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const today = (): string => bogotaDate(Date.now())

const failPassword = async (world: Mundo, email: string, agente?: string): Promise<void> => {
  const server = await world.server()
  await server.call('/api/auth/validar-usuario', {
    body: { email, password: `no-${DEMO_PASSWORD}` },
    ...(agente === undefined ? {} : { headers: { 'user-agent': agente } }),
  })
}

Given(
  'que el navegador de alguien se llama {string} y falla al ingresar',
  async function (this: Mundo, agente: string) {
    await failPassword(this, 'nadie@cauce.demo', agente)
  },
)

Given(
  'que alguien falló {int} vez la contraseña de cada una de estas cuentas',
  async function (this: Mundo, times: number, table: DataTable) {
    for (const email of table.raw().flat()) {
      for (let time = 0; time < times; time += 1) await failPassword(this, email)
    }
  },
)

When('busca en los ingresos', async function (this: Mundo) {
  await this.call('/auditoria/ingresos', {})
})

When('busca hoy en los ingresos', async function (this: Mundo) {
  await this.call('/auditoria/ingresos', { desde: today() })
})

When(/^mira hoy los fallos por (cuenta|dirección)$/u, async function (this: Mundo, por: string) {
  await this.call('/auditoria/ingresos/agrupados', { por: por === 'cuenta' ? por : 'direccion', desde: today() })
})

/** How a sign-in ended, as its list says it. */
const textOf = (result: string): string =>
  SIGN_IN_NAMES.flatMap((name) => (name === result ? SIGN_IN_RESULTS[name].texto : []))[0] ?? result

Then(
  'hay {int} ingresos {string}, {int} {string} y {int} {string}',
  function (this: Mundo, a: number, one: string, b: number, two: string, c: number, three: string) {
    assert.ok(this.answer)
    const rows = read(auditoria.ingresos, this.answer).por_resultado
    const totals = new Map(rows.map((row) => [textOf(row.resultado), row.total]))
    assert.deepEqual(
      [one, two, three].map((name) => totals.get(name)),
      [a, b, c],
    )
  },
)

const failuresOf = (world: Mundo, matches: (row: { readonly email: string | null }) => boolean): string | null => {
  assert.ok(world.answer)
  const row = read(auditoria.ingresosAgrupados, world.answer).data.find(({ usuario }) =>
    matches({ email: usuario?.email ?? null }),
  )
  assert.ok(row)
  return row.sospecha
}

Then('los fallos de {string} no parecen un ataque', function (this: Mundo, email: string) {
  assert.equal(
    failuresOf(this, (row) => row.email === email),
    null,
  )
})

Then('de los fallos de {string} lee {string}', function (this: Mundo, email: string, text: string) {
  assert.equal(
    failuresOf(this, (row) => row.email === email),
    text,
  )
})

Then('de los fallos de su dirección lee {string}', function (this: Mundo, text: string) {
  assert.equal(
    failuresOf(this, () => true),
    text,
  )
})
