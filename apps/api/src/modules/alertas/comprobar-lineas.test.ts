import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SentCheck } from '@cauce/domain/medication/check'
import { keyParts } from '@cauce/domain/medication/shown-finding'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import { GRAVE_REASON_TOO_SHORT } from '@cauce/domain/medication/reason'
import { ANSWER_TO_NOTICES } from '../../../../../tests/support/answered-notices.ts'
import {
  AMOXICILLIN,
  CLEAR_CONSULTATION,
  IBUPROFEN,
  LORATADINE,
  WARFARIN,
  cleanChecks,
  openMedications,
  type Medications,
} from '../../../../../tests/support/medications.ts'

let clinic: Medications
beforeAll(async () => {
  clinic = await openMedications()
})
afterAll(() => clinic.close())

const REASON =
  'Control de laboratorio programado y paciente informado: INR en tres días, con signos de sangrado explicados'
/** Allergic to penicillins. */
const MARIA_ELENA = 1
/** Nobody asked him about allergies. */
const WILMAR = 6
const SHORT = 'Clobazam 10 mg tableta'

/** The keys of what stands between two drugs, as the browser learns them. */
const pairKeys = async (...names: readonly string[]): Promise<string[]> => {
  const ids = await Promise.all(names.map((name) => clinic.drugId(name)))
  const { body } = await clinic.post('/alertas/verificarInteraccion', { medicamentosSeleccionados: ids })
  return JSON.stringify(body).match(/interaccion:\d+:\d+-\d+~[\w-]+/gu) ?? []
}
const answer = (change: Partial<SentCheck>): SentCheck => ({
  comprobacion: 'interacciones',
  respuesta: 'encontrada',
  motivo: REASON,
  ...change,
})
const refused = async (lines: readonly MedicationLine[], consulta?: number) => {
  const { status, body } = await clinic.generate(lines, consulta)
  return { status, body }
}
const ledgerOf = async (orden_id: number) =>
  clinic.server.db
    .selectFrom('orden_articulo_comprobaciones as c')
    .innerJoin('orden_articulos as a', 'a.id', 'c.orden_articulos_id')
    .selectAll('c')
    .where('a.orden_id', '=', orden_id)
    .orderBy('c.id')
    .execute()

