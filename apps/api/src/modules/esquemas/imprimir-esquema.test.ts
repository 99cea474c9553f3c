import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { closedBecause } from '@cauce/domain/calendar/business-days'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { isSunday } from '@cauce/domain/calendar/holidays'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'
import { BLANCA, RODRIGO, YANETH, openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

const print = (id: number) => schemes.pdf('/pdf', { tipo: 'esquema', id })
const failure = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'))
const textOf = async (answer: Promise<{ status: number; bytes: Uint8Array }>) => {
  const { status, bytes } = await answer
  expect(status).toBe(200)
  return (await readPdf(bytes)).text
}

describe('the scheme on paper', () => {
  it('has the surface with its sum and origin, each dose with its sum, the calendar and the checks in words', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const id = await schemes.order(consulta, await schemes.orderOf('AC-T semanal', 1.64))
    const text = await textOf(print(id))
    for (const said of [
      'Orden de esquema oncológico',
      'AC-T semanal Doxorrubicina y ciclofosfamida seguidas de paclitaxel semanal',
      'Sparano JA, N Engl J Med 2008 (ECOG E1199)',
      `√(62,0 kg × 156,0 cm ÷ 3600) = 1,64 m² (Mosteller), medida el ${formatDate(schemes.today)}`,
      `Ciclos 1 a 8, cada 21 días, desde el ${formatDate(schemes.today)}`,
      '60 mg/m² × 1,64 m² = 98,4 mg',
      `Ciclo 8 de 8 · desde el ${formatDate(addDays(schemes.today, 147))}`,
      'Paclitaxel · 131,2 mg · Intravenosa',
      'Día 15',
      'El servidor al ordenar',
      'Activa',
    ])
      expect(text).toContain(said)
  })

  it('tells the state of what is not active, and is the same file while it says the same', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const [first] = await schemes.active(consulta)
    const id = first?.orden_id ?? 0
    const before = await print(id)
    expect(Buffer.from((await print(id)).bytes).equals(Buffer.from(before.bytes))).toBe(true)
    await schemes.post('/ordenamiento/suspenderEsquema/', { orden: [first?.id], observacion: 'Neutropenia grado 4' })
    const text = await textOf(print(id))
    expect(text).toContain('Suspendida: 1')
    const states = await schemes.server.db
      .selectFrom('documentos')
      .select('estado')
      .where('orden_id', '=', id)
      .orderBy('id')
      .execute()
    expect(states.map(({ estado }) => estado)).toEqual(['reemplazado', 'vigente'])
  })

  it('is not given once it is cancelled, and the copy that was made says so', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const id = (await schemes.active(consulta))[0]?.orden_id ?? 0
    await schemes.post('/ordenamiento/cancelarEsquema', { orden_id: id })
    const refused = await print(id)
    expect(refused.status).toBe(409)
    expect(failure(refused.bytes)).toMatchObject({ codigo: 'orden.sin_documento', error: 'El esquema está cancelado' })
    const { archivo } = await schemes.server.db
      .selectFrom('documentos')
      .select('archivo')
      .where('orden_id', '=', id)
      .where('estado', '=', 'anulado')
      .executeTakeFirstOrThrow()
    expect(await textOf(schemes.pdf('/adjuntos/get', { ruta: archivo }))).toContain('CANCELADA')
  })

  it('says how many doses a day has, and joins the days that are the same', async () => {
    const { consulta } = await schemes.visit(RODRIGO)
    const id = (await schemes.active(consulta))[0]?.orden_id ?? 0
    const text = await textOf(print(id))
    expect(text).toContain('Capecitabina · 1 880 mg · 2 tomas · Oral')
    expect(text).toContain(
      `Días 2 a 14 ${formatDate(addDays(schemes.today, 1))} a ${formatDate(addDays(schemes.today, 13))}`,
    )
  })

  it('without a record of its checks says that they were not verified', async () => {
    const { consulta } = await schemes.visit(RODRIGO)
    const id = (await schemes.active(consulta))[0]?.orden_id ?? 0
    expect(await textOf(print(id))).toContain('Sin comprobaciones guardadas: no verificado')
  })
})

describe('the calendar before ordering', () => {
  it('says what the order would say, and keeps nothing', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.orderOf('mFOLFOX6', 1.64, { ciclo: 2, ciclo_total: 3 })
    const text = await textOf(schemes.pdf(`/pdf/vista-previa-esquema/${consulta}`, order))
    for (const said of [
      'Vista previa',
      'Borrador para revisión: no es un documento guardado',
      '85 mg/m² × 1,64 m² = 139,4 mg',
      'Ciclo 2 de 3',
      'Fluorouracilo · 3 936 mg · Intravenosa · infusión continua en 46 h',
    ])
      expect(text).toContain(said)
    expect(await schemes.active(consulta)).toEqual([])
  })

  it('says which of its days are Sundays or holidays', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const week = Array.from({ length: 7 }, (_, place) => addDays(schemes.today, place + 1))
    const fecha_inicio = week.find(isSunday) ?? ''
    const order = await schemes.orderOf('mFOLFOX6', 1.64, { fecha_inicio, ciclo_total: 1 })
    const text = await textOf(schemes.pdf(`/pdf/vista-previa-esquema/${consulta}`, order))
    expect(text).toContain(`Día 1 ${formatDate(fecha_inicio)} (${closedBecause(fecha_inicio) ?? ''})`)
  })

  it('is refused for what could not be ordered', async () => {
    const { consulta } = await schemes.visit(YANETH)
    const answer = await schemes.pdf(`/pdf/vista-previa-esquema/${consulta}`, await schemes.orderOf('AC', 1.64))
    expect(failure(answer.bytes)).toMatchObject({ codigo: 'esquema.sin_superficie' })
  })
})
