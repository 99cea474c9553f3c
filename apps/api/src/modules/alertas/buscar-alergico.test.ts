import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AMOXICILLIN, LORATADINE, openMedications, type Medications } from '../../../../../tests/support/medications.ts'
import { closeAllergies } from '../../../../../tests/support/antecedents.ts'

let clinic: Medications
beforeAll(async () => {
  clinic = await openMedications()
})
afterAll(() => clinic.close())

/** Allergic to penicillins. */
const MARIA_ELENA = 1
/** Nobody asked him. */
const WILMAR = 6

const ask = async (afiliado_id: number, nombre: string, change: object = {}) =>
  clinic.post('/alertas/buscarAlergico', { afiliado_id, codesumi_id: await clinic.drugId(nombre), ...change })

describe('buscar si el afiliado es alérgico', () => {
  it('encontrada es un 400 con su código', async () => {
    expect(await ask(MARIA_ELENA, AMOXICILLIN, { consulta_id: 1 })).toMatchObject({
      status: 400,
      body: { codigo: 'alergia.encontrada', error: 'El paciente es alérgico a este medicamento' },
    })
  })

  it('limpia dice de qué medicamento y con qué conocimiento', async () => {
    expect(await ask(MARIA_ELENA, LORATADINE)).toMatchObject({
      status: 200,
      body: {
        alergico: false,
        por_que: null,
        codesumi_id: await clinic.drugId(LORATADINE),
        conocimiento: { catalogo: 'alergias', version: '2026-11' },
      },
    })
  })

  it('si nadie preguntó por las alergias no es limpia', async () => {
    expect((await ask(WILMAR, LORATADINE)).body).toMatchObject({
      alergico: null,
      por_que: 'No se han preguntado las alergias',
    })
  })

  it('una alergia que el conocimiento no reconoce deja sin verificar cualquier medicamento, y se nombra', async () => {
    const { id } = await clinic.server.db
      .insertInto('alergias_afiliado')
      .values({ afiliado_id: MARIA_ELENA, nombre: 'Mariscos', tipo: 'otra' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await ask(MARIA_ELENA, LORATADINE)).body).toMatchObject({
      alergico: null,
      por_que: expect.stringContaining('«Mariscos»'),
    })
    expect((await ask(MARIA_ELENA, AMOXICILLIN)).status).toBe(400)
    await closeAllergies(clinic.server.db, MARIA_ELENA, id)
  })

  it('el detalle dice a qué, cómo, desde cuándo y quién la registró', async () => {
    const codesumi_id = await clinic.drugId(AMOXICILLIN)
    const answer = await clinic.post('/alertas/detalle-alergia', { afiliado_id: MARIA_ELENA, codesumi_id })
    expect(answer.body).toMatchObject({
      hallazgos: [
        {
          clave: expect.stringContaining(`alergia:1:${codesumi_id}~`),
          titulo: 'Alergia registrada: Penicilinas (anafilaxia, 2019)',
          detalle: expect.stringMatching(
            /^Amoxicilina 500 mg cápsula contiene Amoxicilina, del grupo \S+\. Registrada por Laura Restrepo Mejía el \d\d \w{3} 2019\.$/u,
          ),
        },
      ],
    })
  })

  it('solo de un afiliado que se atiende', async () => {
    const { afiliado_id } = await clinic.server.db
      .selectFrom('consultas as c')
      .select('c.afiliado_id')
      .where('c.medico_user_id', '!=', 1)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('consultas as mine')
              .select('mine.id')
              .whereRef('mine.afiliado_id', '=', 'c.afiliado_id')
              .where('mine.medico_user_id', '=', 1),
          ),
        ),
      )
      .executeTakeFirstOrThrow()
    expect(await ask(afiliado_id, LORATADINE)).toMatchObject({ status: 403, body: { codigo: 'consulta.ajena' } })
    expect((await ask(2_000_000_000, LORATADINE)).status).toBe(404)
    expect(await ask(WILMAR, LORATADINE, { consulta_id: 1 })).toMatchObject({
      status: 422,
      body: { errores: { afiliado_id: ['El afiliado no es el de la consulta'] } },
    })
  })
})
