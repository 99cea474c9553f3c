import { describe, expect, it } from 'vitest'
import { DUPLICATE_IN_LIST } from '@cauce/domain/medication/duplicates'
import { emptyMedicationDraft } from '@cauce/domain/medication/draft'
import { REASON_REQUIRED } from '@cauce/domain/ordering/routing-change'
import { ALL_FIELDS_REQUIRED, REQUIRED_FIELD } from '@cauce/domain/text/field'
import { centro, itemOf, laureles, orderWith, routed, saidBefore } from '../testing/medication-lines.ts'
import {
  draftOf,
  fibrilacion,
  medicationInput,
  posology,
  proposalOf,
  trimetoprim,
  warfarina,
} from '../testing/medication-samples.ts'
import { hoy } from '../testing/ordering-samples.ts'
import * as form from './draft.ts'

describe('a new order', () => {
  it('has nothing in it but the diagnosis of the record', () => {
    expect(form.newOrder(medicationInput)).toEqual({
      ...medicationInput,
      entry: '',
      draft: { ...emptyMedicationDraft(hoy), diagnostico: fibrilacion },
      draftErrors: {},
      draftRouting: null,
      routedFor: null,
      candidate: null,
      items: [],
      nextKey: 1,
      removed: null,
      queue: [],
      idempotencyKey: null,
      dialog: null,
      notice: null,
      noticeRead: 0,
    })
  })
})

describe('what was said of an earlier line', () => {
  it.each([
    ['is old when the next one is begun', '', 'w', { entry: 'w', noticeRead: 4 }],
    ['also after spaces alone', '  ', 'w', { entry: 'w', noticeRead: 4 }],
    ['is not while nothing is written', '', '  ', { entry: '  ' }],
    ['nor in the middle of a line', 'wa', 'war', { entry: 'war' }],
    ['nor when the line is rubbed out', 'wa', '', { entry: '' }],
  ])('%s', (_, before, text, change) => {
    expect(form.entryChanged(orderWith({ entry: before, notice: saidBefore }), text)).toEqual(change)
  })

  it('is what was read before where nothing was said', () => {
    expect(form.noticeOver(orderWith({ noticeRead: 2 }))).toEqual({ noticeRead: 2 })
  })

  it('is old when a drug is chosen in an empty form, and not when something else is', () => {
    const chosen = form.draftChanged(orderWith({ notice: saidBefore }), { articulo: warfarina })
    expect(chosen).toMatchObject({ noticeRead: 4 })
    expect(form.draftChanged(orderWith({ notice: saidBefore }), { dosis: 2 })).not.toHaveProperty('noticeRead')
    expect(form.draftChanged(routed({ notice: saidBefore }), { dosis: 2 })).not.toHaveProperty('noticeRead')
  })
})

it.each([
  ['nothing but spaces', { entry: ' ', draft: { ...emptyMedicationDraft(hoy), observacion: ' ' } }, true],
  ['a typed line', { entry: 'warf', draft: emptyMedicationDraft(hoy) }, false],
  ['an observation', { entry: '', draft: { ...emptyMedicationDraft(hoy), observacion: 'En ayunas' } }, false],
  ['a drug', { entry: '', draft: { ...emptyMedicationDraft(hoy), articulo: warfarina } }, false],
] as const)('a form with %s: may another line take its place', (_, typed, isFree) => {
  expect(form.isBlank(typed)).toBe(isFree)
})

