import * as Schema from 'effect/Schema'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { alertas } from '@cauce/contract/alertas'
import { SAME_HAND_TEXT } from '@cauce/domain/access/same-hand'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'
import {
  AMOXICILLIN,
  cleanChecks,
  openMedications,
  type Medications,
} from '../../../../../tests/support/medications.ts'

/** She had an anaphylaxis by penicillins. */
const MARIA_ELENA = 1
const WORDS = 'el beneficio es mayor, se discutió con ella y queda en observación'

const decodeDetail = Schema.decodeUnknownSync(alertas.detalleAlergia.answer)

let clinic: Medications
let auditor: string
beforeAll(async () => {
  clinic = await openMedications()
  auditor = await clinic.server.login('auditor@cauce.demo')
})
/** So that the next line repeats nothing. */
afterEach(() =>
  clinic.server.db
    .updateTable('orden_articulos')
    .set({ estado_id: OrderStatus.denied })
    .where('codesumi_id', '=', (eb) => eb.selectFrom('medicamentos').select('id').where('nombre', '=', AMOXICILLIN))
    .execute(),
)
afterAll(() => clinic.close())

const shownAllergy = async (): Promise<string[]> => {
  const { afiliado_id } = await clinic.server.db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', '=', MARIA_ELENA)
    .executeTakeFirstOrThrow()
  const about = { afiliado_id, codesumi_id: await clinic.drugId(AMOXICILLIN), consulta_id: MARIA_ELENA }
  const { hallazgos } = decodeDetail((await clinic.post('/alertas/detalle-alergia', about)).body)
  return hallazgos.map(({ clave }) => clave)
}
const answered = async (motivo: string) =>
  clinic.line(AMOXICILLIN, {
    comprobaciones: [
      ...cleanChecks().filter(({ comprobacion }) => comprobacion !== 'alergia'),
      { comprobacion: 'alergia', respuesta: 'encontrada', claves: await shownAllergy(), motivo },
    ],
  })
const ordered = async (motivo: string) => {
  const orden_id = await clinic.order([await answered(motivo)], MARIA_ELENA)
  return clinic.server.db
    .selectFrom('orden_articulos as l')
    .innerJoin('orden_movimientos as m', 'm.orden_articulos_id', 'l.id')
    .select(['l.id', 'l.orden_id', 'l.estado_id', 'l.segunda_firma', 'm.motivo'])
    .where('l.orden_id', '=', orden_id)
    .executeTakeFirstOrThrow()
}
const move = (linea_id: number, evento: string, token?: string) =>
  clinic.post(
    '/ordenamiento/mover-linea/1',
    { linea_id, evento, motivo: 'Se comentó con quien formuló' },
    token === undefined ? {} : { token },
  )
const register = (registro_profesional: string | null) =>
  clinic.server.db
    .updateTable('operadores')
    .set({ registro_profesional })
    .where('id', '=', (eb) => eb.selectFrom('users').select('operador_id').where('email', '=', 'auditor@cauce.demo'))
    .execute()

describe('la segunda firma de un medicamento', () => {
  it('lo que causó una anafilaxia espera: ni se imprime ni se presta hasta que otra persona lo firma', async () => {
    const line = await ordered(`Lo ha tolerado después de esa reacción: ${WORDS}`)
    const titulo = 'Alergia registrada: Penicilinas (anafilaxia, 2019)'
    expect(line).toMatchObject({
      estado_id: OrderStatus.pendingAudit,
      segunda_firma: titulo,
      motivo: `Espera la segunda firma: ${titulo}`,
    })
    expect((await clinic.pdf({ tipo: 'medicamento', id: line.orden_id, detalles: { id: line.id } })).status).toBe(409)
    const admin = await clinic.server.login('admin@cauce.demo')
    expect((await move(line.id, 'prestar', admin)).status).toBe(409)
    expect((await move(line.id, 'aprobar')).status).toBe(403)
    expect(await move(line.id, 'aprobar', auditor)).toMatchObject({
      status: 200,
      body: { estado_id: OrderStatus.authorised },
    })
    const paper = await readPdf((await clinic.pdf({ tipo: 'medicamento', id: line.orden_id })).bytes)
    const text = paper.text.replaceAll(/\s+/gu, ' ')
    expect(text).toContain(`Segunda firma: Beatriz Helena Correa Sierra, RM 05-1998-0916 · ${titulo}`)
    expect(text).toContain('Laura Restrepo Mejía')
  })

  it('no la firma quien formuló, aunque audite', async () => {
    const line = await ordered(`Lo ha tolerado después de esa reacción: ${WORDS}`)
    await clinic.server.db
      .updateTable('ordenes')
      .set((eb) => ({ user_id: eb.selectFrom('users').select('id').where('email', '=', 'auditor@cauce.demo') }))
      .where('id', '=', line.orden_id)
      .execute()
    expect(await move(line.id, 'aprobar', auditor)).toMatchObject({ status: 403, body: { error: SAME_HAND_TEXT } })
  })

  it('no la firma quien no tiene registro, y devolverla la cierra con su motivo', async () => {
    const line = await ordered(`Lo ha tolerado después de esa reacción: ${WORDS}`)
    await register(null)
    expect(await move(line.id, 'aprobar', auditor)).toMatchObject({
      status: 403,
      body: { codigo: 'firma.sin_registro' },
    })
    await register('RM 05-1998-0916')
    expect(await move(line.id, 'negar', auditor)).toMatchObject({
      status: 200,
      body: { estado_id: OrderStatus.denied },
    })
  })

  it('quien está solo sigue con la urgencia vital y sus palabras', async () => {
    expect((await clinic.generate([await answered('Urgencia vital: ya')], MARIA_ELENA)).status).toBe(409)
    const motivo = `Urgencia vital: ${WORDS}`
    const line = await ordered(motivo)
    expect(line).toMatchObject({ estado_id: OrderStatus.active, segunda_firma: null, motivo })
    const paper = await readPdf((await clinic.pdf({ tipo: 'medicamento', id: line.orden_id })).bytes)
    expect(paper.text.replaceAll(/\s+/gu, ' ')).toContain('Urgencia vital: el beneficio es mayor')
  })

  it('un ajuste sin clases no pide ninguna', async () => {
    await clinic.server.db
      .insertInto('ajustes')
      .values({
        clave: 'ordenamiento.segunda_firma',
        valor: JSON.stringify({ clases: [] }),
        vigente_desde: clinic.today,
        fuente: 'Prueba',
      })
      .execute()
    expect(await ordered(`Lo ha tolerado después de esa reacción: ${WORDS}`)).toMatchObject({
      estado_id: OrderStatus.active,
      segunda_firma: null,
    })
    await clinic.server.db.deleteFrom('ajustes').where('fuente', '=', 'Prueba').execute()
  })
})
