/** A running medication order for the tests of its machine: its own ports are answered by hand, the checks by a function. */
import { createActor, fromPromise } from 'xstate'
import type { Article } from '@cauce/domain/medication/article'
import type { MedicationDraft } from '@cauce/domain/medication/draft'
import { PortFailure } from '../failure.ts'
import { medicationAlertMachine } from '../medication-alert.ts'
import type { CheckQuestion, CheckReply } from '../medication-alert/types.ts'
import { medicationOrderMachine } from '../medication-order.ts'
import type { MedicationOrderContext, MedicationOrderPorts as P } from '../medication-order/types.ts'
import { allergyReply, interactionsReply, noticesReply, shortageReply } from './alert-samples.ts'
import { fakePort, settle } from './fake-port.ts'
import { medicationInput, posology, proposalOf } from './medication-samples.ts'
import { hoy } from './ordering-samples.ts'

const fakeMedicationPorts = () => ({
  proposeRouting: fakePort<P['proposeRouting']['output'], P['proposeRouting']['input']>(),
  newKey: fakePort<string, undefined>(),
  generateOrder: fakePort<P['generateOrder']['output'], P['generateOrder']['input']>(),
  refreshActive: fakePort<void, P['refreshActive']['input']>(),
})

/** The check found nothing, whatever was asked. */
export const cleanReply = (question: CheckQuestion): CheckReply => {
  if (question.step === 'interacciones') return interactionsReply([], question.body.medicamentosSeleccionados)
  if (question.step === 'desabastecimiento') return shortageReply(null, question.body.medicamento.id)
  if (question.step === 'alergia') return allergyReply(false, question.body.codesumi_id)
  return noticesReply([], question.body.linea.codesumi_id)
}

/** The service of one check is down; the others find nothing. */
export const silent =
  (step: CheckQuestion['step']) =>
  (question: CheckQuestion): CheckReply => {
    if (question.step === step) throw new PortFailure({})
    return cleanReply(question)
  }

/** Ids of the drugs of the list, in order. */
export const selectedIds = ({ items }: Pick<MedicationOrderContext, 'items'>): readonly (number | undefined)[] =>
  items.map(({ draft }) => draft.articulo?.codesumi.id)

/** The checks of a line are many answers, one after the other. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await settle()
}

/** A running flow of consultation 1. `onCheck` answers each check, or throws what the port would reject with. */
export const startMedication = (onCheck: (question: CheckQuestion) => CheckReply = cleanReply) => {
  const ports = fakeMedicationPorts()
  const checks: CheckQuestion[] = []
  const answer = { onCheck }
  const machine = medicationOrderMachine.provide({
    actors: {
      proposeRouting: ports.proposeRouting.logic,
      newKey: ports.newKey.logic,
      generateOrder: ports.generateOrder.logic,
      refreshActive: ports.refreshActive.logic,
      medicationAlert: medicationAlertMachine.provide({
        actors: {
          makeCheck: fromPromise<CheckReply, CheckQuestion>(async ({ input }) => {
            checks.push(input)
            return answer.onCheck(input)
          }),
          newKey: fromPromise<string, undefined>(() => Promise.resolve('clave-alerta')),
          allergyDetail: fromPromise(() => Promise.reject(new Error('no detail'))),
          recordDecisions: fromPromise(() => Promise.resolve()),
        },
      }),
    },
  })
  const actor = createActor(machine, { input: medicationInput }).start()
  const write = async (articulo: Article, change: Partial<MedicationDraft> = {}): Promise<void> => {
    actor.send({ type: 'draft.changed', draft: { ...posology, articulo, ...change } })
    ports.proposeRouting.last().resolve([proposalOf(articulo)])
    await settle()
  }
  const add = async (articulo: Article, change: Partial<MedicationDraft> = {}): Promise<void> => {
    await write(articulo, change)
    actor.send({ type: 'line.add', hoy })
    await settled()
  }
  const order = async (): Promise<void> => {
    actor.send({ type: 'order.requested', hoy })
    ports.newKey.last().resolve('clave-1')
    await settled()
  }
  return {
    ports,
    checks,
    answer,
    machine,
    actor,
    settled,
    write,
    add,
    order,
    now: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
  }
}
