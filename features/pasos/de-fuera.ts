/** What a patient takes that was not ordered here: recorded, ended, and what the checks and the record say of it. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Then, When } from '@cucumber/cucumber'
import { alertas } from '@cauce/contract/alertas'
import { antecedentes } from '@cauce/contract/antecedentes'
import { outsideOnPaper } from '@cauce/domain/antecedents/outside-words'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { Mundo } from '../soporte/mundo.ts'
import { today } from '../soporte/flujos.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { read } from '../soporte/respuestas.ts'

const SOURCE = 'paciente'
const KEPT = 'toma externa'

const whose = async (world: Mundo, consulta_id: number) => {
  const { db } = await world.server()
  const { afiliado_id } = await db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', '=', consulta_id)
    .executeTakeFirstOrThrow()
  return { afiliado_id, consulta_id }
}

const send = async (world: Mundo, path: string, consulta_id: number, body: object) =>
  world.call(path, { ...(await whose(world, consulta_id)), ...body }, { 'idempotency-key': randomUUID() })

/** A presentation of the catalogue by its whole name; anything else as it is written. */
const record = async (world: Mundo, consulta_id: number, nombre: string, more: object = {}): Promise<void> => {
  const { db } = await world.server()
  const drug = await db.selectFrom('medicamentos').select('id').where('nombre', '=', nombre).executeTakeFirst()
  const tipo = drug === undefined ? 'otra' : 'medicamento'
  const form = { tipo, codesumi_id: drug?.id ?? null, nombre, indicado_por: 'otro_medico', origen: SOURCE, ...more }
  const answer = await send(world, antecedentes.anotarToma.path, consulta_id, form)
  if (answer.status === 200) {
    world.remembered.set(KEPT, read(antecedentes.anotarToma, answer).id)
    world.consultaId = consulta_id
  }
}

const close = (world: Mundo, como: string, motivo: string) =>
  send(world, antecedentes.cerrar.path, world.consultaId, {
    clase: 'toma',
    id: world.remembered.get(KEPT),
    como,
    motivo,
  })

When('anota en la consulta {int} que toma {string}', function (this: Mundo, consulta_id: number, nombre: string) {
  return record(this, consulta_id, nombre)
})

When(
  'anota en la consulta {int} que toma {int} de {string}',
  function (this: Mundo, consulta_id: number, dosis: number, nombre: string) {
    return record(this, consulta_id, nombre, { dosis, frecuencia: 24, unidad_tiempo: 'Horas' })
  },
)

When(
  'anota en la consulta {int} que tomó {string} hasta hace {int} días',
  function (this: Mundo, consulta_id: number, nombre: string, days: number) {
    return record(this, consulta_id, nombre, { hasta: addDays(today(), -days) })
  },
)

When(
  'anota en la consulta {int} que tomó {string} hasta este año',
  function (this: Mundo, consulta_id: number, nombre: string) {
    return record(this, consulta_id, nombre, { hasta: today().slice(0, '2026'.length) })
  },
)

When('anota en la consulta {int} que no toma nada más', async function (this: Mundo, consulta_id: number) {
  await send(this, antecedentes.negarTomas.path, consulta_id, { origen: SOURCE })
})

When('anota que dejó de tomarlo porque {string}', async function (this: Mundo, motivo: string) {
  await close(this, 'dejada', motivo)
})

When('anota que fue un error porque {string}', async function (this: Mundo, motivo: string) {
  await close(this, 'error', motivo)
})

Then('choca con {string}', function (this: Mundo, nombre: string) {
  assert.ok(this.answer)
  const { choques } = read(antecedentes.anotarToma, this.answer)
  assert.ok(
    choques.some((each) => each.nombre === nombre),
    JSON.stringify(choques),
  )
})

Then('no se pudo comparar con {string}', function (this: Mundo, nombre: string) {
  assert.ok(this.answer)
  const [made] = read(alertas.verificarInteraccion, this.answer)
  assert.ok(made?.por_que?.includes(nombre), JSON.stringify(made))
})

Then(
  'de lo demás que toma en la consulta {int} se sabe {string}',
  async function (this: Mundo, consulta_id: number, words: string) {
    const path = antecedentes.leer.path.replace(':consulta', String(consulta_id))
    const { tomas, tomas_preguntadas } = read(antecedentes.leer, await this.call(path))
    const known = { preguntado: tomas_preguntadas, tomas: tomas.filter(({ toma_hoy }) => toma_hoy) }
    assert.equal(outsideOnPaper(known, today()), words)
  },
)

When('pide lo demás que toma con la tecla {string}', async function (this: Mundo, key: string) {
  const page = pageOf(this)
  // The letter is of the page: not while somebody types.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press(key)
  await page
    .getByRole('dialog', { name: /^Lo demás que toma/u })
    .getByText('No se ha preguntado')
    .waitFor()
})

When('responde en el diálogo con la tecla {string}', async function (this: Mundo, key: string) {
  await pageOf(this).keyboard.press(key)
})
