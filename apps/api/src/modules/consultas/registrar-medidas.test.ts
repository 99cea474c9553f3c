import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { consultas } from '@cauce/contract/consultas'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { BLANCA, DIANA, MARIA, YANETH, openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

const decode = Schema.decodeUnknownSync(consultas.historiaRegistro.answer)
const record = async (consulta: number) => decode((await schemes.get(`/historia/registro/${consulta}`)).body)
const keep = (consulta: number, body: unknown, key?: string) =>
  schemes.post(`/historia/medidas/${consulta}`, body, key === undefined ? {} : { key })

describe('the record of a consultation', () => {
  it('has its own measures where it has them', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    expect(await record(consulta)).toMatchObject({ isc: 1.64, medidas: { peso: 62, fecha: schemes.today } })
  })

  it('has the newest of the affiliate, with their date, where it has none', async () => {
    const [diana, maria] = [await schemes.visit(DIANA), await schemes.visit(MARIA)]
    expect(await record(diana.consulta)).toMatchObject({
      isc: 1.65,
      medidas: { peso: 60.4, talla: 162, fecha: addDays(schemes.today, -2) },
    })
    expect(await record(maria.consulta)).toMatchObject({ medidas: { fecha: addDays(schemes.today, -34) } })
    const opened = Object((await schemes.get(`/consultas/consulta/${maria.consulta}`)).body)
    expect(opened).toMatchObject({ isc: 1.75, medidas: { fecha: addDays(schemes.today, -34) } })
  })

  it('has nothing where nobody measured', async () => {
    const { consulta } = await schemes.visit(YANETH)
    expect(await record(consulta)).toMatchObject({ isc: null, medidas: null })
  })
})

describe('weight and height of today', () => {
  it('are kept with the index and the surface that the rules give', async () => {
    const { consulta, afiliado } = await schemes.visit(MARIA)
    const answer = await keep(consulta, { peso: 64.5, talla: 163 })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        isc: 1.71,
        medidas: { fecha: schemes.today, peso: 64.5, talla: 163, imc: 24.28, isc: 1.71 },
        mensaje: 'Medidas registradas con éxito',
      },
    })
    expect(await record(consulta)).toMatchObject({ isc: 1.71, medidas: { fecha: schemes.today } })
    const [entry] = await schemes.audited('medidas.registrar', consulta)
    expect(entry?.detalle).toEqual({ fecha: schemes.today })
    const order = await schemes.orderOf('AC', 1.71)
    expect(await schemes.order(consulta, order)).toBeGreaterThan(0)
    expect((await schemes.active(consulta))[0]?.isc).toMatchObject({ isc: 1.71, peso: 64.5 })
    expect(afiliado).toBeGreaterThan(0)
  })

  it('can be corrected, and what else was measured stays', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const before = (await record(consulta)).medidas
    expect((await keep(consulta, { peso: 60, talla: 156 })).status).toBe(200)
    expect((await record(consulta)).medidas).toMatchObject({
      peso: 60,
      isc: 1.61,
      presion_sistolica: before?.presion_sistolica,
      perimetro_abdominal: before?.perimetro_abdominal,
    })
  })

  it('outside of what a person weighs or measures are refused beside each field', async () => {
    const { consulta } = await schemes.visit(YANETH)
    expect(await keep(consulta, { peso: 0.2, talla: 1.58 })).toMatchObject({
      status: 422,
      body: {
        errores: {
          peso: ['El peso debe estar entre 0,5 y 350 kg'],
          talla: ['La talla debe estar entre 30 y 250 cm'],
        },
      },
    })
    for (const body of [{}, { peso: '68', talla: 160 }, { peso: null, talla: 160 }, { peso: 68.55, talla: 160 }])
      expect((await keep(consulta, body)).status).toBe(422)
    expect(await record(consulta)).toMatchObject({ isc: null, medidas: null })
  })

  it('that are rare in an adult are kept with a warning', async () => {
    const { consulta } = await schemes.visit(YANETH)
    const body = { peso: 160, talla: 158, confirmado: true }
    expect(Object((await keep(consulta, body)).body).mensaje).toContain('Superficie poco usual en un adulto (2,65 m²)')
    const confirmed = (await schemes.audited('medidas.registrar', consulta)).at(-1)
    expect(confirmed?.detalle).toEqual({ fecha: schemes.today, confirmadas: true })
  })

  it('that are hardly this patient’s are kept only when they are confirmed', async () => {
    const { consulta } = await schemes.visit(DIANA)
    const before = await record(consulta)
    expect(await keep(consulta, { peso: 6.2, talla: 162 })).toMatchObject({
      status: 409,
      body: {
        codigo: 'medidas.por_confirmar',
        errores: {
          confirmado: [
            expect.stringMatching(/^El peso pasa de 60,4 a 6,2 kg \(−90 %\) desde el /u),
            expect.stringContaining('Un peso de 6,2 kg es poco usual'),
            'El índice de masa corporal sería de 2,4 kg/m²',
          ],
        },
      },
    })
    expect(await record(consulta)).toEqual(before)
  })

  it('are for who reaches the consultation, and a repeated request happens once', async () => {
    const { consulta } = await schemes.visit(YANETH)
    const token = await schemes.server.login('medico@cauce.demo')
    const body = { peso: 68.9, talla: 158, confirmado: true }
    expect(await schemes.post(`/historia/medidas/${consulta}`, body, { token })).toMatchObject({
      status: 403,
      body: { codigo: 'consulta.ajena' },
    })
    expect((await keep(999_999, body)).status).toBe(404)
    const before = (await schemes.audited('medidas.registrar', consulta)).length
    await keep(consulta, body, 'medidas-0001')
    await keep(consulta, body, 'medidas-0001')
    expect(await schemes.audited('medidas.registrar', consulta)).toHaveLength(before + 1)
  })
})
