import { describe, expect, it } from 'vitest'
import { goodReason } from '../testing/alert-samples.ts'
import {
  checked,
  draftOf,
  medicationInput,
  proposalOf,
  trimetoprim,
  undone,
  warfarina,
} from '../testing/medication-samples.ts'
import { hoy } from '../testing/ordering-samples.ts'
import { newOrder } from './draft.ts'
import * as list from './list.ts'
import type { MedicationItem, MedicationOrderContext } from './types.ts'

const laureles = { id: 8, nombre: 'Farmacia Laureles' }
const notice = { seq: 4, tone: 'error', message: 'Dicho antes' } as const

const itemOf = (key: number, change: Partial<MedicationItem> = {}): MedicationItem => ({
  key,
  draft: draftOf(key === 2 ? trimetoprim : warfarina, { rep: laureles }),
  routing: null,
  comprobaciones: [],
  errores: {},
  sinResponder: [],
  ...change,
})

const listWith = (...items: readonly MedicationItem[]): MedicationOrderContext => ({
  ...newOrder(medicationInput),
  items,
})

describe('the foot of the list', () => {
  it('counts what was not made and nobody explained, what is incomplete and what asks for authorisation', () => {
    const authorised = draftOf({ ...warfarina, requiere_autorizacion: 1 })
    const item = itemOf(1, { draft: authorised, comprobaciones: [undone], errores: { rep: ['Falta'] } })
    expect(list.summaryLine(item)).toEqual({ sinHacer: 1, completa: false, requiere_autorizacion: 1 })
    const plain = itemOf(1, { draft: draftOf(warfarina, { articulo: null }), comprobaciones: [checked()] })
    expect(list.summaryLine(plain)).toEqual({ sinHacer: 0, completa: true, requiere_autorizacion: 0 })
    expect(list.summaryOf([item, plain])).toMatchObject({
      titulo: '2 líneas',
      detalle: '1 queda pendiente de autorización',
      impedimento: '1 comprobación sin hacer',
    })
  })
})

describe('taking a line out', () => {
  it('keeps it and its place until the list changes', () => {
    const context = listWith(itemOf(1), itemOf(2), itemOf(3))
    expect(list.lineRemoved(context, 2)).toEqual({
      items: [itemOf(1), itemOf(3)],
      removed: { item: itemOf(2), index: 1 },
    })
    expect(list.lineRemoved(context, 8)).toEqual({})
  })

  it('is undone where it was', () => {
    const context = { ...listWith(itemOf(1), itemOf(3)), removed: { item: itemOf(2), index: 1 } }
    expect(list.removalUndone(context)).toEqual({ items: [itemOf(1), itemOf(2), itemOf(3)], removed: null })
    expect(list.removalUndone(listWith(itemOf(1)))).toEqual({})
  })
})

describe('editing a line', () => {
  const routing = proposalOf(trimetoprim)
  const edited = itemOf(2, { routing, errores: { dosis: ['No sirve'] } })

  it('takes it to the form with its site and its messages, and there is nothing to put back', () => {
    const context = { ...listWith(itemOf(1), edited), notice, removed: { item: itemOf(3), index: 0 } }
    expect(list.lineEdited(context, 2)).toEqual({
      items: [itemOf(1)],
      removed: null,
      draft: edited.draft,
      draftErrors: { dosis: ['No sirve'] },
      draftRouting: routing,
      routedFor: 21,
      noticeRead: 4,
    })
  })

  it('does nothing where a line is being written, or where there is no such line', () => {
    expect(list.lineEdited({ ...listWith(edited), entry: 'warf' }, 2)).toEqual({})
    expect(list.lineEdited(listWith(edited), 7)).toEqual({})
  })
})

describe('choosing a site', () => {
  it('changes that line alone, with its reason, and looks at it again', () => {
    const context = listWith(
      itemOf(1, { draft: draftOf(warfarina), routing: proposalOf(warfarina), errores: { rep: ['Falta'] } }),
      itemOf(2, { errores: { dosis: ['No sirve'] } }),
    )
    const rep = { id: 9, nombre: 'Farmacia Centro', municipio: 'Medellín' }
    const chosen = { ...draftOf(warfarina), rep: { id: 9, nombre: 'Farmacia Centro' } }
    expect(list.siteChosen(context, 1, rep, ' Queda cerca ').items).toEqual([
      itemOf(1, { draft: { ...chosen, motivo_rep: 'Queda cerca' }, routing: proposalOf(warfarina) }),
      itemOf(2, { errores: { dosis: ['No sirve'] } }),
    ])
    const without = list.siteChosen(context, 1, rep, '  ').items
    expect(without?.map(({ errores }) => Object.keys(errores))).toEqual([['motivo_rep'], ['dosis']])
  })
})

const explained = (comprobaciones: MedicationItem['comprobaciones'], motivo = ` ${goodReason} `) =>
  list
    .checkExplained(listWith(itemOf(1, { comprobaciones }), itemOf(2, { comprobaciones })), 1, 'interacciones', motivo)
    .items?.map((item) => item.comprobaciones.map((entry) => entry.motivo))

describe('explaining a check that was not made', () => {
  it('writes the reason at the last try of that check of that line', () => {
    const alergia = checked({ comprobacion: 'alergia', respuesta: 'no_verificada' })
    expect(explained([undone, alergia, { ...undone }])).toEqual([
      [null, null, goodReason],
      [null, null, null],
    ])
  })

  it('writes nothing where the last try was clean, or the reason says too little', () => {
    expect(explained([undone, checked()])).toEqual([
      [null, null],
      [null, null],
    ])
    expect(explained([undone], 'Corto')).toEqual([[null], [null]])
  })
})

describe('ordering', () => {
  it('looks at every line with the date of today', () => {
    const context = { ...listWith(itemOf(1, { errores: { dosis: ['Ya no'] } })), notice }
    expect(list.linesReviewed(context, hoy)).toEqual({ hoy, noticeRead: 4, items: [itemOf(1)] })
    const later = list.linesReviewed(context, '2026-12-30')
    expect(later.items?.map(({ errores }) => Object.keys(errores))).toEqual([['fechaVigencia']])
    expect(later.hoy).toBe('2026-12-30')
  })

  it('is stopped by a line that lacks something, and says how to go on', () => {
    const context = { ...listWith(itemOf(1), itemOf(2, { draft: draftOf(trimetoprim) })), notice }
    expect(list.obstacleOf(context, hoy)).toBe('1 línea por corregir. Corríjala para poder ordenar')
    const blocked = list.orderBlocked(context, hoy)
    expect(blocked).toMatchObject({
      hoy,
      noticeRead: 4,
      notice: { seq: 5, tone: 'error', message: '1 línea por corregir. Corríjala para poder ordenar' },
    })
    expect(blocked.items?.map(({ errores }) => Object.keys(errores))).toEqual([[], ['rep']])
    expect(list.obstacleOf(listWith(itemOf(1)), hoy)).toBeNull()
  })
})
