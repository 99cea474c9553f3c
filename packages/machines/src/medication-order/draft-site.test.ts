import { describe, expect, it } from 'vitest'
import { emptyMedicationDraft, type MedicationDraft } from '@cauce/domain/medication/draft'
import { centro, laureles, orderWith, routed } from '../testing/medication-lines.ts'
import { draftOf, proposalOf, trimetoprim, warfarina } from '../testing/medication-samples.ts'
import { hoy } from '../testing/ordering-samples.ts'
import * as form from './draft.ts'

describe('the site of the drug of the form', () => {
  it('stays while the drug is the same', () => {
    expect(form.draftChanged(routed(), { dosis: 2 })).toMatchObject({ draft: { dosis: 2, rep: laureles } })
    expect(form.draftChanged(routed(), { dosis: 2 })).not.toHaveProperty('draftRouting')
    expect(form.draftChanged(routed(), { dosis: 2 })).not.toHaveProperty('routedFor')
    expect(form.draftChanged(routed(), { rep: null })).toMatchObject({ draft: { rep: null } })
  })

  it('is still waited for while the typed line has no drug and another field is written', () => {
    const typed = orderWith({ candidate: 20, routedFor: 20, draftRouting: proposalOf(warfarina) })
    expect(form.draftChanged(typed, { dosis: 2 })).not.toHaveProperty('draftRouting')
    expect(form.draftChanged(typed, { dosis: 2 })).not.toHaveProperty('routedFor')
  })

  it('goes away with the drug for which it was proposed', () => {
    expect(form.draftChanged(routed(), { articulo: trimetoprim })).toMatchObject({
      draft: { articulo: trimetoprim, rep: null },
      draftRouting: null,
      routedFor: null,
    })
    const none = form.draftChanged(routed(), { articulo: null })
    expect(none).toMatchObject({ draft: { articulo: null, rep: null }, draftRouting: null, routedFor: null })
  })

  it.each([
    ['against the proposed one', proposalOf(warfarina)],
    ['where the contracts give none', proposalOf(warfarina, { rep: null })],
    ['where nothing was proposed', null],
  ])('stays with another drug when a person chose it %s', (_, draftRouting) => {
    const context = routed({ draft: draftOf(warfarina, { rep: centro }), draftRouting })
    expect(form.draftChanged(context, { articulo: trimetoprim })).toMatchObject({ draft: { rep: centro } })
  })

  it('is the one that was proposed while the line was typed', () => {
    const typed = orderWith({ candidate: 20, routedFor: 20, draftRouting: proposalOf(warfarina) })
    expect(form.draftChanged(typed, { articulo: warfarina })).toMatchObject({ draft: { rep: laureles } })
    expect(form.draftChanged(typed, { articulo: warfarina })).not.toHaveProperty('routedFor')
    expect(form.draftChanged(typed, { articulo: warfarina, rep: centro })).toMatchObject({ draft: { rep: centro } })
  })
})

describe('the drug whose site is wanted', () => {
  it('is that of the form, else the one that the typed line means', () => {
    expect(form.wantedDrug({ draft: draftOf(warfarina), candidate: 21 })).toBe(20)
    expect(form.wantedDrug({ draft: emptyMedicationDraft(hoy), candidate: 21 })).toBe(21)
    expect(form.wantedDrug({ draft: emptyMedicationDraft(hoy), candidate: null })).toBeNull()
  })

  it.each<readonly [string, Partial<MedicationDraft>, boolean]>([
    ['says nothing of the drug', { dosis: 2 }, false],
    ['says the same drug', { articulo: warfarina }, false],
    ['says another one', { articulo: trimetoprim }, true],
    ['takes it away', { articulo: null }, true],
  ])('is another one after a change of the form that %s', (_, change, isAnother) => {
    expect(form.isAnotherDrug(routed(), change)).toBe(isAnother)
  })

  it('is not another one when the form takes what the line was known to mean', () => {
    const typed = orderWith({ candidate: 20 })
    expect(form.isAnotherDrug(typed, { articulo: warfarina })).toBe(false)
    expect(form.isAnotherDrug(typed, { articulo: null })).toBe(true)
    expect(form.isAnotherDrug(orderWith(), { articulo: null })).toBe(false)
  })

  it.each([
    ['the same', 20, false],
    ['another', 21, true],
    ['nothing any more, and the form has the drug', null, false],
  ])('is another one when the line means %s', (_, candidate, isAnother) => {
    expect(form.isAnotherCandidate(routed(), candidate)).toBe(isAnother)
  })

  it('takes what was completed for another one out of the form', () => {
    expect(form.candidateChanged(routed(), 21)).toMatchObject({
      candidate: 21,
      draft: { articulo: null, rep: null, dosis: 1 },
      draftRouting: null,
      routedFor: null,
    })
    expect(form.candidateChanged(routed(), 20)).toEqual({ candidate: 20 })
  })

  it('is asked for once', () => {
    expect(form.isToRoute(orderWith())).toBe(false)
    expect(form.isToRoute(orderWith({ candidate: 20 }))).toBe(true)
    expect(form.isToRoute(routed())).toBe(false)
    expect(form.isToRoute(routed({ routedFor: 21 }))).toBe(true)
  })
})

describe('the proposal of a site', () => {
  it('is taken by the form that has its drug and no site', () => {
    const context = orderWith({ draft: draftOf(warfarina) })
    const proposals = [proposalOf(trimetoprim, { rep: null }), proposalOf(warfarina)]
    expect(form.draftRouted(context, proposals)).toEqual({
      routedFor: 20,
      draftRouting: proposalOf(warfarina),
      draft: draftOf(warfarina, { rep: laureles }),
    })
  })

  it('does not take the place of the one that a person chose', () => {
    const context = orderWith({ draft: draftOf(warfarina, { rep: centro }) })
    expect(form.draftRouted(context, [proposalOf(warfarina)])).toMatchObject({ draft: { rep: centro } })
  })

  it('of a drug that is only being typed is kept without being taken', () => {
    const context = orderWith({ candidate: 20 })
    expect(form.draftRouted(context, [proposalOf(warfarina)])).toEqual({
      routedFor: 20,
      draftRouting: proposalOf(warfarina),
      draft: context.draft,
    })
  })

  it('that did not come leaves the line without one, and it is not asked for again', () => {
    const context = orderWith({ draft: draftOf(warfarina) })
    expect(form.draftRouted(context, [])).toEqual({ routedFor: 20, draftRouting: null, draft: draftOf(warfarina) })
    expect(form.siteOf(null)).toBeNull()
    expect(form.siteOf(proposalOf(warfarina, { rep: null }))).toBeNull()
    expect(form.siteOf(proposalOf(warfarina))).toEqual(laureles)
  })
})
