/** A medication whose site changes is looked at again: what was known since it was ordered is answered first. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import { KNOWN_SINCE, reviewAnswers } from '@cauce/domain/medication/standing-review'
import { ANSWER_TO_NOTICES } from '../../../../../tests/support/answered-notices.ts'
import { AMOXICILLIN, openMedications, type Medications } from '../../../../../tests/support/medications.ts'

let clinic: Medications
beforeAll(async () => {
  clinic = await openMedications()
})
afterAll(() => clinic.close())

const decode = Schema.decodeUnknownSync(alertas.porRevisar.answer)

it('no cambia de sede hasta que alguien responde lo que se supo después, y lo respondido queda en la línea', async () => {
  const orden_id = await clinic.order([await clinic.line(AMOXICILLIN)])
  const read = () =>
    clinic.server.db
      .selectFrom('orden_articulos')
      .select(['id', 'afiliado_id', 'rep_id'])
      .where('orden_id', '=', orden_id)
      .executeTakeFirstOrThrow()
  const line = await read()
  const site = await clinic.server.db
    .selectFrom('reps')
    .select('id')
    .where('activo', '=', true)
    .where('id', '!=', line.rep_id ?? 0)
    .executeTakeFirstOrThrow()
  await clinic.server.db
    .insertInto('alergias_afiliado')
    .values({
      afiliado_id: line.afiliado_id,
      tipo: 'principio',
      nombre: 'Amoxicilina',
      reaccion: 'anafilaxia',
      anio: 2026,
    })
    .execute()
  const assign = (more: object) =>
    clinic.post('/ordenamiento/asignarDireccionamiento', {
      orden_articulos_id: line.id,
      rep_id: site.id,
      motivo: 'Queda cerca de su casa',
      ...more,
    })
  expect(await assign({})).toMatchObject({
    status: 409,
    body: {
      codigo: 'alertas.sin_responder',
      error: KNOWN_SINCE,
      errores: { 'comprobaciones.alergia': [expect.any(String)] },
    },
  })
  expect((await read()).rep_id).toBe(line.rep_id)
  const shown = decode((await clinic.post(alertas.porRevisar.path, { linea_id: line.id })).body).lineas
  const comprobaciones = reviewAnswers(shown[0]?.hallazgos ?? [], ANSWER_TO_NOTICES)
  expect((await assign({ comprobaciones })).status).toBe(200)
  expect((await read()).rep_id).toBe(site.id)
  expect(
    await clinic.server.db
      .selectFrom('orden_articulo_comprobaciones')
      .select(['comprobacion', 'motivo'])
      .where('orden_articulos_id', '=', line.id)
      .where('motivo', '=', ANSWER_TO_NOTICES)
      .execute(),
  ).toEqual([{ comprobacion: 'alergia', motivo: ANSWER_TO_NOTICES }])
})
