import { describe, expect, it } from 'vitest'
import { NOTHING_SELECTED } from '@cauce/domain/medication/messages'
import { PortFailure } from '../failure.ts'
import { settle } from '../testing/fake-port.ts'
import { selectedIds, silent, startMedication } from '../testing/medication-flow.ts'
import { draftOf, fibrilacion, posology, proposalOf, trimetoprim, warfarina } from '../testing/medication-samples.ts'
import { hoy } from '../testing/ordering-samples.ts'

const lost = new PortFailure({})
const withDrug = { ...posology, articulo: warfarina }

/** Warfarin is in the list. */
const listed = async () => {
  const flow = startMedication()
  await flow.add(warfarina)
  return flow
}

describe('the site of the drug of the form', () => {
  it('is asked for of that consultation and taken when it comes', async () => {
    const { actor, context, now, ports } = startMedication()
    actor.send({ type: 'draft.changed', draft: withDrug })
    expect(now().value).toEqual({ collecting: 'proposing' })
    expect(ports.proposeRouting.last().input).toEqual({ consultaId: 1, codesumis: [20] })
    ports.proposeRouting.last().resolve([proposalOf(trimetoprim), proposalOf(warfarina)])
    await settle()
    expect(now().value).toEqual({ collecting: 'writing' })
    expect(context()).toMatchObject({ routedFor: 20, draftRouting: { item_id: 20 }, draft: { rep: { id: 8 } } })
  })

  it.each(['failed', 'left'])(
    'that does not come leaves the line without one, and is not asked for again: %s',
    async (end) => {
      const { actor, context, now, ports } = startMedication()
      actor.send({ type: 'draft.changed', draft: withDrug })
      if (end === 'failed') ports.proposeRouting.last().reject(lost)
      else actor.send({ type: 'wait.cancelled' })
      await settle()
      expect(now().value).toEqual({ collecting: 'writing' })
      expect(context()).toMatchObject({ routedFor: 20, draftRouting: null, draft: { rep: null, articulo: warfarina } })
      actor.send({ type: 'draft.changed', draft: { dosis: 2 } })
      expect(ports.proposeRouting.calls).toHaveLength(1)
    },
  )

  it('is asked for again when the drug is another one, and not when the form is cleared', async () => {
    const { actor, context, now, ports } = startMedication()
    actor.send({ type: 'draft.changed', draft: withDrug })
    actor.send({ type: 'draft.changed', draft: { articulo: trimetoprim } })
    expect(ports.proposeRouting.calls.map(({ input }) => input.codesumis)).toEqual([[20], [21]])
    actor.send({ type: 'draft.cleared', hoy: '2026-11-22' })
    expect(now().value).toEqual({ collecting: 'writing' })
    expect(ports.proposeRouting.last().signal.aborted).toBe(true)
    expect(context()).toMatchObject({
      hoy: '2026-11-22',
      draft: { articulo: null, fechaVigencia: '2026-11-22', diagnostico: fibrilacion },
    })
  })

  it('is asked for of an active line that goes to the form', () => {
    const { actor, context, ports } = startMedication()
    const reemplaza = { orden_articulos_id: 40, motivo: 'Sube la dosis' }
    actor.send({ type: 'line.replaces', draft: { ...withDrug, reemplaza }, hoy })
    expect(ports.proposeRouting.last().input.codesumis).toEqual([20])
    expect(context().draft).toMatchObject({ articulo: warfarina, reemplaza, diagnostico: fibrilacion })
  })

  it('is asked for of a line that goes back to the form only where it was not', async () => {
    const { actor, ports } = await listed()
    actor.send({ type: 'line.edit', key: 1 })
    expect(ports.proposeRouting.calls).toHaveLength(1)
  })

  it('of what was being typed is waited for no longer when a line goes back to the form', async () => {
    const { actor, context, now, ports } = await listed()
    actor.send({ type: 'candidate.changed', codesumiId: 21 })
    expect(now().value).toEqual({ collecting: 'proposing' })
    actor.send({ type: 'line.edit', key: 1 })
    expect(now().value).toEqual({ collecting: 'writing' })
    expect(context()).toMatchObject({ routedFor: 20, draftRouting: { item_id: 20 } })
    expect(ports.proposeRouting.last().signal.aborted).toBe(true)
  })
})

