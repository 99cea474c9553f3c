/** The clinical record: its draft, its end and its notes, without the screen. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { historia } from '@cauce/contract/historia'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { COMPONENT_OF, finaliseWith, newVisit, recordOf, saveSection, sectionOf } from '../soporte/historia-clinica.ts'
import { actionNamed } from '../soporte/acciones.ts'
import { today } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

/** Nobody wrote a record of him in the demo. */
const NEW_AFFILIATE = '1076321450'
const MARIA = '43512887'
const MISSED = 5

Given('que atiende una consulta nueva', async function (this: Mundo) {
  await newVisit(this, NEW_AFFILIATE)
})

Given('que atiende una consulta nueva de María Elena', async function (this: Mundo) {
  await newVisit(this, MARIA)
})

Given('que el paciente de una consulta nueva no asistió', async function (this: Mundo) {
  await newVisit(this, NEW_AFFILIATE, MISSED)
})

Given('que hay una consulta nueva de {string}', async function (this: Mundo, email: string) {
  await newVisit(this, NEW_AFFILIATE, 3, email)
})

Given('que se ordenó en ella un procedimiento sin sede', async function (this: Mundo) {
  const { db } = await this.server()
  const { id: cup_id } = await db
    .selectFrom('cups')
    .select('id')
    .where('codigo', '=', '902210')
    .executeTakeFirstOrThrow()
  const sent = [
    {
      procedimiento: { id: cup_id },
      cantidad: 1,
      fechaVigencia: today(),
      observacion: 'Control',
      rep: null,
    },
  ]
  read(
    ordenamiento.generarOrdenamiento,
    await this.call(`/ordenamiento/generarOrdenamiento/${this.consultaId}/2`, sent),
  )
  await db
    .updateTable('orden_procedimientos')
    .set({ rep_id: null })
    .where('orden_id', 'in', (from) =>
      from.selectFrom('ordenes').select('id').where('consulta_id', '=', this.consultaId),
    )
    .execute()
})

When('escribe {string} en {string} de la historia', async function (this: Mundo, texto: string, seccion: string) {
  await saveSection(this, sectionOf(seccion), texto)
})

When(
  'desde {string} escribe {string} en {string} de la historia sobre la versión {int}',
  async function (this: Mundo, equipo: string, texto: string, seccion: string, version: number) {
    await saveSection(this, sectionOf(seccion), texto, { version, equipo })
  },
)

When(
  'vuelve a enviar {string} en {string} porque no llegó la respuesta',
  async function (this: Mundo, texto: string, seccion: string) {
    await saveSection(this, sectionOf(seccion), texto)
  },
)

When(
  'escribe {int} caracteres en {string} de la historia',
  async function (this: Mundo, count: number, seccion: string) {
    await saveSection(this, sectionOf(seccion), 'a'.repeat(count))
  },
)

Then('el borrador queda guardado en la versión {int}', function (this: Mundo, version: number) {
  assert.ok(this.answer)
  assert.equal(read(historia.guardarBorrador, this.answer).version, version)
})

Then('el borrador dice {string} en {string}', async function (this: Mundo, texto: string, seccion: string) {
  const section = sectionOf(seccion)
  const { borradores } = await recordOf(this)
  const draft = borradores.find(({ componente }) => componente === COMPONENT_OF[section])
  assert.equal(draft?.datos[section], texto)
})

Then('el borrador no existe', async function (this: Mundo) {
  assert.deepEqual((await recordOf(this)).borradores, [])
})

When('{string} abre esa historia', async function (this: Mundo, email: string) {
  this.token = await (await this.server()).login(email)
  await this.call(`/historia/consulta/${this.consultaId}`)
})

Then('la lee y no la escribe', async function (this: Mundo) {
  assert.equal((await recordOf(this)).escribe, false)
})

Given(
  'que en otra consulta de la misma persona escribió los antecedentes {string}',
  async function (this: Mundo, texto: string) {
    await newVisit(this, NEW_AFFILIATE)
    await finaliseWith(this, { antecedentes: { antecedentes: texto, revision_sistemas: '' } })
    await newVisit(this, NEW_AFFILIATE)
  },
)

Then('se le ofrecen los antecedentes {string}', async function (this: Mundo, texto: string) {
  assert.equal((await recordOf(this)).anterior?.antecedentes, texto)
})

Given('que en otra consulta de la misma persona escribió el plan {string}', async function (this: Mundo, plan: string) {
  await newVisit(this, NEW_AFFILIATE)
  await finaliseWith(this, { plan: { plan, recomendaciones: '' } })
  await newVisit(this, NEW_AFFILIATE)
})

Then(
  'lee que en la última consulta el plan fue {string} por {string}',
  async function (this: Mundo, plan: string, codigo: string) {
    const { ultima_visita: last } = await recordOf(this)
    assert.equal(last?.plan, plan)
    assert.match(last?.diagnosticos[0] ?? '', new RegExp(`^${codigo} `, 'u'))
  },
)

Then('la auditoría de la historia dice {string}', async function (this: Mundo, text: string) {
  const { db } = await this.server()
  const rows = await db
    .selectFrom('auditoria')
    .select('detalle')
    .where('accion', '=', actionNamed(text))
    .where('recurso_id', '=', String(this.consultaId))
    .execute()
  assert.ok(rows.length > 0)
  assert.ok(!JSON.stringify(rows).includes('Dolor'), 'La auditoría repite lo que se escribió')
})
