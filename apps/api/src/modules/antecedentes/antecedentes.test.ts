import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeAllergies } from '../../../../../tests/support/antecedents.ts'
import { openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

it('negar, anotar, descartar y corregir siguen al afiliado, y nada se borra', async () => {
  const { db } = ordering.server
  const { id: consulta_id, afiliado_id } = await db
    .selectFrom('consultas as c')
    .innerJoin('afiliados as a', 'a.id', 'c.afiliado_id')
    .select(['c.id', 'c.afiliado_id'])
    .where('c.medico_user_id', '=', 1)
    .where('a.alergias_preguntadas_at', 'is', null)
    .executeTakeFirstOrThrow()
  const post = (path: string, body: object) =>
    ordering.post(`/antecedentes/${path}`, { afiliado_id, consulta_id, ...body })
  const denied = await post('alergias/respuesta', { respuesta: 'niega', origen: 'paciente' })
  expect(denied).toMatchObject({ status: 200, body: { mensaje: 'Anotado: niega alergias' } })
  const read = async () => (await ordering.get(`/antecedentes/consulta/${consulta_id}`)).body
  expect(await read()).toMatchObject({ preguntadas: true, alergias: [], respuestas: [{ respuesta: 'niega' }] })
  const form = { tipo: 'clase', nombre: 'Penicilinas', reaccion: 'anafilaxia', certeza: 'probable', origen: 'paciente' }
  expect(await post('alergias', { ...form, severidad: 'leve' })).toMatchObject({ status: 422 })
  const recorded = await post('alergias', { ...form, severidad: 'grave', cuando: '2015' })
  expect(recorded).toMatchObject({ status: 200, body: { comprobable: true } })
  // What was denied before is contradicted, and stays in the history.
  expect(await read()).toMatchObject({ respuestas: [{ respuesta: 'niega', estado: 'terminada' }] })
  expect(await post('alergias', { ...form, severidad: 'grave' })).toMatchObject({ status: 409 })
  expect(await post('alergias/respuesta', { respuesta: 'niega', origen: 'paciente' })).toMatchObject({ status: 409 })
  const { id } = Object(recorded.body)
  const closing = { clase: 'alergia', id, como: 'refutada', motivo: 'Prueba de provocación negativa' }
  expect(await post('cerrar', { ...closing, motivo: 'no' })).toMatchObject({ status: 422 })
  expect(await post('cerrar', closing)).toMatchObject({ status: 200 })
  expect(await post('cerrar', closing)).toMatchObject({ status: 409 })
  expect(await read()).toMatchObject({ preguntadas: true, alergias: [{ estado: 'refutada' }] })
})

it('una creatinina se anota con su fecha, se lee con ella y la siguiente toma su lugar', async () => {
  const { db } = ordering.server
  const { id: consulta_id, afiliado_id } = await db
    .selectFrom('consultas')
    .select(['id', 'afiliado_id'])
    .where('medico_user_id', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const post = (body: object) =>
    ordering.post('/antecedentes/estados', { afiliado_id, consulta_id, origen: 'historia', presente: false, ...body })
  const test = { tipo: 'funcion_renal', creatinina: 1.25, creatinina_fecha: '2026-01-10' }
  expect(await post({ ...test, creatinina_fecha: null })).toMatchObject({ status: 422 })
  expect(await post({ ...test, creatinina: 0 })).toMatchObject({ status: 422 })
  expect(await post(test)).toMatchObject({ status: 200 })
  // Of another state it says nothing.
  expect(await post({ ...test, tipo: 'trasplante' })).toMatchObject({ status: 200 })
  const { body } = await ordering.get(`/antecedentes/consulta/${consulta_id}`)
  expect(body).toMatchObject({
    estados: [
      { tipo: 'trasplante', creatinina: null, creatinina_fecha: null },
      { tipo: 'funcion_renal', estado: 'vigente', creatinina: 1.25, creatinina_fecha: '2026-01-10' },
      { tipo: 'funcion_renal', estado: 'terminada' },
    ],
  })
})

it('la base no borra ni reabre lo anotado', async () => {
  const { db } = ordering.server
  const { id } = await db
    .insertInto('alergias_afiliado')
    .values({ afiliado_id: 1, tipo: 'otra', nombre: 'Tinta de calamar' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = () => db.updateTable('alergias_afiliado').where('id', '=', id)
  await expect(db.deleteFrom('alergias_afiliado').where('id', '=', id).execute()).rejects.toThrow(
    /closed, not deleted/u,
  )
  await closeAllergies(db, 1, id)
  await expect(row().set({ nombre: 'Otra' }).execute()).rejects.toThrow(/does not change/u)
})
