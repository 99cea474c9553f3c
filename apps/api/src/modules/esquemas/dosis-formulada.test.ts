import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { EXPLAIN_DOSE } from '@cauce/domain/oncology/draft'
import { proposalsFor } from '@cauce/domain/oncology/proposals'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { withProposal } from '@cauce/domain/oncology/scheme-line'
import { BLANCA, openSchemes, type Schemes } from '../../../../../tests/support/schemes.ts'

let schemes: Schemes
beforeAll(async () => {
  schemes = await openSchemes()
})
afterAll(() => schemes.close())

/** 62 kg and 156 cm: √(62 × 156 ÷ 3600) = 1.64 m². */
const BLANCA_ISC = 1.64

const cancel = (orden_id: number) => schemes.post('/ordenamiento/cancelarEsquema', { orden_id })

const withLine = (order: SchemeOrder, place: number, change: object): SchemeOrder => ({
  ...order,
  codeSumiEsquemaSeleccionado: order.codeSumiEsquemaSeleccionado.map((line, index) =>
    index === place ? { ...line, ...change } : line,
  ),
})

/** Orders, hands the order to the test and cancels it, so that the next one can be made. */
const ordering = async (consulta: number, order: SchemeOrder, look: (id: number) => Promise<void>): Promise<void> => {
  const id = await schemes.order(consulta, order)
  await look(id)
  expect((await cancel(id)).status).toBe(200)
}

describe('the formulated dose', () => {
  it('that is not the sum needs a reason, and stays as typed with the sum beside it', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const edited = withLine(await schemes.orderOf('AC', BLANCA_ISC), 0, { dosis_formulada: 80 })
    expect(await schemes.generate(consulta, edited)).toMatchObject({
      status: 422,
      body: { error: EXPLAIN_DOSE, errores: { 'codeSumiEsquemaSeleccionado.0.observaciones': [EXPLAIN_DOSE] } },
    })
    const explained = withLine(edited, 0, {
      observaciones: 'Reducción del 20 % por neutropenia febril',
      motivo_desviacion: 'toxicidad',
    })
    await ordering(consulta, explained, async (id) => {
      const line = await schemes.server.db
        .selectFrom('orden_esquema_lineas')
        .select(['dosis_formulada', 'propuesta', 'unidad_formulada', 'desviacion', 'motivo_desviacion'])
        .where('orden_id', '=', id)
        .orderBy('id')
        .executeTakeFirstOrThrow()
      expect(line).toEqual({
        dosis_formulada: '80',
        unidad_formulada: 'mg',
        desviacion: '-18.7',
        motivo_desviacion: 'toxicidad',
        propuesta: { tipo: 'isc', valor: 98.4, texto: '60 mg/m² × 1,64 m² = 98,4 mg' },
      })
      const [entry] = await schemes.audited('esquema.crear', id)
      expect(entry?.detalle).toMatchObject({ dosis_a_mano: 1 })
    })
  })

  it('that is a taken proposal is kept with it', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.orderOf('R-CHOP21', BLANCA_ISC)
    const patient = { isc: BLANCA_ISC, peso: 62, talla: 156, edad: 69, sexo: 'F', creatinina: null }
    const drugs = await schemes.drugs(order.esquema_id ?? 0)
    const capped = {
      ...order,
      codeSumiEsquemaSeleccionado: order.codeSumiEsquemaSeleccionado.map((line, place) => {
        const [proposal] = drugs[place] === undefined ? [] : proposalsFor(drugs[place], patient)
        return proposal === undefined ? line : withProposal(line, proposal)
      }),
    }
    await ordering(consulta, capped, async () => {
      const vincristine = (await schemes.active(consulta)).find(({ codesumi }) => codesumi.nombre === 'Vincristina')
      expect(vincristine).toMatchObject({ dosis: 1.4, dosis_formulada: 2, unidad_formulada: 'mg' })
    })
  })

  it('whose proposal the measures do not give is refused', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.orderOf('TH semanal', BLANCA_ISC)
    const place = order.codeSumiEsquemaSeleccionado.findIndex(({ indice_dosis }) => indice_dosis === 'PESO')
    const wrong = withLine(order, place, {
      dosis_formulada: 700,
      propuesta: { tipo: 'peso', valor: 700, texto: '' },
    })
    const answer = await schemes.generate(consulta, wrong)
    expect(answer).toMatchObject({ status: 422, body: { codigo: 'datos.invalidos' } })
    expect(JSON.stringify(answer.body)).toContain(`codeSumiEsquemaSeleccionado.${place}.propuesta`)
  })

  it('of another index, or of a drug that is nowhere, is refused', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.orderOf('AC', BLANCA_ISC)
    for (const change of [
      { indice_dosis: 'FIJA', dosis_formulada: 60 },
      { esquema_linea_id: 999_999 },
      { esquema_linea_id: null, codesumi_id: null },
    ])
      expect(await schemes.generate(consulta, withLine(order, 0, change))).toMatchObject({ status: 422 })
  })
})

