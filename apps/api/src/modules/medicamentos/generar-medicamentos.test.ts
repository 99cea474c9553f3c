import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { DUPLICATE_IN_LIST } from '@cauce/domain/medication/duplicates'
import {
  INACTIVE_MEDICATION,
  MEDICATION_ORDER_DONE,
  NOTHING_SELECTED,
  UNANSWERED_CHECKS,
  UNKNOWN_DIAGNOSIS,
  UNKNOWN_MEDICATION,
} from '@cauce/domain/medication/messages'
import { QUANTITY_DIFFERS } from '@cauce/domain/medication/monthly-quantity'
import { NOT_A_ROUTE } from '@cauce/domain/medication/routes-of-administration'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { PAST_VALIDITY } from '@cauce/domain/ordering/validity-date'
import {
  AMOXICILLIN,
  CLEAR_CONSULTATION,
  IVABRADINE,
  LORATADINE,
  cleanChecks,
  openMedications,
  type Medications,
} from '../../../../../tests/support/medications.ts'

let medications: Medications
beforeAll(async () => {
  medications = await openMedications()
})
afterAll(() => medications.close())

const lineOf = (orderId: number) =>
  medications.server.db
    .selectFrom('orden_articulos')
    .selectAll()
    .where('orden_id', '=', orderId)
    .orderBy('id')
    .execute()