describe('messages of the form', () => {
  it('go away with the field that is corrected, and that of the computed quantity with any', () => {
    const draftErrors = { dosis: ['No sirve'], via: ['Falta'], cantidadMedico: ['Es mucha'] }
    expect(form.draftChanged(routed({ draftErrors }), { dosis: 2 })).toMatchObject({ draftErrors: { via: ['Falta'] } })
    expect(Object.keys(form.draftChanged(routed({ draftErrors }), { dosis: 2 }).draftErrors ?? {})).toEqual(['via'])
  })

  it('say what is missing, each at its field, and in the notice', () => {
    const context = orderWith({ notice: saidBefore })
    const refused = form.draftRefused(context, '2026-11-22')
    expect(refused).toMatchObject({
      hoy: '2026-11-22',
      notice: { seq: 5, tone: 'error', message: form.refusalOf(context, '2026-11-22') },
      draftErrors: { articulo: [REQUIRED_FIELD], rep: [REQUIRED_FIELD] },
    })
    expect(refused.notice?.message).toMatch(new RegExp(`^${ALL_FIELDS_REQUIRED}: Prestador, `, 'u'))
  })

  it('say that the drug is in the list already, beside what else is wrong', () => {
    const context = routed({ items: [itemOf(1, draftOf(warfarina))] })
    expect(form.refusalOf(context, hoy)).toBe(DUPLICATE_IN_LIST)
    expect(form.draftRefused(context, hoy)).toEqual({
      hoy,
      draftErrors: { articulo: [DUPLICATE_IN_LIST] },
      notice: { seq: 1, tone: 'error', message: DUPLICATE_IN_LIST },
    })
    const elsewhere = { ...context, draft: draftOf(warfarina, { rep: centro }) }
    expect(form.draftRefused(elsewhere, hoy)).toMatchObject({
      draftErrors: { articulo: [DUPLICATE_IN_LIST], motivo_rep: [REASON_REQUIRED] },
      notice: { message: REASON_REQUIRED },
    })
  })

  it('are none for a complete line, whose site may still be on its way', () => {
    expect(form.refusalOf(routed(), hoy)).toBeNull()
    expect(form.refusalOf(orderWith({ draft: draftOf(warfarina) }), hoy)).toBeNull()
    const asked = orderWith({ draft: draftOf(warfarina), routedFor: 20 })
    expect(form.refusalOf(asked, hoy)).toBe(`${ALL_FIELDS_REQUIRED}: Prestador`)
    expect(form.duplicateOf({ items: [itemOf(1, draftOf(trimetoprim))] }, draftOf(warfarina))).toBeNull()
    expect(
      form.duplicateOf({ items: [itemOf(1, draftOf(warfarina, { articulo: null }))] }, emptyMedicationDraft(hoy)),
    ).toBe(null)
  })
})

describe('clearing the form', () => {
  it('leaves a new line of that day', () => {
    expect(form.draftCleared(routed({ entry: 'warf', candidate: 20 }), '2026-11-22')).toEqual({
      hoy: '2026-11-22',
      entry: '',
      draft: { ...emptyMedicationDraft('2026-11-22'), diagnostico: fibrilacion },
      draftErrors: {},
      draftRouting: null,
      routedFor: null,
      candidate: null,
    })
  })
})

describe('an active line that goes to the form to be replaced', () => {
  const reemplaza = { orden_articulos_id: 40, motivo: 'Sube la dosis' }
  const change = { ...posology, articulo: warfarina, reemplaza }

  it('is a new line with what the active one said', () => {
    const context = orderWith({ notice: saidBefore, entry: 'warf', candidate: 20, draftErrors: { dosis: ['x'] } })
    expect(form.replacementStarted(context, change, '2026-11-22')).toEqual({
      hoy: '2026-11-22',
      entry: '',
      candidate: null,
      draftErrors: {},
      noticeRead: 4,
      draft: { ...emptyMedicationDraft('2026-11-22'), diagnostico: fibrilacion, ...change },
      draftRouting: null,
      routedFor: null,
    })
  })

  it('does not take the site that was asked for a line that was only being typed', () => {
    const typed = orderWith({ candidate: 20, routedFor: 20, draftRouting: proposalOf(warfarina) })
    expect(form.replacementStarted(typed, change, hoy)).toMatchObject({
      draft: { rep: null },
      draftRouting: null,
      routedFor: null,
    })
  })

  it('keeps the site that is known of its drug', () => {
    expect(form.replacementStarted(routed(), { ...change, rep: laureles }, hoy)).toMatchObject({
      draft: { rep: laureles, reemplaza },
    })
    expect(form.replacementStarted(routed(), change, hoy)).not.toHaveProperty('routedFor')
  })
})
