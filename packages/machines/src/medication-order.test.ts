import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { DUPLICATE_IN_LIST } from '@cauce/domain/medication/duplicates'
import { NOTHING_SELECTED } from '@cauce/domain/medication/messages'
import { REASON_REQUIRED } from '@cauce/domain/ordering/routing-change'
import { persistFlow, restoreFlow } from './persist.ts'
import { settle } from './testing/fake-port.ts'
import { selectedIds, silent, startMedication } from './testing/medication-flow.ts'
import {
  fibrilacion,
  medicationInput,
  posology,
  proposalOf,
  trimetoprim,
  warfarina,
} from './testing/medication-samples.ts'
import { hoy } from './testing/ordering-samples.ts'

describe('the list of medications', () => {
  it('starts with the diagnosis of the record and takes the proposed site', async () => {
    const { write, context } = startMedication()
    expect(context().draft.diagnostico).toEqual(fibrilacion)
    await write(warfarina)
    expect(context().draft.rep).toEqual({ id: 8, nombre: 'Farmacia Laureles' })
  })

  it('adds a line with all that was checked of it, and frees the form', async () => {
    const { add, context, now } = startMedication()
    await add(warfarina)
    expect(now().matches('collecting')).toBe(true)
    expect(context().items[0]?.comprobaciones.map(({ comprobacion }) => comprobacion)).toEqual([
      'interacciones',
      'desabastecimiento',
      'alergia',
      'alergia_cruzada',
      'duplicidad',
      'dosis',
    ])
    expect(context().draft).toMatchObject({ articulo: null, observacion: '', diagnostico: fibrilacion })
  })

  it('asks for every check with the whole list', async () => {
    const { add, checks } = startMedication()
    await add(warfarina)
    await add(trimetoprim)
    const asked = checks.findLast(({ step }) => step === 'interacciones')
    expect(asked?.body).toEqual({ medicamentosSeleccionados: expect.arrayContaining([20, 21]), consulta_id: 1 })
  })

  it('says what is missing and checks nothing', () => {
    const { actor, context, checks } = startMedication()
    actor.send({ type: 'line.add', hoy })
    expect(context().notice?.message).toMatch(/^Todos los campos son obligatorios: Prestador, /u)
    expect(Object.keys(context().draftErrors)).toContain('articulo')
    expect(checks).toEqual([])
  })

  it('refuses a drug that is already in the list', async () => {
    const { add, context } = startMedication()
    await add(warfarina)
    await add(warfarina)
    expect(context().items).toHaveLength(1)
    expect(context().notice?.message).toBe(DUPLICATE_IN_LIST)
    expect(context().draftErrors['articulo']).toEqual([DUPLICATE_IN_LIST])
  })

  it('does not wait for the site to be proposed: it is asked for on the way', async () => {
    const { actor, ports, settled, context } = startMedication()
    actor.send({ type: 'draft.changed', draft: { ...posology, articulo: warfarina } })
    actor.send({ type: 'line.add', hoy })
    ports.proposeRouting.last().resolve([proposalOf(warfarina)])
    await settled()
    expect(context().items[0]?.draft.rep?.id).toBe(8)
  })

  it('asks why for another site than the proposed one', async () => {
    const { actor, write, context, settled } = startMedication()
    await write(warfarina)
    actor.send({ type: 'draft.changed', draft: { rep: { id: 9, nombre: 'Farmacia Centro' } } })
    actor.send({ type: 'line.add', hoy })
    expect(context().draftErrors['motivo_rep']).toEqual([REASON_REQUIRED])
    actor.send({ type: 'draft.changed', draft: { motivo_rep: 'Queda cerca de su casa' } })
    actor.send({ type: 'line.add', hoy })
    await settled()
    expect(context().items[0]?.draft.rep?.id).toBe(9)
  })

  it('forgets the proposed site with the drug that it was proposed for', async () => {
    const { actor, write, context } = startMedication()
    await write(warfarina)
    actor.send({ type: 'draft.changed', draft: { articulo: trimetoprim } })
    expect(context().draft.rep).toBeNull()
  })

  it('takes a line out and puts it back where it was, as long as nothing was added', async () => {
    const { actor, add, context } = startMedication()
    await add(warfarina)
    await add(trimetoprim)
    actor.send({ type: 'line.remove', key: 1 })
    expect(selectedIds(context())).toEqual([21])
    actor.send({ type: 'removal.undone' })
    expect(selectedIds(context())).toEqual([20, 21])
    actor.send({ type: 'line.remove', key: 2 })
    await add(trimetoprim)
    actor.send({ type: 'removal.undone' })
    expect(selectedIds(context())).toEqual([20, 21])
  })

  it('checks an edited line again as if it were new', async () => {
    const { actor, add, context, checks, settled } = startMedication()
    await add(warfarina)
    actor.send({ type: 'line.edit', key: 1 })
    expect(context().items).toEqual([])
    expect(context().draft).toMatchObject({ articulo: warfarina, dosis: 1, rep: { id: 8 } })
    const before = checks.length
    actor.send({ type: 'draft.changed', draft: { dosis: 2 } })
    actor.send({ type: 'line.add', hoy })
    await settled()
    expect(checks.length - before).toBe(4)
    expect(context().items[0]).toMatchObject({ draft: { dosis: 2 }, comprobaciones: { length: 6 } })
  })

  it('does not write over what is being typed when a line is edited', async () => {
    const { actor, add, write, context } = startMedication()
    await add(warfarina)
    await write(trimetoprim)
    actor.send({ type: 'line.edit', key: 1 })
    expect(selectedIds(context())).toEqual([20])
    expect(context().draft.articulo).toEqual(trimetoprim)
  })
})

describe('a medication order', () => {
  it('needs something to order', () => {
    const { actor, context } = startMedication()
    actor.send({ type: 'order.requested', hoy })
    expect(context().notice?.message).toBe(NOTHING_SELECTED)
  })

  it('survives a reload, also in the middle of the checks', async () => {
    const { add, actor, now, machine } = startMedication(silent('alergia'))
    await add(warfarina)
    expect(now().matches({ checking: 'alerting' })).toBe(true)
    const restored = restoreFlow(machine, JSON.parse(JSON.stringify(persistFlow(actor))))
    if (!restored.ok) throw new Error(restored.why)
    const again = createActor(machine, { snapshot: restored.snapshot, input: medicationInput }).start()
    again.getSnapshot().children['alert']?.send({ type: 'check.left', comprobacion: 'alergia' })
    again.getSnapshot().children['alert']?.send({ type: 'line.confirmed' })
    for (let turn = 0; turn < 8; turn += 1) await settle()
    expect(selectedIds(again.getSnapshot().context)).toEqual([20])
  })
})