const refused = async (abreviatura: string, place: number, change: object): Promise<unknown> => {
  const { consulta } = await schemes.visit(BLANCA)
  const order = withLine(await schemes.orderOf(abreviatura, BLANCA_ISC), place, change)
  const { status, body } = await schemes.generate(consulta, await schemes.answered(consulta, order))
  expect(status).toBe(422)
  return Object.keys(Object(body).errores)
}
const of = (place: number, field: string): string[] => [`codeSumiEsquemaSeleccionado.${place}.${field}`]

describe('what is not of the scheme', () => {
  it.each([
    ['via', 'Intratecal'],
    ['via', 'por la oreja'],
    ['dias_aplicacion', '1-20'],
    ['ciclos_aplica', '1'],
    ['fase', 'mantenimiento'],
  ])('%s %j is refused at its field', async (field, value) => {
    expect(await refused('AC', 0, { [field]: value })).toEqual(of(0, field))
  })

  it('a tenfold dose and two hundred applications are refused', async () => {
    expect(await refused('AC', 0, { dosis: 600, dosis_formulada: 984 })).toEqual(of(0, 'dosis_formulada'))
    expect(await refused('AC', 0, { cantidad_aplicaciones: 200 })).toEqual(of(0, 'dosis_formulada'))
  })

  it('the same line twice, sixty cycles or one a day are refused', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.orderOf('AC', BLANCA_ISC)
    const [first] = order.codeSumiEsquemaSeleccionado
    const send = async (change: object): Promise<unknown> => {
      const answer = await schemes.generate(consulta, await schemes.answered(consulta, { ...order, ...change }))
      return [answer.status, Object.keys(Object(answer.body).errores)]
    }
    const lines = [...order.codeSumiEsquemaSeleccionado, first]
    expect(await send({ codeSumiEsquemaSeleccionado: lines })).toEqual([
      422,
      of(order.codeSumiEsquemaSeleccionado.length, 'nombre'),
    ])
    expect(await send({ ciclo_total: 60 })).toEqual([422, ['ciclo_total']])
    expect(await send({ frecuencia_repeticion: 1 })).toEqual([422, ['frecuencia_repeticion']])
  })

  it('an added drug goes in its own unit, by its own route, no oftener than each hour', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    const order = await schemes.orderOf('AC', BLANCA_ISC)
    const { id, unidad_presentacion } = await schemes.server.db
      .selectFrom('medicamentos')
      .select(['id', 'unidad_presentacion'])
      .where('principio_activo', '=', 'Morfina')
      .where('via', '=', 'Intravenosa')
      .executeTakeFirstOrThrow()
    const added = {
      esquema_linea_id: null,
      codesumi_id: id,
      nombre: 'Morfina',
      dosis: 1,
      unidad_medida: unidad_presentacion ?? '',
      indice_dosis: 'FIJA' as const,
      dosis_formulada: 1,
      via: 'Intravenosa',
      dias_aplicacion: '1',
      // In one cycle alone: a formula of special control covers few days.
      ciclos_aplica: '1',
      cantidad_aplicaciones: 4,
      observaciones: '',
    }
    const place = order.codeSumiEsquemaSeleccionado.length
    for (const [field, value] of [
      ['via', 'Intratecal'],
      ['unidad_medida', 'Tableta'],
      ['cantidad_aplicaciones', 30],
    ] as const) {
      const lines = [...order.codeSumiEsquemaSeleccionado, { ...added, [field]: value }]
      const whole = { ...order, codeSumiEsquemaSeleccionado: lines }
      const answer = await schemes.generate(consulta, await schemes.answered(consulta, whole))
      expect([answer.status, Object.keys(Object(answer.body).errores)]).toEqual([422, of(place, field)])
    }
  })
})

