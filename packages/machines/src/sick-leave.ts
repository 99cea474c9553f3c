/**
 * Registering a sick leave in a consultation: what it starts from, the form, the registration and what is said of it.
 * @fuente spec 2 §2, §4, §5, §8
 */
import { assign } from 'xstate'
import * as flow from './sick-leave/flow.ts'
import { registering } from './sick-leave/registering.ts'
import { sickLeaveSetup } from './sick-leave/setup.ts'

const waiting = sickLeaveSetup.createStateConfig({
  description: 'Se espera de qué parte la incapacidad',
  on: {
    'base.arrived': {
      target: 'writing',
      actions: assign(({ context, event }) => flow.baseArrived(context, event.base)),
    },
  },
})

const writing = sickLeaveSetup.createStateConfig({
  description: 'Se diligencia la incapacidad',
  entry: 'dialogRead',
  on: {
    'draft.changed': { actions: assign(({ context, event }) => flow.draftChanged(context, event.draft)) },
    'draft.cleared': { actions: assign(({ context }) => flow.draftCleared(context)) },
    'clear.undone': { actions: assign(({ context }) => flow.clearUndone(context)) },
    'register.requested': [
      {
        guard: 'isComplete',
        target: 'registering',
        actions: assign(({ context }) => flow.registrationStarted(context)),
      },
      { actions: assign({ tried: true, cleared: null }) },
    ],
  },
})

const registered = sickLeaveSetup.createStateConfig({
  description: 'La incapacidad quedó registrada: se imprime o se envía hasta que se empieza otra',
  exit: 'confirmationRead',
  on: {
    'draft.changed': {
      target: 'writing',
      actions: assign(({ context, event }) => flow.draftChanged(context, event.draft)),
    },
  },
})

export const sickLeaveMachine = sickLeaveSetup.createMachine({
  id: 'sickLeave',
  version: '3',
  description: 'Registro de una incapacidad',
  context: flow.newLeave,
  initial: 'waiting',
  // What the server knows of the affiliate may change at any moment: another leave was annulled, this one was registered.
  on: { 'base.arrived': { actions: assign(({ context, event }) => flow.baseArrived(context, event.base)) } },
  states: { waiting, writing, registering, registered },
})
