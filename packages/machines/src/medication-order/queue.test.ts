import { describe, expect, it } from 'vitest'
import { DUPLICATE_IN_LIST } from '@cauce/domain/medication/duplicates'
import { ADD_ERROR } from '@cauce/domain/medication/messages'
import { itemOf, laureles, orderWith, queued, saidBefore } from '../testing/medication-lines.ts'
import { draftOf, medicationInput, proposalOf, trimetoprim, warfarina } from '../testing/medication-samples.ts'
import { hoy } from '../testing/ordering-samples.ts'
import { newDraft } from './draft.ts'
import * as queue from './queue.ts'

describe('what the form says', () => {
  it('goes to be checked with its site, under a key of its own, and the form is free', () => {
    const context = orderWith({
      entry: 'warfarina',
      draft: draftOf(warfarina, { observacion: ' En la noche ', rep: laureles }),
      draftRouting: proposalOf(warfarina),
      routedFor: 20,
      queue: [queued({ key: 6 })],
      nextKey: 7,
      removed: { item: itemOf(3, draftOf(trimetoprim)), index: 0 },
      notice: saidBefore,
    })
    expect(queue.draftQueued(context, '2026-11-22')).toEqual({
      hoy: '2026-11-22',
      entry: '',
      draft: newDraft(medicationInput, '2026-11-22'),
      draftErrors: {},
      draftRouting: null,
      routedFor: null,
      candidate: null,
      noticeRead: 4,
      queue: [
        queued({ key: 6 }),
        {
          draft: draftOf(warfarina, { rep: laureles }),
          routing: proposalOf(warfarina),
          routingAsked: true,
          origin: 'draft',
          key: 7,
        },
      ],
      nextKey: 8,
      removed: null,
    })
  })

  it('asks for its site on the way when that of another drug was asked for', () => {
    const context = orderWith({ draft: draftOf(warfarina), routedFor: 21 })
    expect(queue.draftQueued(context, hoy).queue).toMatchObject([{ routingAsked: false }])
  })
})

describe('lines that are prescribed again', () => {
  it('are checked in their order as if they were new; a drug enters once', () => {
    const context = orderWith({
      items: [itemOf(1, draftOf(trimetoprim))],
      nextKey: 2,
      notice: saidBefore,
      removed: { item: itemOf(9, draftOf(warfarina)), index: 0 },
    })
    const drafts = [draftOf(warfarina), draftOf(trimetoprim), draftOf(warfarina)]
    expect(queue.linesPrescribed(context, drafts, '2026-11-22')).toEqual({
      hoy: '2026-11-22',
      queue: [queued({ key: 2, origin: 'prescribe' })],
      nextKey: 3,
      // Twice the same sentence: once for each line that did not enter.
      notice: { seq: 6, tone: 'error', message: DUPLICATE_IN_LIST },
      noticeRead: 4,
      removed: null,
    })
  })

  it('do not enter without a drug', () => {
    const { queue: lines, notice: said } = queue.linesPrescribed(
      orderWith(),
      [draftOf(warfarina, { articulo: null })],
      hoy,
    )
    expect(lines).toEqual([])
    expect(said).toEqual({ seq: 1, tone: 'error', message: ADD_ERROR })
  })
})

describe('lines that are checked again', () => {
  const items = [
    itemOf(1, draftOf(warfarina), { routing: proposalOf(warfarina) }),
    itemOf(2, draftOf(trimetoprim)),
    itemOf(3, draftOf(warfarina, { observacion: 'x' })),
  ]

  it('follow those that wait already, in the order of the list, with the site that they have', () => {
    const context = orderWith({ items, queue: [queued({ key: 8 })] })
    expect(queue.rechecked(context, [3, 1])).toEqual({
      removed: null,
      queue: [
        queued({ key: 8 }),
        { key: 1, draft: draftOf(warfarina), routing: proposalOf(warfarina), routingAsked: true, origin: 'recheck' },
        {
          key: 3,
          draft: draftOf(warfarina, { observacion: 'x' }),
          routing: null,
          routingAsked: true,
          origin: 'recheck',
        },
      ],
    })
  })
})

describe('the sites of the queue', () => {
  const [asked, free] = [queued({ routingAsked: true }), queued({ draft: draftOf(trimetoprim) })]

  it('are asked for of the lines that have not asked, each drug once', () => {
    expect(queue.needsRouting(orderWith({ queue: [asked, free] }))).toBe(true)
    expect(queue.needsRouting(orderWith({ queue: [asked] }))).toBe(false)
    expect(queue.needsRouting(orderWith())).toBe(false)
    const none = queued({ draft: draftOf(warfarina, { articulo: null }) })
    expect(queue.drugsToRoute(orderWith({ queue: [asked, free, none, free] }))).toEqual([21])
  })

  it('are taken by those lines, and one that was chosen stays', () => {
    const chosen = queued({ draft: draftOf(trimetoprim, { rep: { id: 9, nombre: 'Farmacia Centro' } }) })
    const context = orderWith({ queue: [asked, free, chosen] })
    const proposals = [proposalOf(warfarina), proposalOf(trimetoprim)]
    expect(queue.queueRouted(context, proposals).queue).toEqual([
      asked,
      {
        ...free,
        routing: proposalOf(trimetoprim),
        routingAsked: true,
        draft: draftOf(trimetoprim, { rep: laureles }),
      },
      { ...chosen, routing: proposalOf(trimetoprim), routingAsked: true },
    ])
    expect(queue.queueRouted(context, []).queue).toEqual([
      asked,
      { ...free, routingAsked: true },
      { ...chosen, routingAsked: true },
    ])
  })
})