describe('al generar la orden se comprueba todo otra vez', () => {
  it('una interacción sin responder la detiene, en cada una de sus líneas', async () => {
    const lines = [await clinic.line(WARFARIN), await clinic.line(IBUPROFEN)]
    const { status, body } = await refused(lines)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      codigo: 'alertas.sin_responder',
      errores: {
        '0.comprobaciones.interacciones': [expect.stringContaining('hemorragia')],
        '1.comprobaciones.interacciones': [expect.stringContaining('hemorragia')],
      },
    })
  })

  it('respondida con su clave en una de las dos líneas, se ordena y queda en el registro', async () => {
    const claves = await pairKeys(WARFARIN, IBUPROFEN)
    const answered = answer({ claves, hora: '2026-11-20T12:00:00.000Z' })
    const id = await clinic.order([
      await clinic.line(WARFARIN),
      await clinic.line(IBUPROFEN, { comprobaciones: [answered] }),
    ])
    const rows = (await ledgerOf(id)).filter(({ comprobacion }) => comprobacion === 'interacciones')
    expect(rows.map(({ origen, respuesta, motivo }) => [origen, respuesta, motivo])).toEqual([
      ['profesional', 'limpia', null],
      ['servidor', 'encontrada', null],
      ['profesional', 'encontrada', REASON],
      ['servidor', 'encontrada', null],
    ])
    expect(rows[2]).toMatchObject({
      hallazgos: [{ clave: keyParts(claves[0] ?? '').clave, medicamentos: expect.any(Array) }],
      conocimiento: 'interacciones',
      conocimiento_version: '2026-11',
      user_id: 1,
    })
    const [active] = (await clinic.active(CLEAR_CONSULTATION)).filter(({ orden_id }) => orden_id === id)
    for (const { id: linea_id } of (await clinic.active()).filter(({ orden_id }) => orden_id === id)) {
      await clinic.post('/ordenamiento/mover-linea/1', { linea_id, evento: 'anular', motivo: 'Fin de la prueba' })
    }
    expect(active).toBeDefined()
  })

  it('un motivo corto, otra clave u otra clase de respuesta no responden', async () => {
    const claves = await pairKeys(WARFARIN, IBUPROFEN)
    for (const check of [
      answer({ claves, motivo: 'porque sí' }),
      answer({ claves: ['interaccion:1:1-2'] }),
      answer({ claves, respuesta: 'no_verificada', por_que: 'No respondió' }),
      answer({ claves, respuesta: 'limpia' }),
    ]) {
      const lines = [await clinic.line(WARFARIN, { comprobaciones: [check] }), await clinic.line(IBUPROFEN)]
      expect((await refused(lines)).status).toBe(409)
    }
  })

  it('una alergia se responde, y se detiene aunque el profesional no la haya podido comprobar', async () => {
    const about = { afiliado_id: 1, codesumi_id: await clinic.drugId(AMOXICILLIN) }
    const detail = await clinic.post('/alertas/detalle-alergia', about)
    const [clave = ''] = JSON.stringify(detail.body).match(/alergia:1:\d+~[\w-]+/gu) ?? []
    const failed = answer({ comprobacion: 'alergia', respuesta: 'no_verificada', por_que: 'Tardó más de 8 segundos' })
    const unseen = await clinic.line(AMOXICILLIN, { comprobaciones: [failed] })
    expect(await refused([unseen], MARIA_ELENA)).toMatchObject({
      status: 409,
      body: {
        errores: { '0.comprobaciones.alergia': ['Alergia registrada: Penicilinas (anafilaxia, 2019)'] },
      },
    })
    const answered = await clinic.line(AMOXICILLIN, {
      comprobaciones: [failed, answer({ comprobacion: 'alergia', claves: [clave] })],
    })
    const lines = await ledgerOf(await clinic.order([answered], MARIA_ELENA))
    const own = lines.filter(({ comprobacion, origen }) => comprobacion === 'alergia' && origen === 'profesional')
    expect(own.map(({ respuesta, por_que }) => [respuesta, por_que])).toEqual([
      ['no_verificada', 'Tardó más de 8 segundos'],
      ['encontrada', null],
    ])
  })

  it('si nadie preguntó por las alergias hay que decir por qué se sigue', async () => {
    expect(await refused([await clinic.line(LORATADINE)], WILMAR)).toMatchObject({
      status: 409,
      body: {
        errores: { '0.comprobaciones.alergia': ['Alergia sin verificar: No se han preguntado las alergias'] },
      },
    })
    const explained = answer({
      comprobacion: 'alergia',
      respuesta: 'no_verificada',
      motivo: 'Niega alergias hoy en consulta',
    })
    await clinic.order([await clinic.line(LORATADINE, { frecuencia: 24, comprobaciones: [explained] })], WILMAR)
  })

  it('el desabastecimiento que informa se acepta y el que bloquea no', async () => {
    expect((await refused([await clinic.line(SHORT)])).body).toMatchObject({
      codigo: 'alertas.sin_responder',
      errores: { '0.comprobaciones.desabastecimiento': ['Desabastecimiento detectado'] },
    })
    const { body } = await clinic.post('/alertas/buscarDesabastecimiento', {
      medicamento: { id: await clinic.drugId(SHORT) },
    })
    const [clave = ''] = JSON.stringify(body).match(/desabastecimiento:\d+~[\w-]+/gu) ?? []
    const accepted = answer({ comprobacion: 'desabastecimiento', claves: [clave] })
    await clinic.order([await clinic.line(SHORT, { comprobaciones: [accepted] })])
    expect(
      (await refused([await clinic.line('Trimebutina 200 mg tableta', { comprobaciones: [accepted] })])).body,
    ).toMatchObject({
      codigo: 'medicamento.desabastecido',
      error: 'Desabastecimiento detectado',
    })
  })

  it('un aviso grave la detiene igual que una interacción, y con su motivo queda en el registro', async () => {
    const weekly = await clinic.line('Metotrexato 2,5 mg tableta', { dosis: 4, frecuencia: 24 })
    const alone = { ...weekly, comprobaciones: cleanChecks() }
    expect((await refused([alone])).body).toMatchObject({
      codigo: 'alertas.sin_responder',
      errores: { '0.comprobaciones.dosis': ['Metotrexato es de frecuencia semanal: se está formulando cada 24 h'] },
    })
    const rows = await ledgerOf(await clinic.order([weekly]))
    const dose = rows.filter(({ comprobacion }) => comprobacion === 'dosis')
    expect(dose).toMatchObject([
      { origen: 'profesional', respuesta: 'encontrada', motivo: ANSWER_TO_NOTICES },
      { origen: 'servidor', respuesta: 'encontrada', hallazgos: [{ severidad: 'contraindicada' }] },
    ])
  })

  it('lo que un motivo no alcanza a decir se dice con el hallazgo', async () => {
    const weekly = await clinic.line('Metotrexato 2,5 mg tableta', { dosis: 4, frecuencia: 24 })
    const comprobaciones = weekly.comprobaciones.map((check) =>
      check.comprobacion === 'dosis' ? { ...check, motivo: 'Lo indica el especialista tratante: es así' } : check,
    )
    expect((await refused([{ ...weekly, comprobaciones }])).body).toMatchObject({
      errores: { '0.comprobaciones.dosis': [expect.stringContaining(GRAVE_REASON_TOO_SHORT)] },
    })
  })

  it('la hora que dice el navegador no pasa de la del servidor', async () => {
    const future = answer({ comprobacion: 'dosis', respuesta: 'limpia', hora: '2999-01-01T00:00:00.000Z' })
    const wrong = answer({ comprobacion: 'duplicidad', respuesta: 'limpia', hora: 'ayer' })
    const rows = await ledgerOf(
      await clinic.order([await clinic.line(LORATADINE, { frecuencia: 24, comprobaciones: [future, wrong] })]),
    )
    for (const { hora } of rows) expect(hora.getTime()).toBeLessThanOrEqual(Date.now())
  })
})