const daysAgo = (days: number) => addDays(bogotaDate(Date.now()), -days)
const body = { isc: BLANCA_ISC, peso: 62, talla: 156, edad: 69, sexo: 'F' }

/** The newest of the record, written in place of the one of the demo. */
const know = async (creatinina: number, creatinina_fecha: string): Promise<void> => {
  const { db } = schemes.server
  const { id } = await db
    .selectFrom('afiliados')
    .select('id')
    .where('numero_documento', '=', BLANCA)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('estados_paciente')
    .set({ creatinina: String(creatinina), creatinina_fecha })
    .where('afiliado_id', '=', id)
    .where('creatinina', 'is not', null)
    .execute()
}

/** Carboplatin with what a client proposes by a creatinine of its own. */
const proposedWith = async (creatinina: number, esquema_id: number) => {
  const drug = (await schemes.drugs(esquema_id)).find(({ indice_dosis }) => indice_dosis === 'AUC')
  const proposal = drug && proposalsFor(drug, { ...body, creatinina }).find(({ tipo }) => tipo === 'auc')
  if (proposal === undefined) throw new Error('no dose is proposed')
  return proposal
}

describe('a dose by AUC', () => {
  it('is worked out with the creatinine of the record, and printed in the words of the server', async () => {
    const { consulta } = await schemes.visit(BLANCA)
    await know(0.9, daysAgo(3))
    const order = await schemes.orderOf('TCH', BLANCA_ISC)
    const place = order.codeSumiEsquemaSeleccionado.findIndex(({ indice_dosis }) => indice_dosis === 'AUC')
    const line = order.codeSumiEsquemaSeleccionado[place]
    if (line === undefined) throw new Error('the scheme has no dose by AUC')
    const own = withProposal(line, await proposedWith(0.9, order.esquema_id ?? 0))
    const said = { ...own, propuesta: { ...own.propuesta, texto: 'como yo diga', creatinina: 0.3 } }
    await ordering(consulta, withLine(order, place, said), async (id) => {
      const { propuesta } = await schemes.server.db
        .selectFrom('orden_esquema_lineas')
        .select('propuesta')
        .where('orden_id', '=', id)
        .where('indice_dosis', '=', 'AUC')
        .limit(1)
        .executeTakeFirstOrThrow()
      expect(propuesta).toMatchObject({ tipo: 'auc', valor: own.dosis_formulada, creatinina: 0.9 })
      expect(JSON.stringify(propuesta)).toContain(`creatinina 0,90 mg/dL del ${formatDate(daysAgo(3))}`)
    })
  })

  it.each([
    ['another creatinine than that of the record', 0.9, 3, 0.5],
    ['one of more days than it serves', 0.9, 45, 0.9],
    ['one that is not to be believed', 0.1, 3, 0.1],
  ])('with %s is refused', async (_, recorded, age, sent) => {
    const { consulta } = await schemes.visit(BLANCA)
    await know(recorded, daysAgo(age))
    const order = await schemes.orderOf('TCH', BLANCA_ISC)
    const place = order.codeSumiEsquemaSeleccionado.findIndex(({ indice_dosis }) => indice_dosis === 'AUC')
    const line = order.codeSumiEsquemaSeleccionado[place]
    if (line === undefined) throw new Error('the scheme has no dose by AUC')
    const forged = withProposal(line, await proposedWith(sent, order.esquema_id ?? 0))
    const answer = await schemes.generate(consulta, withLine(order, place, forged))
    expect(answer).toMatchObject({ status: 422 })
    expect(JSON.stringify(answer.body)).toContain(`codeSumiEsquemaSeleccionado.${place}.propuesta`)
  })
})
