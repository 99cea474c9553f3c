/**
 * The panel of a referral: writing it, taking it, saving it, closing it and ordering from it, while others may be doing the same.
 * @fuente spec 2 §2, §4, §5, §6, §8
 */
import { assign } from 'xstate'
import * as answers from './referral/answers.ts'
import * as flow from './referral/flow.ts'
import { saving } from './referral/saving.ts'
import { referralSetup } from './referral/setup.ts'

const waiting = referralSetup.createStateConfig({
  description: 'Se espera la remisión',
  on: {
    'base.arrived': {
      target: 'editing',
      actions: assign(({ context, event }) => flow.baseArrived(context, event.base)),
    },
  },
})

const editing = referralSetup.createStateConfig({
  description: 'Se diligencia la gestión de la remisión',
  on: {
    'draft.changed': {
      actions: assign(({ context, event }) => flow.draftChanged(context, event.draft, event.hoy)),
    },
    'draft.reset': { actions: assign(({ context }) => flow.draftReset(context)) },
    'change.read': { actions: assign({ changedElsewhere: false, conflicts: [] }) },
    'save.requested': [
      { guard: 'isIncomplete', actions: 'tellMissing' },
      { guard: 'isClosing', target: 'warning' },
      { target: 'saving', actions: assign(({ context }) => flow.saveStarted(context)) },
    ],
    'finalise.requested': [{ guard: 'isUnfinished', actions: 'tellMissing' }, { target: 'observing' }],
    'order.requested': 'ordering',
  },
})

const warning = referralSetup.createStateConfig({
  description: 'Se advierte que el tipo escogido genera el código y cierra la remisión',
  on: {
    'warning.accepted': { target: 'saving', actions: assign(({ context }) => flow.saveStarted(context)) },
    'warning.declined': { target: 'editing', actions: assign(({ context }) => flow.warningDeclined(context)) },
  },
})

const observing = referralSetup.createStateConfig({
  description: 'Se escribe la observación con la que se finaliza y, si nadie la aceptó, por qué',
  on: {
    'observation.changed': {
      actions: assign(({ context, event }) => flow.observationChanged(context, event.texto)),
    },
    'cause.changed': { actions: assign(({ context, event }) => flow.causeChanged(context, event.causa)) },
    'finalise.confirmed': [
      {
        guard: 'mayClose',
        target: 'saving',
        actions: assign(({ context }) => flow.closingStarted(context)),
      },
      { actions: assign({ observationTried: true }) },
    ],
    'finalise.cancelled': { target: 'editing', actions: assign({ observationTried: false }) },
  },
})

const ordering = referralSetup.createStateConfig({
  description: 'Se ordena desde la remisión',
  initial: 'creating',
  states: {
    creating: {
      description: 'El servidor crea la consulta desde la que se ordena, o responde la que ya había',
      invoke: {
        src: 'createConsultation',
        input: ({ context: { base } }) => ({ id: base?.id ?? 0 }),
        onDone: { target: 'open', actions: assign({ consultaId: ({ event }) => event.output.id }) },
        onError: { target: 'failed', actions: assign(({ event }) => answers.orderFailed(event.error)) },
      },
      on: { 'wait.cancelled': '#referral.editing' },
    },
    open: {
      description: 'La ventana de ordenamiento está abierta',
      exit: assign({ consultaId: null }),
      on: { 'order.closed': '#referral.editing' },
    },
    failed: {
      description: 'La consulta no se pudo crear: se muestra por qué',
      on: {
        retry: { target: 'creating', actions: 'dialogRead' },
        'dialog.dismissed': { target: '#referral.editing', actions: 'dialogRead' },
      },
    },
  },
})

export const referralMachine = referralSetup.createMachine({
  id: 'referral',
  version: '1',
  description: 'Gestión de una remisión',
  context: ({ input }) => flow.newPanel(input),
  initial: 'waiting',
  // Somebody else may change it at any moment: what is written here stays, over what is known now.
  on: { 'base.arrived': { actions: assign(({ context, event }) => flow.baseArrived(context, event.base)) } },
  states: { waiting, editing, warning, observing, saving, ordering },
})
