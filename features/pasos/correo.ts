/** Documents that leave by mail: where, why and how often. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { maskedAddress } from '@cauce/domain/mail/destination'
import { allowMail } from '../../tests/support/mail.ts'
import type { Mundo } from '../soporte/mundo.ts'

Given('que la institución tiene en su lista de correos {string}', async function (this: Mundo, entry: string) {
  await allowMail(await this.server(), entry)
})

const send = async (world: Mundo, correo: string, motivo: string | null): Promise<void> => {
  const reason = motivo === null ? {} : { motivo_correo: motivo }
  await world.call('/pdf', { tipo: 'servicio', id: world.orderId, enviar: true, correo, ...reason })
}

When(
  /^envía la orden por correo (?:(\d+) veces )?a "([^"]*)"(?: porque "([^"]*)")?$/u,
  async function (this: Mundo, times: string | null, correo: string, motivo: string | null) {
    for (let n = 0; n < Number(times ?? 1); n += 1) await send(this, correo, motivo)
  },
)

When('añade a la lista de correos {string}', async function (this: Mundo, direccion: string) {
  await this.call('/correo-institucion', { direccion, descripcion: 'Archivo' })
})

const WHOSE: Readonly<Record<string, string>> = { 'del paciente': 'paciente', 'de la institución': 'institucion' }

Then('la auditoría dice que fue a una dirección {string}', async function (this: Mundo, whose: string) {
  const { db } = await this.server()
  const { detalle } = await db
    .selectFrom('auditoria')
    .select('detalle')
    .where('accion', '=', 'documento.enviar')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const [, motivo] = /porque (.+)$/u.exec(whose) ?? []
  const told = typeof detalle === 'object' && detalle !== null ? detalle : {}
  assert.equal(Reflect.get(told, 'destino'), WHOSE[whose] ?? 'otra')
  assert.equal(Reflect.get(told, 'motivo'), motivo)
})

Then('{string} lee que algo suyo fue a {string}', async function (this: Mundo, patient: string, masked: string) {
  const [notice] = (await (await this.server()).outbox()).filter(({ para }) => para === patient)
  assert.ok(notice)
  assert.ok(notice.texto.includes(`a ${masked}.`), notice.texto)
  assert.ok(!notice.texto.includes('verificar'))
  assert.equal(notice.adjuntos.length, 0)
  assert.equal(maskedAddress(masked.replace('•••', '')), masked)
})
