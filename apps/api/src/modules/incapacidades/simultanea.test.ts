/** Two leaves at once: what is asked, what is stored, what is told and printed, and what the database refuses by itself. */
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { incapacidades } from '@cauce/contract/incapacidades'
import { openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'
import {
  diagnosisId,
  insertPastLeave,
  leaveForm,
  newLeaveVisit,
  storedLeaves,
  todayOf,
  type LeaveVisit,
  type PastLeave,
} from '../../../../../tests/support/sick-leave.ts'

const TODAY = todayOf()
const WHY = 'Se fracturó el antebrazo al caer ayer'
const readFive = Schema.decodeUnknownSync(incapacidades.ultimasCinco.answer)

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

/** Fifteen days by the back, that end in five. */
const withBack = async (): Promise<LeaveVisit> => {
  const visit = await newLeaveVisit(ordering.server.db)
  await insertPastLeave(ordering.server.db, visit, { desde: addDays(TODAY, -9), dias: 15 })
  return visit
}

const send = async (visit: LeaveVisit, change: Parameters<typeof leaveForm>[2]) =>
  ordering.post(
    '/incapacidades/registrar',
    await leaveForm(ordering.server.db, visit, {
      diagnostico_id: await diagnosisId(ordering.server.db, 'S525'),
      dias: 15,
      ...change,
    }),
  )

describe('dos incapacidades a la vez', () => {
  it('pide decir qué otro hecho certifica, y no guarda nada sin eso', async () => {
    const visit = await withBack()
    for (const motivo_simultanea of [undefined, null, 'otra', 'aaaaaaaaaaaaaa']) {
      expect(await send(visit, { motivo_simultanea })).toMatchObject({
        status: 422,
        body: {
          errores: {
            motivo_simultanea: [
              `Qué hecho distinto certifica: se cruza con otra, del ${formatDate(addDays(TODAY, -9))} al ${formatDate(addDays(TODAY, 5))}, con M545. Escriba el motivo con palabras: mínimo 10 letras`,
            ],
          },
        },
      })
    }
    expect(await storedLeaves(ordering.server.db, visit.afiliado_id)).toHaveLength(1)
  })

  it('con el motivo se registran las dos y se cuenta cada día una vez, también en la primera', async () => {
    const visit = await withBack()
    expect((await send(visit, { motivo_simultanea: WHY })).status).toBe(200)
    const five = readFive(
      (
        await ordering.post('/incapacidades/listar-ultimas-cinco-incapacidades-afiliado', {
          afiliado_id: visit.afiliado_id,
        })
      ).body,
    )
    expect(
      five.map(({ dias, dias_acumulados, motivo_simultanea }) => [dias, dias_acumulados, motivo_simultanea]),
    ).toEqual([
      [15, 24, WHY],
      [15, 15, null],
    ])
    const span = `se reconocen como una sola, del ${formatDate(addDays(TODAY, -9))} al ${formatDate(addDays(TODAY, 14))}, 24 días`
    for (const { simultaneidad } of five) expect(simultaneidad).toContain(span)
    const { text } = await readPdf(
      (await ordering.pdf('/pdf', { tipo: 'incapacidad', incapacidad_id: five[0]?.id ?? 0 })).bytes,
    )
    const plain = text.replaceAll(/\s+/gu, ' ')
    for (const part of ['Simultaneidad', span, 'Por qué es otro hecho', WHY, '24 días acumulados', 'y simultáneas']) {
      expect(plain).toContain(part)
    }
  })

  it('el motivo no se guarda donde nada se cruza, ni salva a la de la misma enfermedad', async () => {
    const alone = await newLeaveVisit(ordering.server.db)
    expect((await send(alone, { motivo_simultanea: WHY })).status).toBe(200)
    expect(await storedLeaves(ordering.server.db, alone.afiliado_id)).toMatchObject([{ motivo_simultanea: null }])
    const visit = await withBack()
    const diagnostico_id = await diagnosisId(ordering.server.db, 'M544')
    expect(await send(visit, { motivo_simultanea: WHY, diagnostico_id })).toMatchObject({
      status: 409,
      body: { codigo: 'incapacidad.duplicada', error: 'Incapacidad Duplicada' },
    })
  })

  it('una licencia deja a la incapacidad los días que ella no cubre; otra licencia no cabe', async () => {
    const visit = await newLeaveVisit(ordering.server.db, { sexo: 'M' })
    await insertPastLeave(ordering.server.db, visit, {
      desde: TODAY,
      dias: 14,
      diagnostico: 'Z348',
      contingencia: 'Licencia Paternidad',
    })
    expect((await send(visit, { dias: 20, motivo_simultanea: WHY })).status).toBe(200)
    const [, leave] = await storedLeaves(ordering.server.db, visit.afiliado_id)
    const { text } = await readPdf(
      (await ordering.pdf('/pdf', { tipo: 'incapacidad', incapacidad_id: leave?.id ?? 0 })).bytes,
    )
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(
      'esos días se paga solo la licencia; fuera de ella se reconocen 6 días',
    )
    const care = { contingencia: 'Licencia para el cuidado de la niñez', dias: 3, motivo_simultanea: WHY }
    expect((await send(visit, care)).status).toBe(409)
  })

  it('no se advierte del inicio posterior a hoy a la que se cruza con una vigente', async () => {
    const visit = await withBack()
    expect((await send(visit, { fecha_inicio: addDays(TODAY, 3), motivo_simultanea: WHY })).status).toBe(200)
    expect((await storedLeaves(ordering.server.db, visit.afiliado_id)).at(-1)?.advertencia_inicio).toBeNull()
  })
})

describe('la base de datos, escriba quien escriba la fila', () => {
  const first: PastLeave = { desde: '2031-03-01', dias: 15 }
  const licence: PastLeave = { ...first, contingencia: 'licencia maternidad', diagnostico: 'O809' }

  it.each<[string, PastLeave, PastLeave, boolean]>([
    ['otra enfermedad sin motivo', first, { ...first, diagnostico: 'S525' }, false],
    ['otra enfermedad con motivo', first, { ...first, diagnostico: 'S525', motivo_simultanea: WHY }, true],
    ['el mismo diagnóstico con motivo', first, { ...first, motivo_simultanea: WHY }, false],
    ['dos licencias con motivo', licence, { ...licence, diagnostico: 'Z348', motivo_simultanea: WHY }, false],
    ['una licencia y una de su diagnóstico', licence, { ...first, diagnostico: 'O809', motivo_simultanea: WHY }, true],
    ['una anulada', { ...first, estado_id: 2 }, first, true],
  ])('%s', async (_, before, after, fits) => {
    const { db } = ordering.server
    const visit = await newLeaveVisit(db)
    await insertPastLeave(db, visit, before)
    const written = insertPastLeave(db, visit, after)
    if (fits) expect(await written).toBeGreaterThan(0)
    else await expect(written).rejects.toMatchObject({ code: '23P01' })
  })
})
