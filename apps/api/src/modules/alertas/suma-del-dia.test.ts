/** What one ingredient adds up to in a day, over what is ordered and what is taken already. */
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alertas } from '@cauce/contract/alertas'
import { ANSWER_TO_NOTICES } from '../../../../../tests/support/answered-notices.ts'
import { CLEAR_CONSULTATION, openMedications, type Medications } from '../../../../../tests/support/medications.ts'

const PLAIN = 'Acetaminofén 500 mg tableta'
const COMBINED = 'Acetaminofén/tramadol 325/37,5 mg tableta'
const TOO_MUCH = 'Acetaminofén en todo el día: 5 600 mg, el máximo es 4 000 mg'

let clinic: Medications
beforeAll(async () => {
  clinic = await openMedications()
})
afterAll(() => clinic.close())

const decode = Schema.decodeUnknownSync(alertas.avisos.answer)
const posology = async (nombre: string, dosis: number, frecuencia: number) => ({
  codesumi_id: await clinic.drugId(nombre),
  via: 'Oral',
  dosis,
  frecuencia,
  tiempo: 'Horas',
})

it('se avisa con lo que ya está en la lista, y detiene la orden hasta que se explique', async () => {
  const other = await posology(COMBINED, 2, 6)
  const { body } = await clinic.post('/alertas/avisos', {
    consulta_id: CLEAR_CONSULTATION,
    linea: await posology(PLAIN, 2, 8),
    seleccionados: [other.codesumi_id],
    otras: [other],
  })
  const sum = decode(body).hallazgos.find(({ clave }) => clave.includes(':suma:'))
  expect(sum).toMatchObject({ comprobacion: 'dosis', severidad: 'mayor', titulo: TOO_MUCH })
  const combined = await clinic.line(COMBINED, { dosis: 2, frecuencia: 6 })
  const plain = await clinic.line(PLAIN, { dosis: 2, frecuencia: 8 })
  const refused = await clinic.generate([combined, plain])
  expect(refused).toMatchObject({
    status: 409,
    body: {
      codigo: 'alertas.sin_responder',
      errores: { '0.comprobaciones.dosis': [TOO_MUCH], '1.comprobaciones.dosis': [TOO_MUCH] },
    },
  })
  const claves = decode(body).hallazgos.map(({ clave }) => clave)
  const answer = { respuesta: 'encontrada', claves, motivo: ANSWER_TO_NOTICES } as const
  const comprobaciones = [
    ...plain.comprobaciones,
    { comprobacion: 'dosis', ...answer } as const,
    { comprobacion: 'duplicidad', ...answer } as const,
  ]
  const combinedAnswered = { ...combined, comprobaciones: [...combined.comprobaciones, ...comprobaciones] }
  await clinic.order([combinedAnswered, { ...plain, comprobaciones }])
})

it('cuenta lo que el paciente ya toma de una orden anterior', async () => {
  const { body } = await clinic.post('/alertas/avisos', {
    consulta_id: CLEAR_CONSULTATION,
    linea: await posology('Acetaminofén 500 mg tableta', 1, 8),
    seleccionados: [],
  })
  const sum = decode(body).hallazgos.find(({ clave }) => clave.includes(':suma:'))
  expect(sum?.titulo).toContain('Acetaminofén en todo el día: 7 100 mg')
  expect(sum?.medicamentos.filter(({ origen }) => origen === 'activo')).toHaveLength(2)
})
