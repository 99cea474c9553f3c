import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AMOXICILLIN,
  IBUPROFEN,
  IVABRADINE,
  LORATADINE,
  cleanChecks,
  openMedications,
  type Medications,
} from '../../../../../tests/support/medications.ts'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'
import { allowMail } from '../../../../../tests/support/mail.ts'

let medications: Medications
beforeAll(async () => {
  medications = await openMedications()
  await allowMail(medications.server, '@example.co')
})
afterAll(() => medications.close())

const explained = cleanChecks().map((check) =>
  check.comprobacion === 'interacciones'
    ? {
        ...check,
        respuesta: 'no_verificada' as const,
        por_que: 'El servicio no respondió en 8 segundos',
        motivo: 'No toma otros medicamentos',
      }
    : check,
)

const failure = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'))
const documents = (orderId: number) =>
  medications.server.db.selectFrom('documentos').selectAll().where('orden_id', '=', orderId).orderBy('id').execute()
const lineIds = async (orderId: number): Promise<number[]> => {
  const rows = await medications.server.db
    .selectFrom('orden_articulos')
    .select('id')
    .where('orden_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

describe('la fórmula médica', () => {
  it('dice cómo se toma, la cuenta, el diagnóstico, la sede, la autorización y lo que no se verificó', async () => {
    const id = await medications.order([
      await medications.line(AMOXICILLIN, { comprobaciones: explained, meses: 2, duracion: 30, frecuencia: 12 }),
      await medications.line(LORATADINE, { dosis: 0.5, frecuencia: 1, tiempo: 'Días', duracion: 30 }),
    ])
    const answer = await medications.pdf({ tipo: 'medicamento', id })
    expect(answer.status).toBe(200)
    const { text, title } = await readPdf(answer.bytes)
    for (const part of [
      'EPS Demo Contributivo',
      'PALACIO MURILLO, Kevin Alexis',
      'Amoxicilina 500 mg cápsula',
      'Tome una cápsula cada 12 horas, por la boca, durante 60 días.',
      '1 cada 12 h durante 30 días = 60 cápsulas al mes × 2 meses = 120 cápsulas',
      '0,5 cada día durante 30 días = 15 tabletas',
      'I10 Hipertensión esencial (primaria)',
      'Autorización: No',
      'Con las comidas',
      'Farmacia Laureles · Medellín',
      'Interacciones: NO VERIFICADO',
      'El servicio no respondió en 8 segundos',
      'Motivo para seguir: «No toma otros medicamentos»',
      'Alergias: ninguna registrada',
      'Peso · talla',
      '60 (sesenta) cápsulas al mes',
      'Total: 120 (ciento veinte) cápsulas',
      'Fin de la fórmula: 2 medicamentos',
      'sin hallazgos',
      'Laura Restrepo Mejía',
    ]) {
      expect(text).toContain(part)
    }
    expect(title).toContain('Orden de medicamentos')
  })

  it('es el mismo documento mientras diga lo mismo, también para una sola línea', async () => {
    const id = await medications.order([
      await medications.line(AMOXICILLIN),
      await medications.line(LORATADINE, { frecuencia: 24 }),
    ])
    const [, second] = await lineIds(id)
    await medications.pdf({ tipo: 'medicamento', id })
    await medications.pdf({ tipo: 'medicamento', id, filtro: null, detalles: null })
    const one = await medications.pdf({ tipo: 'medicamento', id, detalles: { id: second } })
    const { text } = await readPdf(one.bytes)
    expect(text).toContain('Loratadina')
    expect(text).not.toContain('Amoxicilina')
    expect((await documents(id)).map(({ clase, orden_articulos_id }) => [clase, orden_articulos_id])).toEqual([
      ['medicamento', null],
      ['medicamento', second],
    ])
  })

  it('no se imprime mientras esté pendiente de autorización', async () => {
    const id = await medications.order([await medications.line(IVABRADINE, { frecuencia: 12, duracion: 30 })])
    const answer = await medications.pdf({ tipo: 'medicamento', id })
    expect(answer.status).toBe(409)
    expect(failure(answer.bytes)).toMatchObject({ codigo: 'orden.sin_documento' })
  })

  it('por correo, con el PDF adjunto', async () => {
    const id = await medications.order([await medications.line(IBUPROFEN, { frecuencia: 24 })])
    const answer = await medications.pdf({ tipo: 'medicamento', id, enviar: true, correo: { email: 'k@example.co' } })
    expect(answer.status).toBe(200)
    const mail = (await medications.server.outbox()).find(({ para }) => para === 'k@example.co')
    expect(mail?.asunto).toContain('Orden de medicamentos')
    expect(mail?.adjuntos).toHaveLength(1)
  })
})

describe('lo anulado', () => {
  it('no se imprime salvo con todas las líneas, y su papel queda con ANULADA', async () => {
    const id = await medications.order([
      await medications.line(AMOXICILLIN),
      await medications.line(IBUPROFEN, { frecuencia: 24 }),
    ])
    const [first] = await lineIds(id)
    await medications.pdf({ tipo: 'medicamento', id, detalles: { id: first } })
    const moved = await medications.post('/ordenamiento/mover-linea/1', {
      linea_id: first,
      evento: 'anular',
      motivo: 'Le cayó mal al estómago',
    })
    expect(moved.status).toBe(200)
    const [kept] = await documents(id)
    expect(kept?.estado).toBe('anulado')
    const copy = await medications.pdf({ ruta: kept?.archivo }, '/adjuntos/get')
    expect((await readPdf(copy.bytes)).text).toContain('ANULADA')
    expect((await medications.pdf({ tipo: 'medicamento', id, detalles: { id: first } })).status).toBe(409)
    const active = await readPdf((await medications.pdf({ tipo: 'medicamento', id })).bytes)
    expect(active.text).not.toContain('Amoxicilina')
    const all = await readPdf((await medications.pdf({ tipo: 'medicamento', id, filtro: 'todas' })).bytes)
    expect(all.text).toContain('Amoxicilina')
    expect(all.text).toContain('ANULADA')
  })
})
