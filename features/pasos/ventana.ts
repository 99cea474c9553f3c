/** The ordering dialog: who it is and what may be ordered. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { consultas } from '@cauce/contract/consultas'
import { sexLabel } from '@cauce/domain/affiliate/display-name'
import { departmentName, municipalityName, primaryProviderName } from '@cauce/domain/affiliate/header-defaults'
import { ORDERING_OPTION_LABEL, orderingOptions } from '@cauce/domain/affiliate/ordering-options'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import type { Mundo } from '../soporte/mundo.ts'
import { countOrders, procedure, read } from '../soporte/respuestas.ts'
import { today } from '../soporte/flujos.ts'

const opened = (world: Mundo): Consultation => {
  assert.ok(world.answer)
  return read(consultas.consulta, world.answer)
}
const offer = (world: Mundo) => {
  const { tipo_consulta_id, afiliado } = opened(world)
  return orderingOptions({ tipo_consulta_id, tipo_afiliado_id: afiliado.tipo_afiliado_id })
}

Given(
  'que al afiliado de la consulta {int} le faltan municipio, departamento e IPS',
  async function (this: Mundo, id: number) {
    const { db } = await this.server()
    const { afiliado_id } = await db
      .selectFrom('consultas')
      .select('afiliado_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('afiliados')
      .set({ municipio_atencion_id: null, ips_id: null })
      .where('id', '=', afiliado_id)
      .execute()
  },
)

When('abre la consulta {int}', async function (this: Mundo, id: number) {
  this.consultaId = id
  await this.call(`/consultas/consulta/${id}`)
})

When(
  'ordena directamente en la consulta {int} el procedimiento {string}',
  async function (this: Mundo, id: number, codigo: string) {
    const procedimiento = await procedure(this, codigo)
    this.remembered.set('ordenes', await countOrders(this))
    await this.call(`/ordenamiento/generarOrdenamiento/${id}/2`, [
      { procedimiento, cantidad: 1, fechaVigencia: today(), observacion: 'Control', rep: null, consulta_id: id },
    ])
  },
)

Then('se ofrece {string}', function (this: Mundo, options: string) {
  assert.deepEqual(
    offer(this).opciones.map((option) => ORDERING_OPTION_LABEL[option]),
    options.split(', '),
  )
})

Then('se advierte {string}', function (this: Mundo, text: string) {
  assert.equal(offer(this).aviso, text)
})

Then('no se advierte nada', function (this: Mundo) {
  assert.equal(offer(this).aviso, null)
})

Then('no se ofrece ninguna opción', function (this: Mundo) {
  assert.deepEqual(offer(this).opciones, [])
})

Then('se avisa {string}', function (this: Mundo, text: string) {
  assert.equal(offer(this).error, text)
})

Then('la consulta {int} no tiene órdenes nuevas', async function (this: Mundo, _id: number) {
  assert.equal(await countOrders(this), this.remembered.get('ordenes'))
})

Then(
  'el encabezado dice {string}, {string} y {string}',
  function (this: Mundo, municipality: string, department: string, provider: string) {
    const { afiliado } = opened(this)
    assert.deepEqual(
      [municipalityName(afiliado), departmentName(afiliado), primaryProviderName(afiliado)],
      [municipality, department, provider],
    )
  },
)

Then('el encabezado dice {string}', function (this: Mundo, text: string) {
  assert.equal(sexLabel(opened(this).afiliado.sexo), text)
})
