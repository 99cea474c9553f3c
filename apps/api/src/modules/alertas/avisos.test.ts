import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alertas } from '@cauce/contract/alertas'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { keyParts } from '@cauce/domain/medication/shown-finding'
import {
  AMOXICILLIN,
  CLEAR_CONSULTATION,
  IBUPROFEN,
  LORATADINE,
  openMedications,
  type Medications,
} from '../../../../../tests/support/medications.ts'

let clinic: Medications
beforeAll(async () => {
  clinic = await openMedications()
})
afterAll(() => clinic.close())

const decode = Schema.decodeUnknownSync(alertas.avisos.answer)
const notices = async (nombre: string, change: object = {}, consulta_id = CLEAR_CONSULTATION) =>
  decode(
    (
      await clinic.post('/alertas/avisos', {
        consulta_id,
        linea: {
          codesumi_id: await clinic.drugId(nombre),
          via: 'Oral',
          dosis: 1,
          frecuencia: 8,
          tiempo: 'Horas',
          ...change,
        },
        seleccionados: [],
      })
    ).body,
  )

describe('los avisos de una línea', () => {
  it('dentro del rango y sin nada que cruzar no dicen nada', async () => {
    expect(await notices(IBUPROFEN)).toMatchObject({ hallazgos: [], rango_conocido: true, cruzada_sin_verificar: null })
  })

  it('la dosis por encima del máximo de un día', async () => {
    const { hallazgos } = await notices('Acetaminofén 500 mg tableta', { dosis: 3, frecuencia: 4 })
    expect(hallazgos.map(({ titulo }) => titulo)).toEqual(
      expect.arrayContaining([expect.stringContaining('Supera la dosis máxima de un día: 9 000 mg')]),
    )
  })

  it('metotrexato oral cada día es un aviso grave', async () => {
    const { hallazgos } = await notices('Metotrexato 2,5 mg tableta', { dosis: 4, frecuencia: 24 })
    expect(hallazgos[0]).toMatchObject({ comprobacion: 'dosis', severidad: 'contraindicada' })
    const weekly = await notices('Metotrexato 2,5 mg tableta', { dosis: 4, frecuencia: 7, tiempo: 'Días' })
    expect(weekly.hallazgos.filter(({ severidad }) => severidad === 'contraindicada')).toEqual([])
  })

  it('sin rango en el catálogo no hay comprobación de la dosis', async () => {
    expect(await notices('Cefalexina 250 mg/5 mL suspensión oral')).toMatchObject({ rango_conocido: false })
    expect(await notices(IBUPROFEN, { via: 'Rectal' })).toMatchObject({ rango_conocido: false, hallazgos: [] })
  })

  it('a un menor de 18 años la dosis se compara con la de su edad y su peso, y lo semanal se avisa igual', async () => {
    const high = { dosis: 3, frecuencia: 4 }
    const adult = await notices('Acetaminofén 500 mg tableta', high)
    expect(adult).toMatchObject({ rango_conocido: true, por_que_sin_rango: null })
    const { db } = clinic.server
    const patient = db.selectFrom('consultas').select('afiliado_id').where('id', '=', CLEAR_CONSULTATION)
    const bornOn = (fecha_nacimiento: string) =>
      db.updateTable('afiliados').set({ fecha_nacimiento }).where('id', '=', patient).execute()
    const { fecha_nacimiento } = await db
      .selectFrom('afiliados')
      .select('fecha_nacimiento')
      .where('id', '=', patient)
      .executeTakeFirstOrThrow()
    const birthday = (years: number) => `${Number(clinic.today.slice(0, 4)) - years}${clinic.today.slice(4)}`
    await bornOn(addDays(birthday(18), 1))
    const visits = db.selectFrom('consultas').select('id').where('afiliado_id', '=', patient)
    const weighing = (peso: number) =>
      db.updateTable('medidas').set({ peso }).where('consulta_id', 'in', visits).execute()
    await weighing(30)
    expect(await notices('Acetaminofén 500 mg tableta', { dosis: 1, frecuencia: 8 })).toMatchObject({
      rango_conocido: true,
      por_que_sin_rango: null,
      dosis_sin_verificar: null,
      hallazgos: [{ severidad: 'mayor', detalle: '15 mg/kg/dosis × 30,0 kg = 450 mg (dolor o fiebre)' }],
    })
    expect((await notices('Acetaminofén 500 mg tableta', high)).hallazgos).toMatchObject([
      { severidad: 'contraindicada', titulo: expect.stringContaining('Dosis alta para esta edad y peso: 9 000 mg') },
    ])
    await weighing(70)
    const weekly = await notices('Metotrexato 2,5 mg tableta', { dosis: 4, frecuencia: 24 })
    expect(
      weekly.hallazgos.map(({ clave, severidad }) => [keyParts(clave).clave.split(':').at(-1), severidad]),
    ).toContainEqual(['frecuencia', 'contraindicada'])
    const usual = await clinic.line('Acetaminofén 500 mg tableta', { dosis: 1, frecuencia: 8 })
    const id = await clinic.order([usual])
    const rows = await db
      .selectFrom('orden_articulo_comprobaciones as k')
      .innerJoin('orden_articulos as l', 'l.id', 'k.orden_articulos_id')
      .select(['k.comprobacion', 'k.origen'])
      .where('l.orden_id', '=', id)
      .where('k.origen', '=', 'servidor')
      .execute()
    expect(rows.map(({ comprobacion }) => comprobacion)).toContain('dosis')
    await bornOn(birthday(18))
    expect((await notices('Acetaminofén 500 mg tableta', high)).rango_conocido).toBe(true)
    await bornOn(fecha_nacimiento)
  })

  it('la alergia cruzada dice qué suele hacerse, y por qué no se puede saber', async () => {
    const crossed = await notices('Cefalexina 500 mg cápsula', { frecuencia: 6 }, 1)
    expect(crossed.hallazgos).toEqual([
      expect.objectContaining({
        comprobacion: 'alergia_cruzada',
        severidad: 'moderada',
        titulo: 'Alergia cruzada baja con Penicilinas (anafilaxia, 2019)',
        conducta: expect.stringContaining('Evitar toda penicilina'),
      }),
    ])
    expect((await notices(LORATADINE, { frecuencia: 24 }, 6)).cruzada_sin_verificar).toBe(
      'No se han preguntado las alergias',
    )
  })

  it('la duplicidad con lo que ya toma, salvo con la línea que reemplaza', async () => {
    await clinic.order([await clinic.line(AMOXICILLIN)])
    const [line] = await clinic.active()
    const duplicated = await notices(AMOXICILLIN)
    expect(duplicated.hallazgos.map(({ comprobacion, titulo }) => [comprobacion, titulo])).toEqual([
      ['duplicidad', `Duplicidad terapéutica con ${AMOXICILLIN}: ya lo toma el paciente`],
    ])
    expect((await notices(AMOXICILLIN, { reemplaza_id: line?.id })).hallazgos).toEqual([])
  })
})
