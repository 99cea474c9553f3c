import { createActor, fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { CANCELLED_BY_ALLERGY } from '@cauce/domain/medication/allergy'
import { DUPLICATE_IN_LIST } from '@cauce/domain/medication/duplicates'
import { ADD_ERROR } from '@cauce/domain/medication/messages'
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import { medicationAlertMachine } from '../medication-alert.ts'
import { blockingShortage, clean, goodReason, isAllergic, shortageReply } from '../testing/alert-samples.ts'
import { settle } from '../testing/fake-port.ts'
import { cleanReply, selectedIds, silent, startMedication } from '../testing/medication-flow.ts'
import {
  draftOf,
  medicationInput,
  posology,
  proposalOf,
  trimetoprim,
  warfarina,
} from '../testing/medication-samples.ts'
import { hoy } from '../testing/ordering-samples.ts'

describe('the checks of a line', () => {
  it('stay undone on the line until they are explained, and stop the order meanwhile', async () => {
    const { actor, add, context, now, ports } = startMedication(silent('desabastecimiento'))
    await add(warfarina)
    now().children['alert']?.send({ type: 'check.left', comprobacion: 'desabastecimiento' })
    now().children['alert']?.send({ type: 'line.confirmed' })
    await settle()
    for (let turn = 0; turn < 6; turn += 1) await settle()
    expect(context().items[0]?.comprobaciones[1]).toMatchObject({ respuesta: 'no_verificada', motivo: null })
    actor.send({ type: 'order.requested', hoy })
    expect(context().notice?.message).toBe('1 comprobación sin hacer. Explíquela o repítala para poder ordenar')
    expect(ports.newKey.calls).toEqual([])
    actor.send({ type: 'check.explained', key: 1, comprobacion: 'desabastecimiento', motivo: 'corto' })
    expect(context().items[0]?.comprobaciones[1]?.motivo).toBeNull()
    actor.send({ type: 'check.explained', key: 1, comprobacion: 'desabastecimiento', motivo: goodReason })
    expect(context().items[0]?.comprobaciones[1]).toMatchObject({ respuesta: 'no_verificada', motivo: goodReason })
    actor.send({ type: 'order.requested', hoy })
    expect(ports.newKey.calls).toHaveLength(1)
  })

  it('are made again for a line of the list, and what was answered before stays in its ledger', async () => {
    const { actor, add, answer, now, context, settled } = startMedication(silent('desabastecimiento'))
    await add(warfarina)
    now().children['alert']?.send({ type: 'check.left', comprobacion: 'desabastecimiento' })
    now().children['alert']?.send({ type: 'line.confirmed' })
    await settled()
    answer.onCheck = cleanReply
    actor.send({ type: 'line.recheck', key: 1 })
    await settled()
    const shortage = context().items[0]?.comprobaciones.filter(
      ({ comprobacion }) => comprobacion === 'desabastecimiento',
    )
    expect(shortage?.map(({ respuesta }) => respuesta)).toEqual(['no_verificada', 'limpia'])
  })

  it('take a blocked drug out of the form, and say why', async () => {
    const { add, now, context, settled } = startMedication((question) =>
      question.step === 'desabastecimiento' ? shortageReply(blockingShortage, 20) : cleanReply(question),
    )
    await add(warfarina)
    now().children['alert']?.send({ type: 'line.rejected' })
    await settled()
    expect(context()).toMatchObject({ items: [], draft: { articulo: null }, notice: { message: SHORTAGE_DETECTED } })
  })

  it('what was said of a line is old once the next one starts, and not before', async () => {
    const { actor, add, now, context, settled } = startMedication((question) =>
      question.step === 'desabastecimiento' ? shortageReply(blockingShortage, 20) : cleanReply(question),
    )
    const isOld = () => context().notice?.seq === context().noticeRead
    await add(warfarina)
    actor.send({ type: 'entry.changed', text: 'losartan' })
    now().children['alert']?.send({ type: 'line.rejected' })
    await settled()
    actor.send({ type: 'entry.changed', text: 'losartan 50' })
    expect(context().notice?.message).toBe(SHORTAGE_DETECTED)
    expect(isOld()).toBe(false)
    actor.send({ type: 'entry.changed', text: '' })
    expect(isOld()).toBe(false)
    actor.send({ type: 'entry.changed', text: 'm' })
    expect(isOld()).toBe(true)
    await add(warfarina)
    now().children['alert']?.send({ type: 'line.rejected' })
    await settled()
    expect(isOld()).toBe(false)
  })

  it('take a line out of the list when an allergy is found later and it is not ordered', async () => {
    const { actor, add, answer, now, context, settled } = startMedication()
    await add(warfarina)
    answer.onCheck = (question) => {
      if (question.step === 'alergia') throw isAllergic
      return cleanReply(question)
    }
    actor.send({ type: 'line.recheck', key: 1 })
    await settled()
    now().children['alert']?.send({ type: 'line.rejected' })
    await settled()
    expect(context()).toMatchObject({ items: [], notice: { message: CANCELLED_BY_ALLERGY } })
  })

  it('go through several lines that are prescribed again, one after the other', async () => {
    const { actor, ports, settled, context, now } = startMedication()
    const drafts = [draftOf(warfarina), draftOf(trimetoprim), draftOf(warfarina)]
    actor.send({ type: 'lines.prescribe', drafts, hoy })
    expect(now().value).toEqual({ checking: 'proposing' })
    expect(ports.proposeRouting.last().input.codesumis).toEqual([20, 21])
    ports.proposeRouting.last().resolve([proposalOf(warfarina)])
    await settled()
    expect(selectedIds(context())).toEqual([20, 21])
    expect(context().notice?.message).toBe(DUPLICATE_IN_LIST)
    expect(context().items.map(({ errores }) => Object.keys(errores))).toEqual([[], ['rep']])
    actor.send({ type: 'order.requested', hoy })
    expect(context().notice?.message).toBe('1 línea por corregir. Corríjala para poder ordenar')
    actor.send({
      type: 'line.site',
      key: 2,
      rep: { id: 9, nombre: 'Farmacia Centro', municipio: 'Medellín' },
      motivo: 'Ninguna con contrato',
    })
    expect(context().items[1]).toMatchObject({ errores: {}, draft: { rep: { id: 9 } } })
  })

  it('put the line back in the form when they break', async () => {
    const { machine, settled, ports } = startMedication()
    const fragile = medicationAlertMachine.provide({
      actors: { makeCheck: fromPromise(() => Promise.resolve(clean.interacciones)) },
      guards: {
        asksSomething: () => {
          throw new Error('broken on purpose')
        },
      },
    })
    const broken = machine.provide({ actors: { medicationAlert: fragile } })
    const actor = createActor(broken, { input: medicationInput }).start()
    actor.send({ type: 'draft.changed', draft: { ...posology, articulo: warfarina } })
    ports.proposeRouting.last().resolve([proposalOf(warfarina)])
    await settle()
    actor.send({ type: 'line.add', hoy })
    await settled()
    expect(actor.getSnapshot()).toMatchObject({
      value: { collecting: 'writing' },
      context: { items: [], draft: { articulo: warfarina }, notice: { message: ADD_ERROR } },
    })
  })
})
