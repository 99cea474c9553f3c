import { describe, expect, it } from 'vitest'
import { ADD_ERROR } from '@cauce/domain/medication/messages'
import { itemOf, laureles, orderWith, queued, saidBefore } from '../testing/medication-lines.ts'
import { checked, draftOf, proposalOf, trimetoprim, undone, warfarina } from '../testing/medication-samples.ts'
import * as queue from './queue.ts'

describe('a line whose checks ended', () => {
  const line = queued({ draft: draftOf(warfarina, { rep: laureles }), routing: proposalOf(warfarina), key: 5 })
  const next = queued({ key: 6, draft: draftOf(trimetoprim) })

  it('stands last in the list with what was checked, and the next one follows', () => {
    const context = orderWith({ items: [itemOf(1, draftOf(trimetoprim))], queue: [line, next] })
    expect(queue.lineChecked(context, { result: 'accepted', comprobaciones: [checked()] })).toEqual({
      items: [
        itemOf(1, draftOf(trimetoprim)),
        itemOf(5, line.draft, { routing: proposalOf(warfarina), comprobaciones: [checked()] }),
      ],
      queue: [next],
    })
  })

  it('says what it lacks, such as a site', () => {
    const context = orderWith({ queue: [queued()] })
    const { items } = queue.lineChecked(context, { result: 'accepted', comprobaciones: [] })
    expect(items?.map(({ errores }) => Object.keys(errores))).toEqual([['rep']])
  })

  it('checked again, stays in its place with all that was checked of it before', () => {
    const before = itemOf(5, draftOf(warfarina), { comprobaciones: [undone], sinResponder: ['Puede sangrar'] })
    const other = itemOf(1, draftOf(trimetoprim))
    const context = orderWith({ items: [before, other], queue: [{ ...line, origin: 'recheck' }] })
    expect(queue.lineChecked(context, { result: 'accepted', comprobaciones: [checked()] })).toEqual({
      items: [itemOf(5, line.draft, { routing: proposalOf(warfarina), comprobaciones: [undone, checked()] }), other],
      queue: [],
    })
  })

  it.each([
    ['is not prescribed: the form stays empty', true, null, {}],
    [
      'is only to be another drug: it goes back to the empty form',
      false,
      null,
      { draft: line.draft, draftRouting: proposalOf(warfarina), routedFor: 20, draftErrors: {} },
    ],
  ])('%s', (_, clearsForm, mensaje, change) => {
    const context = orderWith({ queue: [line, next], notice: saidBefore, draftErrors: { via: ['x'] } })
    expect(queue.lineChecked(context, { result: 'cancelled', mensaje, clearsForm })).toEqual({
      notice: saidBefore,
      queue: [next],
      ...change,
    })
  })

  it('does not go back over what is being typed, nor when it never was in the form', () => {
    const output = { result: 'cancelled', mensaje: null, clearsForm: false } as const
    const busy = orderWith({ queue: [line], entry: 'metf' })
    expect(queue.lineChecked(busy, output)).toEqual({ notice: null, queue: [] })
    const again = orderWith({ queue: [{ ...line, origin: 'prescribe' }] })
    expect(queue.lineChecked(again, output)).toEqual({ notice: null, queue: [] })
  })

  it('says why it is not prescribed', () => {
    const context = orderWith({ queue: [line], notice: saidBefore })
    const output = { result: 'cancelled', mensaje: 'Ordenamiento cancelado por alergia', clearsForm: true } as const
    expect(queue.lineChecked(context, output)).toEqual({
      notice: { seq: 5, tone: 'error', message: 'Ordenamiento cancelado por alergia' },
      queue: [],
    })
  })

  it.each([
    ['not prescribed, with a word', 'Desabastecimiento detectado', true, [1]],
    ['not prescribed, without a word', null, true, [1]],
    ['cancelled for its allergy', 'Ordenamiento cancelado por alergia', false, [1]],
    ['only not made again', null, false, [5, 1]],
  ])('of the list, %s, leaves these lines in it', (_, mensaje, clearsForm, keys) => {
    const items = [itemOf(5, draftOf(warfarina)), itemOf(1, draftOf(trimetoprim))]
    const context = orderWith({ items, queue: [{ ...line, origin: 'recheck' }] })
    const change = queue.lineChecked(context, { result: 'cancelled', mensaje, clearsForm })
    expect(change.items?.map(({ key }) => key)).toEqual(keys)
    expect(change).not.toHaveProperty('draft')
    expect(change.notice?.message ?? null).toBe(mensaje)
  })

  it('is nothing where none waits', () => {
    expect(queue.lineChecked(orderWith(), { result: 'accepted', comprobaciones: [] })).toEqual({})
  })

  it('goes back to the form when its checks broke, and that is said', () => {
    const said = { seq: 5, tone: 'error', message: ADD_ERROR }
    expect(queue.lineBroke(orderWith({ queue: [line, next], notice: saidBefore }))).toEqual({
      notice: said,
      queue: [next],
      draft: line.draft,
      draftRouting: proposalOf(warfarina),
      routedFor: 20,
      draftErrors: {},
    })
    expect(queue.lineBroke(orderWith({ queue: [{ ...line, origin: 'recheck' }, next], notice: saidBefore }))).toEqual({
      notice: said,
      queue: [next],
    })
    expect(queue.lineBroke(orderWith({ notice: saidBefore }))).toEqual({ notice: said, queue: [] })
  })
})
