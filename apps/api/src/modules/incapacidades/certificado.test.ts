import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertLeave } from '../../../../../tests/support/clinical-papers.ts'
import { openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'
import { allowMail } from '../../../../../tests/support/mail.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
  await allowMail(ordering.server, '@example.co')
})
afterAll(() => ordering.close())

const CONSULTATION = 1
const print = (id: number, more: object = {}, token?: string) =>
  ordering.pdf('/pdf', { tipo: 'incapacidad', incapacidad_id: id, ...more }, token === undefined ? {} : { token })
const documents = (id: number) =>
  ordering.server.db.selectFrom('documentos').selectAll().where('incapacidad_id', '=', id).orderBy('id').execute()
const failure = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'))
const move = (id: number, change: { estado_id: number; estado_motivo: string; fecha_levantamiento?: string }) =>
  ordering.server.db
    .updateTable('incapacidades')
    .set({ ...change, estado_desde: new Date('2028-03-01T15:00:00Z') })
    .where('id', '=', id)
    .execute()
const verified = async (codigo: string) =>
  (await ordering.get(`/verificar/${encodeURIComponent(codigo)}`, { token: null })).body

/** Two lines of a warning: the paper still is one page. */
const RECOVERED = 'El afiliado se recuperó y pidió volver a su trabajo antes de la fecha que se le había dado'

describe('el certificado', () => {
  it('dice lo que el profesional explicó y lo que se le advirtió', async () => {
    const id = await insertLeave(ordering.server.db, { consultaId: CONSULTATION, desde: '2029-03-05', dias: 5 })
    await ordering.server.db
      .updateTable('incapacidades')
      .set({
        motivo_prorroga: 'Se cayó ayer: es otra lesión',
        excepcion_licencia: 'identidad',
        motivo_excepcion: 'Cambió su identidad en el registro civil',
        advertencia_inicio: 'La fecha de inicio es posterior a hoy',
      })
      .where('id', '=', id)
      .execute()
    const { text } = await readPdf((await print(id)).bytes)
    for (const part of [
      'Por qué no es prórroga',
      'Se cayó ayer: es otra lesión',
      'Afirmación del profesional',
      'Cambió su identidad en el registro civil',
      'Advertencia del inicio',
    ]) {
      expect(text).toContain(part)
    }
  })

  it('dice los dieciséis datos, los días, la cadena, quién lo firma y cómo se verifica', async () => {
    await insertLeave(ordering.server.db, { consultaId: CONSULTATION, desde: '2028-01-03', dias: 15 })
    const id = await insertLeave(ordering.server.db, {
      consultaId: CONSULTATION,
      desde: '2028-01-18',
      dias: 14,
      prorroga: 'Si',
    })
    const answer = await print(id)
    expect(answer).toMatchObject({ status: 200, type: 'application/pdf' })
    expect(answer.disposition).toContain('certificado_de_incapacidad')
    const { text, pages, title } = await readPdf(answer.bytes)
    const [document] = await documents(id)
    for (const part of [
      '14 (catorce) días',
      '18 ene 2028 al 31 ene 2028',
      '29 días acumulados con sus prórrogas',
      'IPS Cauce Antioquia (demo)',
      'Código de habilitación (REPS)',
      'Lugar y fecha de expedición Medellín, Antioquia',
      'GÓMEZ CASTAÑO, María Elena, CC 43 512 887',
      'Grupo de servicios 01 Consulta externa',
      'Modalidad 01 Intramural',
      'M545',
      'Presunto origen Común',
      '38 Enfermedad general',
      'Prórroga Si',
      'No es retroactiva',
      'Quien la expide Laura Restrepo Mejía, CC 1 017 234 567',
      'Dolor lumbar que limita la marcha',
      'RM 05-2014-1187',
      'Decreto 2126 de 2023',
      `/verificar/${document?.codigo}`,
    ]) {
      expect(text).toContain(part)
    }
    expect(pages).toBe(1)
    expect(title).toContain('Certificado de incapacidad')
    expect(await verified(document?.codigo ?? '')).toMatchObject({
      autentico: true,
      clase: 'Certificado de incapacidad',
      estado: 'vigente',
    })
  })

  it('es el mismo documento mientras diga lo mismo, también si se pide dos veces a la vez', async () => {
    const id = await insertLeave(ordering.server.db, { consultaId: CONSULTATION, desde: '2028-03-01', dias: 3 })
    const [one, other] = await Promise.all([print(id), print(id)])
    expect([one.status, other.status]).toEqual([200, 200])
    await print(id)
    expect((await documents(id)).filter(({ estado }) => estado === 'vigente')).toHaveLength(1)
  })

  it('de una licencia se llama certificado de licencia', async () => {
    const id = await insertLeave(ordering.server.db, {
      consultaId: CONSULTATION,
      desde: '2028-05-01',
      dias: 126,
      contingencia: 'licencia maternidad',
    })
    const { text } = await readPdf((await print(id)).bytes)
    expect(text).toContain('Certificado de licencia')
    expect(text).toContain('126 (ciento veintiséis) días')
  })
})