const orders = async (): Promise<number> => {
  const { n } = await medications.server.db
    .selectFrom('ordenes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

describe('una orden de medicamentos', () => {
  it('responde la orden y su mensaje, y guarda línea, paso, sede, comprobaciones y auditoría', async () => {
    const before = await medications.active()
    const answer = await medications.generate([await medications.line(AMOXICILLIN)])
    expect(answer).toMatchObject({
      status: 200,
      body: { original: { 0: { id: expect.any(Number) }, mensaje: MEDICATION_ORDER_DONE, type: 'success' } },
    })
    const [line] = await medications.active()
    expect((await medications.active()).length).toBe(before.length + 1)
    expect(line).toMatchObject({
      codesumi: { nombre: AMOXICILLIN, unidad_presentacion: 'Cápsula', vias_administracion: ['Oral'] },
      cantidad_medico: 21,
      formula: '1 cada 8 h durante 7 días = 21 cápsulas',
      requiere_autorizacion: 0,
      rep: { nombre: 'Farmacia Laureles' },
      regla_direccionamiento: 'contrato_municipio',
      fecha_vigencia: medications.today,
      fecha_vencimiento: addDays(medications.today, 90),
      fin_tratamiento: addDays(medications.today, 6),
      estado_id: OrderStatus.active,
      diagnostico: { codigo: 'I10' },
      reemplaza_id: null,
    })
    expect(new Set(line?.comprobaciones.map(({ origen }) => origen))).toEqual(new Set(['profesional', 'servidor']))
    const steps = await medications.server.db
      .selectFrom('orden_movimientos')
      .select(['evento', 'a_estado_id'])
      .where('orden_articulos_id', '=', line?.id ?? 0)
      .execute()
    expect(steps).toEqual([{ evento: 'crear', a_estado_id: OrderStatus.active }])
    const routing = await medications.server.db
      .selectFrom('direccionamientos')
      .select(['id', 'rep_id'])
      .where('orden_articulos_id', '=', line?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(routing).toEqual({ id: line?.direccionamiento_id, rep_id: line?.rep_id })
    const entry = await medications.server.db
      .selectFrom('auditoria')
      .selectAll()
      .where('accion', '=', 'orden.crear_medicamentos')
      .where('recurso_id', '=', String(line?.orden_id))
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ user_id: 1, detalle: { lineas: [{ linea_id: line?.id, cantidad_medico: 21 }] } })
    // The audit has the same ledger that the screen shows and the paper prints.
    const made = { comprobacion: 'alergia', origen: 'servidor', respuesta: 'limpia' }
    expect(entry.detalle).toMatchObject({
      lineas: [{ comprobaciones: expect.arrayContaining([expect.objectContaining(made)]) }],
    })
  })

  it('lo que requiere autorización nace pendiente, con su motivo', async () => {
    const id = await medications.order([await medications.line(IVABRADINE, { frecuencia: 12, duracion: 30 })], 3)
    const [line] = await lineOf(id)
    expect(line).toMatchObject({ estado_id: OrderStatus.pendingAudit, requiere_autorizacion: true })
    const step = await medications.server.db
      .selectFrom('orden_movimientos')
      .select('motivo')
      .where('orden_articulos_id', '=', line?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(step.motivo).toContain('autorización')
  })

  it('seis meses duran su tratamiento y se pueden usar hasta el último día', async () => {
    const id = await medications.order(
      [await medications.line(LORATADINE, { duracion: 30, meses: 6, frecuencia: 24 })],
      3,
    )
    expect((await lineOf(id))[0]).toMatchObject({
      cantidad_medico: 30,
      meses: 6,
      fin_tratamiento: addDays(medications.today, 179),
      fecha_vencimiento: addDays(medications.today, 179),
    })
  })
})

describe('lo que la orden no admite', () => {
  it('una lista vacía', async () => {
    expect(await medications.generate([])).toMatchObject({ status: 422, body: { error: NOTHING_SELECTED } })
  })

  it('un medicamento dos veces, ni uno que no existe o ya no está en el catálogo', async () => {
    const line = await medications.line(LORATADINE)
    expect(await medications.generate([line, line])).toMatchObject({
      status: 422,
      body: { error: DUPLICATE_IN_LIST, errores: { '1.articulo': [DUPLICATE_IN_LIST] } },
    })
    const unknown = { ...line, articulo: { codesumi: { id: 999_999 } } }
    expect(await medications.generate([unknown])).toMatchObject({ status: 422, body: { error: UNKNOWN_MEDICATION } })
    const db = medications.server.db
    await db.updateTable('medicamentos').set({ activo: false }).where('nombre', '=', LORATADINE).execute()
    expect(await medications.generate([line])).toMatchObject({ status: 422, body: { error: INACTIVE_MEDICATION } })
    expect(await medications.search('loratadina 10')).toEqual([])
    await db.updateTable('medicamentos').set({ activo: true }).where('nombre', '=', LORATADINE).execute()
  })

  it.each([
    ['cantidadMedico', { cantidadMedico: 20 }, QUANTITY_DIFFERS],
    ['via', { via: 'Intravenosa' }, NOT_A_ROUTE],
    ['fechaVigencia', { fechaVigencia: '2020-01-01' }, PAST_VALIDITY],
    ['diagnostico_id', { diagnostico_id: 999_999 }, UNKNOWN_DIAGNOSIS],
    ['rep_id', { rep_id: 999_999 }, 'La sede no existe o no está activa'],
    ['meses', { meses: 7 }, 'Los meses van de 1 a 6'],
    ['duracion', { duracion: 0 }, 'La duración debe ser un número entero de 1 a 31 días'],
    ['dosis', { dosis: 0 }, 'La dosis debe ser un número mayor a 0'],
  ])('en %s, lo que la regla no admite', async (field, change, message) => {
    const before = await orders()
    const answer = await medications.generate([await medications.line(LORATADINE, change)])
    expect(answer).toMatchObject({ status: 422, body: { errores: { [`0.${field}`]: [message] } } })
    expect(await orders()).toBe(before)
  })
})

describe('las comprobaciones', () => {
  it('una que no se pudo hacer y nadie explicó detiene la orden y queda en la auditoría', async () => {
    const before = await orders()
    const comprobaciones = cleanChecks().map((check) =>
      check.comprobacion === 'interacciones'
        ? { ...check, respuesta: 'no_verificada' as const, por_que: 'El servicio no respondió' }
        : check,
    )
    const answer = await medications.generate([await medications.line(LORATADINE, { frecuencia: 24, comprobaciones })])
    expect(answer).toMatchObject({
      status: 409,
      body: {
        codigo: 'alertas.sin_responder',
        error: UNANSWERED_CHECKS,
        errores: { '0.comprobaciones.interacciones': expect.any(Array) },
      },
    })
    expect(await orders()).toBe(before)
    const refused = await medications.server.db
      .selectFrom('auditoria')
      .select('detalle')
      .where('accion', '=', 'orden.rechazar')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(refused.detalle).toEqual({
      codigo: 'alertas.sin_responder',
      comprobaciones: ['0.comprobaciones.interacciones'],
    })
  })

  it('explicada, sigue, y queda escrita con su motivo', async () => {
    const comprobaciones = cleanChecks().map((check) =>
      check.comprobacion === 'interacciones'
        ? {
            ...check,
            respuesta: 'no_verificada' as const,
            por_que: 'El servicio no respondió',
            motivo: 'No toma otros medicamentos',
          }
        : check,
    )
    await medications.order([await medications.line(LORATADINE, { frecuencia: 24, comprobaciones })])
    const [line] = await medications.active()
    expect(line?.comprobaciones).toContainEqual(
      expect.objectContaining({
        comprobacion: 'interacciones',
        origen: 'profesional',
        respuesta: 'no_verificada',
        por_que: 'El servicio no respondió',
        motivo: 'No toma otros medicamentos',
        operador: 'Laura Restrepo Mejía',
      }),
    )
  })
})

const dated = (days: number) =>
  medications.server.db
    .updateTable('consultas')
    .set({ fecha_hora: new Date(`${addDays(medications.today, -days)}T15:00:00.000Z`) })
    .where('id', '=', CLEAR_CONSULTATION)
    .execute()

describe('el plazo de la consulta', () => {
  it('al cuarto día no se formula en ella, y dice por qué; al tercero todavía', async () => {
    const line = await medications.line(LORATADINE)
    const before = await orders()
    await dated(4)
    const { status, body } = await medications.generate([line])
    expect([status, Reflect.get(Object(body), 'codigo')]).toEqual([422, 'consulta.plazo_vencido'])
    expect(Reflect.get(Object(body), 'error')).toContain('se formulan medicamentos hasta 3 días después')
    expect(await orders()).toBe(before)
    await dated(3)
    expect((await medications.generate([line])).status).toBe(200)
    await dated(0)
  })
})
