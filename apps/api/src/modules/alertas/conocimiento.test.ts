import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  IBUPROFEN,
  LORATADINE,
  WARFARIN,
  openMedications,
  type Medications,
} from '../../../../../tests/support/medications.ts'

let clinic: Medications
beforeAll(async () => {
  clinic = await openMedications()
})
afterAll(() => clinic.close())

const interactions = async () =>
  clinic.post('/alertas/verificarInteraccion', {
    medicamentosSeleccionados: [await clinic.drugId(WARFARIN), await clinic.drugId(IBUPROFEN)],
  })
const shortage = async () =>
  clinic.post('/alertas/buscarDesabastecimiento', { medicamento: { id: await clinic.drugId(LORATADINE) } })
const allergy = async () =>
  clinic.post('/alertas/buscarAlergico', { afiliado_id: 1, codesumi_id: await clinic.drugId(LORATADINE) })
const notices = async () =>
  clinic.post('/alertas/avisos', {
    consulta_id: 1,
    linea: { codesumi_id: await clinic.drugId(LORATADINE), via: 'Oral', dosis: 1, frecuencia: 24, tiempo: 'Horas' },
    seleccionados: [],
  })

/** What is taken away comes back, so that the next test has all the knowledge. */
let putBack: (() => Promise<unknown>) | null = null
beforeEach(async () => {
  await putBack?.()
  putBack = null
})
afterAll(() => putBack?.())

const forgetVersion = async (catalogo: string) => {
  const { db } = clinic.server
  const rows = await db
    .selectFrom('catalogos_importados')
    .select(['catalogo', 'fuente', 'version', 'filas', 'rechazadas', 'created_at'])
    .where('catalogo', '=', catalogo)
    .execute()
  await db.deleteFrom('catalogos_importados').where('catalogo', '=', catalogo).execute()
  putBack = () => db.insertInto('catalogos_importados').values(rows).execute()
}

describe('sin conocimiento no se comprueba', () => {
  it.each([
    ['interacciones', interactions],
    ['clases', interactions],
    ['desabastecimientos', shortage],
    ['alergias', allergy],
    ['alergias-cruces', notices],
    ['dosis', notices],
    ['duplicidad', notices],
  ])('sin versión de %s la llamada responde 503', async (catalogo, call) => {
    expect((await call()).status).toBe(200)
    await forgetVersion(catalogo)
    expect(await call()).toMatchObject({ status: 503, body: { codigo: 'conocimiento.no_disponible' } })
  })

  it('con la tabla vacía tampoco', async () => {
    const { db } = clinic.server
    const rows = await db.selectFrom('interacciones').selectAll().execute()
    await db.deleteFrom('interacciones').execute()
    putBack = () => db.insertInto('interacciones').values(rows).execute()
    expect(await interactions()).toMatchObject({ status: 503, body: { codigo: 'conocimiento.no_disponible' } })
  })

  it('la orden no se niega: cada comprobación pide su motivo y queda sin verificar', async () => {
    await forgetVersion('interacciones')
    const line = await clinic.line(LORATADINE)
    expect(await clinic.generate([line])).toMatchObject({
      status: 409,
      body: {
        codigo: 'alertas.sin_responder',
        errores: {
          '0.comprobaciones.interacciones': [
            'Interacciones sin verificar: El conocimiento de interacciones no está disponible',
          ],
        },
      },
    })
    const explained = await clinic.line(LORATADINE, {
      frecuencia: 24,
      comprobaciones: [
        { comprobacion: 'interacciones', respuesta: 'no_verificada', motivo: 'Se revisó en la ficha técnica' },
      ],
    })
    const orden_id = await clinic.order([explained])
    const rows = await clinic.server.db
      .selectFrom('orden_articulo_comprobaciones as c')
      .innerJoin('orden_articulos as a', 'a.id', 'c.orden_articulos_id')
      .select(['c.origen', 'c.respuesta', 'c.por_que', 'c.motivo', 'c.conocimiento'])
      .where('a.orden_id', '=', orden_id)
      .where('c.comprobacion', '=', 'interacciones')
      .orderBy('c.id')
      .execute()
    expect(rows).toEqual([
      {
        origen: 'profesional',
        respuesta: 'no_verificada',
        por_que: 'No se pudo comprobar',
        motivo: 'Se revisó en la ficha técnica',
        conocimiento: null,
      },
      {
        origen: 'servidor',
        respuesta: 'no_verificada',
        por_que: 'El conocimiento de interacciones no está disponible',
        motivo: null,
        conocimiento: null,
      },
    ])
  })
})

describe('una versión nueva', () => {
  it('cuenta desde la siguiente comprobación, sin reiniciar', async () => {
    expect((await interactions()).body).toMatchObject([{ conocimiento: { version: '2026-11' } }])
    const { db } = clinic.server
    await db
      .updateTable('interacciones')
      .set({ efecto: 'Efecto de la versión nueva' })
      .where('principio_a', '=', 'Warfarina')
      .execute()
    const { id } = await db
      .insertInto('catalogos_importados')
      .values({ catalogo: 'interacciones', fuente: 'Prueba', version: '2027-01', filas: 550 })
      .returning('id')
      .executeTakeFirstOrThrow()
    putBack = () => db.deleteFrom('catalogos_importados').where('id', '=', id).execute()
    expect((await interactions()).body).toMatchObject([
      {
        conocimiento: { catalogo: 'interacciones', version: '2027-01 · 2026-11' },
        interacciones: [{ mensaje: 'Efecto de la versión nueva' }],
      },
    ])
  })
})
