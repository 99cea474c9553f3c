/** Who is on line, and ending somebody's session. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { auditoria } from '@cauce/contract/auditoria'
import { PRESENCE_STATES } from '@cauce/domain/audit/presence'
import { newPerson, signedIn } from '../../tests/e2e/support/browser.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const people = (world: Mundo) => {
  assert.ok(world.answer)
  return read(auditoria.enLinea, world.answer).data
}
const pageOf = (world: Mundo) => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

Given('que {string} cerró su sesión', async function (this: Mundo, _email: string) {
  assert.equal((await this.call('/auth/logout', {})).status, 200)
})

Given('que {string} mira en el navegador quién está en línea', async function (this: Mundo, email: string) {
  this.browser = { page: await signedIn(await this.server(), email) }
  await pageOf(this).goto('/estadistica/usuarios-en-linea')
  await pageOf(this)
    .getByText(/\(usted\)/u)
    .waitFor()
})

When('mira quién está en línea', async function (this: Mundo) {
  await this.call('/estadistica/usuarios-en-linea', {})
})

When('cierra la sesión de {string} porque {string}', async function (this: Mundo, email: string, motivo: string) {
  const { db } = await this.server()
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await this.call('/auth/cerrar-sesion', { user_id: id, motivo })
})

When('{string} abre Cauce en otro navegador', async function (this: Mundo, email: string) {
  const server = await this.server()
  const token = await server.login(email)
  const other = await newPerson(server)
  await other.context().addInitScript((value) => localStorage.setItem('cauce.token', value), token)
  await other.goto('/')
  this.remembered.set('otro navegador', async () => {
    await other.context().close()
    await server.call('/api/auth/logout', { method: 'POST', token })
  })
})

When('{string} cierra su navegador y su sesión', async function (this: Mundo, _email: string) {
  const leave = this.remembered.get('otro navegador')
  assert.ok(typeof leave === 'function')
  await leave()
})

Then(
  've a {string} en línea, {string}, con el rol {string}',
  function (this: Mundo, email: string, estado: string, rol: string) {
    const row = people(this).find(({ usuario }) => usuario.email === email)
    assert.deepEqual([row && PRESENCE_STATES[row.estado].texto, row?.roles], [estado, [rol]])
  },
)

Then('no ve a {string} en línea', function (this: Mundo, email: string) {
  assert.ok(!people(this).some(({ usuario }) => usuario.email === email))
})

const openSessions = async (world: Mundo, email: string): Promise<number> => {
  const { db } = await world.server()
  const rows = await db
    .selectFrom('sesiones as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.id')
    .where('u.email', '=', email)
    .where('s.provisional', '=', false)
    .where('s.revocada_at', 'is', null)
    .execute()
  return rows.length
}

Then('{string} ya no tiene sesión', async function (this: Mundo, email: string) {
  assert.equal(await openSessions(this, email), 0)
})

Then('{string} sigue con su sesión', async function (this: Mundo, email: string) {
  assert.equal(await openSessions(this, email), 1)
})

Then('la auditoría guarda el motivo {string}', async function (this: Mundo, motivo: string) {
  const answer = await this.call('/auditoria/buscar', { accion: 'sesion.cerrar_todas' })
  const [entry] = read(auditoria.buscar, answer).data
  const { detalle } = read(auditoria.entrada, await this.call(`/auditoria/entrada/${entry?.id ?? 0}`))
  assert.equal(detalle['motivo'], motivo)
})

Then('aparece {string} en la lista', async function (this: Mundo, email: string) {
  await pageOf(this).getByRole('row').filter({ hasText: email }).waitFor()
})

Then('desaparece {string} de la lista', async function (this: Mundo, email: string) {
  await pageOf(this).getByRole('row').filter({ hasText: email }).waitFor({ state: 'detached' })
})
