/**
 * Registering a referral: the form, the warning of the type that closes at once, the registration and its confirmation.
 * @fuente spec 2 §4, §5, §9
 */
import { assign } from 'xstate'
import * as flow from './referral-registration/flow.ts'
import { registering } from './referral-registration/registering.ts'
import { registrationSetup } from './referral-registration/setup.ts'

const writing = registrationSetup.createStateConfig({
  description: 'Se diligencia la remisión',
  entry: 'dialogRead',
  on: {
    'draft.changed': { actions: assign(({ context, event }) => flow.draftChanged(context, event.draft)) },
    'draft.cleared': { actions: assign(({ context }) => flow.draftCleared(context)) },
    'clear.undone': { actions: assign(({ context }) => flow.clearUndone(context)) },
    'register.requested': [
      { guard: 'closesAtOnce', target: 'warning', actions: assign({ tried: true }) },
      {
        guard: 'isComplete',
        target: 'registering',
        actions: assign(({ context }) => flow.registrationStarted(context)),
      },
      { actions: assign({ tried: true, cleared: null }) },
    ],
  },
})

const warning = registrationSetup.createStateConfig({
  description: 'Se avisa que el tipo elegido genera el código y cierra la remisión',
  on: {
    'warning.accepted': {
      target: 'registering',
      actions: assign(({ context }) => flow.registrationStarted(context)),
    },
    'warning.declined': 'writing',
  },
})

const registered = registrationSetup.createStateConfig({
  description: 'La remisión quedó registrada: se abre o se registra otra',
  exit: 'confirmationRead',
  on: { 'confirmation.closed': 'writing' },
})

export const referralRegistrationMachine = registrationSetup.createMachine({
  id: 'referralRegistration',
  version: '1',
  description: 'Registro de una remisión',
  context: flow.newRegistration,
  initial: 'writing',
  states: { writing, warning, registering, registered },
})
