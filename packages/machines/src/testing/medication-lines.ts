/** Lines, queues and lists of a medication order, for the tests of its functions. */
import type { MedicationDraft } from '@cauce/domain/medication/draft'
import { newOrder } from '../medication-order/draft.ts'
import type { MedicationItem, MedicationOrderContext, QueuedLine } from '../medication-order/types.ts'
import { draftOf, medicationInput, proposalOf, warfarina } from './medication-samples.ts'

export const laureles = { id: 8, nombre: 'Farmacia Laureles' }
export const centro = { id: 9, nombre: 'Farmacia Centro' }

/** What was said of an earlier line. */
export const saidBefore = { seq: 4, tone: 'error', message: 'Dicho antes' } as const

/** A new order of consultation 1 but for that change. */
export const orderWith = (change: Partial<MedicationOrderContext> = {}): MedicationOrderContext => ({
  ...newOrder(medicationInput),
  ...change,
})

/** The form has warfarin, whose site was asked for and proposed. */
export const routed = (change: Partial<MedicationOrderContext> = {}): MedicationOrderContext =>
  orderWith({
    draft: draftOf(warfarina, { rep: laureles }),
    draftRouting: proposalOf(warfarina),
    routedFor: 20,
    ...change,
  })

/** A line of the list in which nothing was checked yet. */
export const itemOf = (key: number, draft: MedicationDraft, change: Partial<MedicationItem> = {}): MedicationItem => ({
  key,
  draft,
  routing: null,
  comprobaciones: [],
  errores: {},
  sinResponder: [],
  ...change,
})

/** Warfarin that waits to be checked, as it came from the form. */
export const queued = (change: Partial<QueuedLine> = {}): QueuedLine => ({
  draft: draftOf(warfarina),
  routing: null,
  routingAsked: false,
  origin: 'draft',
  key: 1,
  ...change,
})