describe('what is typed while lines are checked', () => {
  it('is kept: the line, the form and what the line means', async () => {
    const { actor, add, context, now, settled } = startMedication(silent('alergia'))
    await add(warfarina)
    expect(now().value).toEqual({ checking: 'alerting' })
    actor.send({ type: 'entry.changed', text: 'trimet' })
    actor.send({ type: 'candidate.changed', codesumiId: 21 })
    expect(context()).toMatchObject({ entry: 'trimet', candidate: 21 })
    actor.send({ type: 'draft.changed', draft: { ...posology, articulo: trimetoprim } })
    expect(context().draft.articulo).toEqual(trimetoprim)
    expect(now().value).toEqual({ checking: 'alerting' })
    now().children['alert']?.send({ type: 'line.rejected' })
    await settled()
    // The line that was not added does not take the place of what is being written.
    expect(context()).toMatchObject({ items: [], draft: { articulo: trimetoprim }, queue: [] })
  })

  it('is nothing the list hears of: a line cannot be added meanwhile', async () => {
    const { actor, add, context } = startMedication(silent('alergia'))
    await add(warfarina)
    actor.send({ type: 'line.add', hoy })
    actor.send({ type: 'list.clear' })
    expect(context()).toMatchObject({ draftErrors: {}, queue: [{ key: 1, origin: 'draft' }] })
  })
})

describe('the sites of lines that are prescribed again', () => {
  it.each(['failed', 'left'])('that do not come leave each line to be corrected: %s', async (end) => {
    const { actor, context, now, ports, settled } = startMedication()
    actor.send({ type: 'lines.prescribe', drafts: [draftOf(warfarina), draftOf(trimetoprim)], hoy })
    expect(ports.proposeRouting.last().input).toEqual({ consultaId: 1, codesumis: [20, 21] })
    if (end === 'failed') ports.proposeRouting.last().reject(lost)
    else actor.send({ type: 'wait.cancelled' })
    await settled()
    expect(now().matches('collecting')).toBe(true)
    expect(context()).toMatchObject({ queue: [], items: [{ draft: { rep: null } }, { draft: { rep: null } }] })
    expect(context().items.map(({ errores }) => Object.keys(errores))).toEqual([['rep'], ['rep']])
  })
})

describe('the list', () => {
  it('is emptied with what could be put back', async () => {
    const { actor, add, context } = await listed()
    await add(trimetoprim)
    actor.send({ type: 'line.remove', key: 1 })
    expect(context().removed).toMatchObject({ index: 0, item: { key: 1 } })
    actor.send({ type: 'list.clear' })
    expect(context()).toMatchObject({ items: [], removed: null })
    actor.send({ type: 'removal.undone' })
    expect(selectedIds(context())).toEqual([])
  })

  it('that is empty is not ordered, and that is said', () => {
    const { actor, context, now, ports } = startMedication()
    actor.send({ type: 'order.requested', hoy })
    expect(context().notice).toEqual({ seq: 1, tone: 'error', message: NOTHING_SELECTED })
    expect(now().matches('collecting')).toBe(true)
    expect(ports.newKey.calls).toEqual([])
  })

  it('that is ordered makes old what was said of it', async () => {
    const { actor, add, context, now } = await listed()
    await add(warfarina)
    expect(context()).toMatchObject({ noticeRead: 0, notice: { seq: 1 } })
    actor.send({ type: 'order.requested', hoy })
    expect(now().value).toEqual({ ordering: 'keying' })
    expect(context().noticeRead).toBe(1)
  })

  it('with a line whose date has passed is not ordered', async () => {
    const { actor, context, ports } = await listed()
    actor.send({ type: 'order.requested', hoy: '2026-12-30' })
    expect(context()).toMatchObject({
      hoy: '2026-12-30',
      notice: { message: '1 línea por corregir. Corríjala para poder ordenar' },
      items: [{ errores: { fechaVigencia: [expect.any(String)] } }],
    })
    expect(ports.newKey.calls).toEqual([])
  })
})
