/** The limits of oncology in what is prescribed: nobody over a hard one, another hand as far as the table allows, and again later. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { ANSWER_TO_NOTICES } from '../../../../../tests/support/answered-notices.ts'
import { CLEAR_CONSULTATION, openMedications, type Medications } from '../../../../../tests/support/medications.ts'

const LENALIDOMIDE = 'Lenalidomida 25 mg cápsula'
const LOMUSTINE = 'Lomustina 40 mg cápsula'

let clinic: Medications
beforeAll(async () => {
  clinic = await openMedications()
})
afterAll(() => clinic.close())

const measure = (peso: number | null, talla: number | null) =>
  clinic.server.db
    .updateTable('medidas')
    .set({ peso, talla })
    .where('consulta_id', 'in', (eb) =>
      eb
        .selectFrom('consultas as c')
        .innerJoin('consultas as d', 'd.afiliado_id', 'c.afiliado_id')
        .select('c.id')
        .where('d.id', '=', CLEAR_CONSULTATION),
    )
    .execute()
const lineOf = (orden_id: number) =>
  clinic.server.db.selectFrom('orden_articulos').selectAll().where('orden_id', '=', orden_id).executeTakeFirstOrThrow()
const count = async () => (await clinic.server.db.selectFrom('orden_articulos').select('id').execute()).length

it('sobre un tope que la tabla no deja pasar no lo ordena nadie, y se dice en su campo', async () => {
  const before = await count()
  const line = await clinic.line(LENALIDOMIDE, { dosis: 2, frecuencia: 24, duracion: 5 })
  const { status, body } = await clinic.generate([line])
  expect([status, body]).toMatchObject([
    422,
    {
      errores: {
        '0.dosis': [
          expect.stringMatching(/^Tope por dosis de Lenalidomida: 25 mg; se llegaría a 50 mg .*Nadie lo ordena así/u),
        ],
      },
    },
  ])
  expect(await count()).toBe(before)
})

it('lo que la tabla deja firmar espera la firma de otro, también si el ajuste no nombra ninguna clase', async () => {
  await clinic.server.db
    .insertInto('ajustes')
    .values({
      clave: 'ordenamiento.segunda_firma',
      valor: JSON.stringify({ clases: [] }),
      vigente_desde: clinic.today,
      fuente: 'Prueba',
    })
    .execute()
  const bare = await clinic.line(LENALIDOMIDE, { dosis: 1, frecuencia: 24, duracion: 28, comprobaciones: [] })
  expect(await clinic.generate([bare])).toMatchObject({ status: 409, body: { codigo: 'alertas.sin_responder' } })
  const line = await lineOf(
    await clinic.order([await clinic.line(LENALIDOMIDE, { dosis: 1, frecuencia: 24, duracion: 28 })]),
  )
  expect(line).toMatchObject({
    estado_id: OrderStatus.pendingAudit,
    segunda_firma: expect.stringMatching(/^Tope por ciclo de Lenalidomida: 525 mg; se llegaría a 700 mg/u),
  })
  const within = await clinic.line(LENALIDOMIDE, { dosis: 1, frecuencia: 24, duracion: 21 })
  await clinic.server.db
    .updateTable('orden_articulos')
    .set({ estado_id: OrderStatus.denied })
    .where('id', '=', line.id)
    .execute()
  expect((await lineOf(await clinic.order([within]))).segunda_firma).toBeNull()
})

it('lo que ya se le prestó cuenta de por vida', async () => {
  await measure(60, 160)
  const of = () => clinic.line(LOMUSTINE, { dosis: 5, frecuencia: 24, duracion: 1, meses: 6 })
  const line = await lineOf(await clinic.order([await of()]))
  await clinic.server.db
    .updateTable('orden_articulos')
    .set({ estado_id: OrderStatus.done, estado_desde: new Date() })
    .where('id', '=', line.id)
    .execute()
  const { status, body } = await clinic.generate([await of()])
  expect([status, body]).toMatchObject([
    422,
    { errores: { '0.duracion': [expect.stringMatching(/^Tope de por vida de Lomustina: .*ya recibió/u)] } },
  ])
})

it('de quien nadie midió no se dice que está dentro del tope: se explica', async () => {
  await measure(null, null)
  await clinic.server.db.updateTable('orden_articulos').set({ estado_id: OrderStatus.denied }).execute()
  const line = await clinic.line(LOMUSTINE, { dosis: 4, frecuencia: 24, duracion: 1 })
  expect(await clinic.generate([line])).toMatchObject({
    status: 409,
    body: {
      errores: { '0.comprobaciones.dosis': [expect.stringMatching(/no hay peso y talla/u)] },
    },
  })
  const explained = [
    ...line.comprobaciones.filter(({ comprobacion }) => comprobacion !== 'dosis'),
    {
      comprobacion: 'dosis' as const,
      respuesta: 'no_verificada' as const,
      por_que: 'Sin medidas',
      claves: [],
      motivo: ANSWER_TO_NOTICES,
    },
  ]
  expect((await clinic.generate([{ ...line, comprobaciones: explained }])).status).toBe(200)
})
