import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { LORATADINE, openMedications, type Medications } from '../../../../../tests/support/medications.ts'

let clinic: Medications
beforeAll(async () => {
  clinic = await openMedications()
})
afterAll(() => clinic.close())

const ask = async (nombre: string) =>
  clinic.post('/alertas/buscarDesabastecimiento', { medicamento: { id: await clinic.drugId(nombre) } })

describe('buscar un desabastecimiento', () => {
  it('el que informa dice qué pasa y no bloquea', async () => {
    const answer = await ask('Clozapina 25 mg tableta')
    expect(answer.body).toMatchObject({
      tipo_alerta: 'Informativa',
      mensaje: expect.stringContaining('INVIMA'),
      alertaDetalleId: expect.any(Number),
      hallazgo: { titulo: 'Desabastecimiento detectado', bloquea: false },
      conocimiento: { catalogo: 'desabastecimientos', version: '2026-11' },
    })
  })

  it('cualquier otro bloquea', async () => {
    expect((await ask('Trimebutina 200 mg tableta')).body).toMatchObject({
      tipo_alerta: 'Bloqueante',
      hallazgo: { bloquea: true },
    })
  })

  it('sin ninguno responde sin alerta, diciendo de qué medicamento', async () => {
    expect((await ask(LORATADINE)).body).toMatchObject({
      tipo_alerta: null,
      mensaje: null,
      alertaDetalleId: null,
      hallazgo: null,
      medicamento_id: await clinic.drugId(LORATADINE),
    })
  })

  it('cuenta desde el primer día hasta el último', async () => {
    const medicamento_id = await clinic.drugId('Losartán 50 mg tableta')
    const { id } = await clinic.server.db
      .insertInto('desabastecimientos')
      .values({
        medicamento_id,
        tipo_alerta: 'Informativa',
        mensaje: 'Prueba',
        vigente_desde: clinic.today,
        vigente_hasta: clinic.today,
        fuente: 'Prueba',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await ask('Losartán 50 mg tableta')).body).toMatchObject({ alertaDetalleId: id })
    const past = { vigente_desde: addDays(clinic.today, -9), vigente_hasta: addDays(clinic.today, -1) }
    await clinic.server.db.updateTable('desabastecimientos').set(past).where('id', '=', id).execute()
    expect((await ask('Losartán 50 mg tableta')).body).toMatchObject({ tipo_alerta: null })
  })

  it('de un medicamento que no existe no se dice que hay', async () => {
    const answer = await clinic.post('/alertas/buscarDesabastecimiento', { medicamento: { id: 2_000_000_000 } })
    expect(answer).toMatchObject({ status: 422 })
  })
})
