/** Allergies and states of a patient: recorded, closed, and what a printed order says of them. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Then, When } from '@cucumber/cucumber'
import { antecedentes } from '@cauce/contract/antecedentes'
import { askedOf } from '../soporte/alertas.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const SOURCE = 'paciente'

const whose = (world: Mundo) => ({ afiliado_id: askedOf(world).afiliadoId, consulta_id: world.consultaId })

const send = (world: Mundo, path: string, body: object) =>
  world.call(path, { ...whose(world), ...body }, { 'idempotency-key': randomUUID() })

When(
  /^anota su alergia (leve|moderada|grave) a la clase "([^"]*)", con "([^"]*)"$/u,
  async function (this: Mundo, severidad: string, nombre: string, reaccion: string) {
    const { path } = antecedentes.anotarAlergia
    const form = { tipo: 'clase', nombre, reaccion, severidad, certeza: 'referida', origen: SOURCE }
    const answer = await send(this, path, form)
    if (answer.status === 200) this.remembered.set('alergia', read(antecedentes.anotarAlergia, answer).id)
  },
)

When('anota que niega alergias', async function (this: Mundo) {
  await send(this, antecedentes.responderAlergias.path, { respuesta: 'niega', origen: SOURCE })
})

When('anota que no puede responder porque {string}', async function (this: Mundo, motivo: string) {
  await send(this, antecedentes.responderAlergias.path, { respuesta: 'no_responde', origen: SOURCE, motivo })
})

When('la descarta porque {string}', async function (this: Mundo, motivo: string) {
  const id = this.remembered.get('alergia')
  await send(this, antecedentes.cerrar.path, { clase: 'alergia', id, como: 'refutada', motivo })
})

When(
  /^anota un embarazo (?:de (\d+) semanas, confirmado|sin semanas)$/u,
  async function (this: Mundo, weeks: string | null) {
    await send(this, antecedentes.anotarEstado.path, {
      tipo: 'gestacion',
      presente: true,
      semanas: weeks === null ? null : Number(weeks),
      origen: SOURCE,
      confirmado: true,
    })
  },
)

Then('en sus antecedentes está {string} como {string}', async function (this: Mundo, nombre: string, estado: string) {
  const path = antecedentes.leer.path.replace(':consulta', String(this.consultaId))
  const { alergias } = read(antecedentes.leer, await this.call(path))
  assert.deepEqual(
    alergias.map((each) => [each.nombre, each.estado]),
    [[nombre, estado]],
  )
})