describe('lo que ya no vale', () => {
  it('una anulada se imprime con ANULADA y su motivo, y también el papel de antes', async () => {
    const id = await insertLeave(ordering.server.db, { consultaId: CONSULTATION, desde: '2028-02-10', dias: 5 })
    await print(id)
    const [before] = await documents(id)
    await move(id, { estado_id: 2, estado_motivo: 'Se registró por error' })
    expect(await verified(before?.codigo ?? '')).toMatchObject({ autentico: true, estado: 'anulado' })
    const old = await readPdf((await ordering.pdf('/adjuntos/get', { ruta: before?.archivo })).bytes)
    expect(old.text).toContain('ANULADA')
    const { text } = await readPdf((await print(id)).bytes)
    expect(text).toContain('ANULADA')
    expect(text).toContain('sus días no cuentan. Motivo: Se registró por error')
  })

  it('una levantada dice hasta cuándo cuenta', async () => {
    const id = await insertLeave(ordering.server.db, { consultaId: CONSULTATION, desde: '2028-02-20', dias: 8 })
    await print(id)
    const [before] = await documents(id)
    await move(id, { estado_id: 3, estado_motivo: RECOVERED, fecha_levantamiento: '2028-02-25' })
    expect(await verified(before?.codigo ?? '')).toMatchObject({ autentico: true, estado: 'levantado' })
    const { text, pages } = await readPdf((await print(id)).bytes)
    expect(pages).toBe(1)
    expect(text).toContain('LEVANTADA')
    expect(text).toContain(
      'Levantada desde el 25 feb 2028: cuenta hasta el 24 feb 2028. Motivo: El afiliado se recuperó',
    )
  })
})

describe('a quién se entrega', () => {
  it('por correo va adjunto, con el radicado en el asunto y sin nada clínico en el texto', async () => {
    const id = await insertLeave(ordering.server.db, { consultaId: CONSULTATION, desde: '2028-10-01', dias: 2 })
    expect((await print(id, { enviar: true, correo: { email: 'empleador@example.co' } })).status).toBe(200)
    const mail = (await ordering.server.outbox()).find(({ para }) => para === 'empleador@example.co')
    expect(mail?.asunto).toMatch(/^Certificado de incapacidad · Radicado 2026-\d{6}$/u)
    expect(mail?.adjuntos).toHaveLength(1)
    expect(mail?.texto).not.toMatch(/lumbar|M545|GÓMEZ/iu)
    expect((await print(id, { enviar: true, correo: 'no es' })).status).toBe(422)
  })

  it('a quien lee las incapacidades de todos; a un afiliado, a quien no tiene permiso y a quien pregunta por otra, no', async () => {
    const id = await insertLeave(ordering.server.db, { consultaId: CONSULTATION, desde: '2028-11-01', dias: 2 })
    const auditor = await ordering.server.login('auditor@cauce.demo')
    const oncologist = await ordering.server.login('oncologo@cauce.demo')
    const affiliate = await ordering.server.login('afiliado@cauce.demo')
    const assistant = await ordering.server.login('auxiliar@cauce.demo')
    expect((await print(id, {}, auditor)).status).toBe(200)
    expect((await print(id, {}, oncologist)).status).toBe(200)
    expect((await print(id, {}, affiliate)).status).toBe(403)
    expect((await print(id, {}, assistant)).status).toBe(403)
    const missing = await print(2_000_000_000)
    expect(missing.status).toBe(404)
    expect(failure(missing.bytes)).toMatchObject({ codigo: 'recurso.no_encontrado' })
  })

  it('queda dicho quién lo tomó', async () => {
    const id = await insertLeave(ordering.server.db, { consultaId: CONSULTATION, desde: '2028-12-01', dias: 1 })
    await print(id)
    const [document] = await documents(id)
    const traces = await ordering.server.db
      .selectFrom('auditoria')
      .select(['afiliado_id', 'detalle'])
      .where('accion', '=', 'documento.descargar')
      .where('recurso_id', '=', document?.codigo ?? '')
      .execute()
    expect(traces).toEqual([
      { afiliado_id: document?.afiliado_id, detalle: { clase: 'incapacidad', incapacidad_id: id } },
    ])
  })
})
