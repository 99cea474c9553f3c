import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortFingerprint } from '@cauce/domain/text/fingerprint'
import { insertLeave, insertNote, insertRecord, WRITTEN_RECORD } from '../../../../../tests/support/clinical-papers.ts'
import { BLOOD_COUNT, GASTROSCOPY, openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'
import { credentials } from '../../../../../tests/support/credentials.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const CONSULTATION = 1
const OPEN_CONSULTATION = 3
const print = (body: object, token?: string) => ordering.pdf('/pdf', body, token === undefined ? {} : { token })
const failure = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'))
const affiliateOf = async (consultaId: number): Promise<number> => {
  const { afiliado_id } = await ordering.server.db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', '=', consultaId)
    .executeTakeFirstOrThrow()
  return afiliado_id
}
const isOpen = (consultaId: number) =>
  ordering.server.db.deleteFrom('historias').where('consulta_id', '=', consultaId).execute()

describe('la historia de una consulta', () => {
  it('dice lo escrito, las medidas, las cifras con su fuente, los diagnósticos, quién y cuándo, y las notas', async () => {
    const { db } = ordering.server
    await insertRecord(db, CONSULTATION)
    await insertNote(db, CONSULTATION, 'La dosis de losartán quedó en la noche.', new Date('2026-11-22T14:05:00Z'))
    const answer = await print({ tipo: 'historia', id: CONSULTATION })
    expect(answer).toMatchObject({ status: 200, type: 'application/pdf' })
    const { text, title } = await readPdf(answer.bytes)
    const { huella } = await db
      .selectFrom('historias')
      .select('huella')
      .where('consulta_id', '=', CONSULTATION)
      .executeTakeFirstOrThrow()
    for (const part of [
      'GÓMEZ CASTAÑO, María Elena',
      'Fecha de nacimiento',
      'Alergias Penicilina',
      WRITTEN_RECORD.motivo,
      'Dolor lumbar de tres días, sin irradiación.',
      'Toma losartán todos los días.',
      'Peso 68,0 kg',
      'IMC 25,91 kg/m²: sobrepeso',
      'OMS, Serie de Informes Técnicos 894, 2000',
      '1,75 m² (Mosteller)',
      'hipertensión grado 1',
      'Pulso 78 lpm',
      'Temperatura 36,6 °C',
      'Padres, hermanos o hijos',
      'Hipertensión esencial (primaria) Principal · Confirmado repetido',
      'Relacionado · Confirmado nuevo',
      WRITTEN_RECORD.plan,
      'Laura Restrepo Mejía',
      'Finalizada el',
      `Huella SHA-256 ${shortFingerprint(huella ?? '')}`,
      'Nota aclaratoria de Laura Restrepo Mejía, 22 nov 2026, 09:05',
      'La dosis de losartán quedó en la noche.',
    ]) {
      expect(text).toContain(part)
    }
    // A diabetes was confirmed before: its score is neither worked out nor printed.
    expect(text).not.toContain('FINDRISC')
    expect(text.indexOf('I10')).toBeLessThan(text.indexOf('M545'))
    expect(title).toContain('Historia clínica')
  })

  it('una nota nueva hace otro documento, y el de antes queda reemplazado', async () => {
    const { db } = ordering.server
    await insertRecord(db, CONSULTATION)
    await print({ tipo: 'historia', id: CONSULTATION })
    await insertNote(db, CONSULTATION, 'Se llamó al laboratorio.', new Date())
    await print({ tipo: 'historia', id: CONSULTATION })
    const states = await db
      .selectFrom('documentos')
      .select('estado')
      .where('consulta_id', '=', CONSULTATION)
      .where('clase', '=', 'historia')
      .orderBy('id')
      .execute()
    expect(states.map(({ estado }) => estado).slice(-2)).toEqual(['reemplazado', 'vigente'])
  })

  it('mientras está abierta no se imprime', async () => {
    await isOpen(OPEN_CONSULTATION)
    const answer = await print({ tipo: 'historia', id: OPEN_CONSULTATION })
    expect(answer.status).toBe(409)
    expect(failure(answer.bytes)).toMatchObject({ codigo: 'historia.abierta' })
    expect((await print({ tipo: 'historia', id: 2_000_000_000 })).status).toBe(404)
  })

  it('un afiliado no la imprime, y quien lee la historia de todos sí', async () => {
    await insertRecord(ordering.server.db, CONSULTATION)
    const affiliate = await ordering.server.login('afiliado@cauce.demo')
    const auditor = await ordering.server.login('auditor@cauce.demo')
    expect((await print({ tipo: 'historia', id: CONSULTATION }, affiliate)).status).toBe(403)
    expect((await print({ tipo: 'historia', id: CONSULTATION }, auditor)).status).toBe(200)
  })
})

describe('la historia completa', () => {
  it('trae el índice, cada consulta con su historia, sus órdenes, incapacidades y consentimientos', async () => {
    const { db } = ordering.server
    await insertRecord(db, CONSULTATION)
    const { id } = await ordering.order([BLOOD_COUNT, GASTROSCOPY])
    await ordering.post('/consultas/foto', await ordering.consent(id, GASTROSCOPY))
    await insertLeave(db, { consultaId: CONSULTATION, desde: '2028-01-03', dias: 15 })
    const affiliateId = await affiliateOf(CONSULTATION)
    const answer = await print({ tipo: 'historiaCompleta', id: affiliateId })
    expect(answer.status).toBe(200)
    expect(answer.disposition).toContain('historia_clinica_completa')
    const { text, pages } = await readPdf(answer.bytes)
    for (const part of [
      'Índice',
      'Historia clínica completa',
      WRITTEN_RECORD.plan,
      'Procedimientos ordenados',
      'Medicamentos ordenados',
      BLOOD_COUNT,
      'Incapacidades',
      '15 días, 03 ene 2028 al 17 ene 2028',
      'Consentimientos',
      'Firmado',
      'Sin historia finalizada',
      `Página 1 de ${pages}`,
      'Impresa por Laura Restrepo Mejía',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/undefined|null|NaN/u)
  })

  it('de quien no tiene nada lo dice', async () => {
    const { db } = ordering.server
    const { id: _, ...known } = await db
      .selectFrom('afiliados')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const without = await db
      .insertInto('afiliados')
      .values({ ...known, numero_documento: '900000001' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { text } = await readPdf((await print({ tipo: 'historiaCompleta', id: without.id })).bytes)
    expect(text).toContain('No tiene historias, órdenes, incapacidades ni consentimientos.')
  })

  it('solo la imprime quien lee la historia de todos', async () => {
    const id = await affiliateOf(CONSULTATION)
    const affiliate = await ordering.server.login('afiliado@cauce.demo')
    const assistant = await ordering.server.login('auxiliar@cauce.demo')
    expect((await print({ tipo: 'historiaCompleta', id }, affiliate)).status).toBe(403)
    expect((await print({ tipo: 'historiaCompleta', id }, assistant)).status).toBe(403)
    expect((await print({ tipo: 'historiaCompleta', id: 2_000_000_000 })).status).toBe(404)
  })

  it('si quien la pide se va, no queda guardada', async () => {
    const { db } = ordering.server
    await insertRecord(db, CONSULTATION, { ...WRITTEN_RECORD, plan: 'Otro plan, que no se ha impreso.' })
    const id = await affiliateOf(CONSULTATION)
    const kept = () => db.selectFrom('documentos').select('id').where('clase', '=', 'historia_completa').execute()
    const before = await kept()
    const controller = new AbortController()
    const asked = fetch(new URL('/api/pdf', ordering.server.url), {
      method: 'POST',
      signal: controller.signal,
      headers: { ...credentials(ordering.token), 'content-type': 'application/json' },
      body: JSON.stringify({ tipo: 'historiaCompleta', id }),
    })
    controller.abort()
    await expect(asked).rejects.toThrow()
    // The next one is drawn after it: once it is here, the first one is settled.
    expect((await print({ tipo: 'historiaCompleta', id })).status).toBe(200)
    expect((await kept()).length).toBe(before.length + 1)
  })
})

describe('lo ordenado y lo firmado, pedido desde el histórico', () => {
  it('lo imprime quien tiene esa página, aunque la consulta sea de otro', async () => {
    const { id } = await ordering.order([BLOOD_COUNT, GASTROSCOPY])
    await ordering.post('/consultas/foto', await ordering.consent(id, GASTROSCOPY))
    const cupId = await ordering.cupId(GASTROSCOPY)
    const oncologist = await ordering.server.login('oncologo@cauce.demo')
    const order = { tipo: 'servicio', id }
    const consent = { tipo: 'consentimientoInformado', id: cupId, orden_id: id }
    expect((await print(order, oncologist)).status).toBe(403)
    expect((await print({ ...order, historico: true }, oncologist)).status).toBe(200)
    expect((await print(consent, oncologist)).status).toBe(403)
    expect((await print({ ...consent, historico: true }, oncologist)).status).toBe(200)
  })

  it('lo que no se firmó no está, y sin la página se niega', async () => {
    const { id } = await ordering.order([GASTROSCOPY])
    const cupId = await ordering.cupId(GASTROSCOPY)
    const consent = { tipo: 'consentimientoInformado', id: cupId, orden_id: id, historico: true }
    expect((await print(consent)).status).toBe(404)
    const referral = await ordering.server.login('referente@cauce.demo')
    expect((await print(consent, referral)).status).toBe(403)
  })
})
