/** Why mutants of the flows of orders, of leaves and of the session may live. */
import { type Explanation, neverRun, of } from '../explanation.ts'

const GUARD = /^(?:aceptacion_consentimiento|firmante|declaracion_[abc]) === null(?: \|\| \w+ === null)*$/u

export const ORDERS_AND_SESSION: readonly Explanation[] = [
  {
    reason: 'nothing thrown and null thrown are both the failure that nobody answered',
    isFor: of('machines/src/medication-alert/answering.ts', '{ error: null }', '{}'),
  },
  {
    reason: 'what is sent is sent under its key: the other value is for the compiler',
    isFor: (mutant) =>
      of('machines/src/medication-order/ordering.ts', "''")(mutant) ||
      of('machines/src/procedure-order/ordering.ts', "''")(mutant) ||
      of('machines/src/procedure-consent.ts', "''")(mutant) ||
      of('machines/src/own-code/ordering.ts', "''")(mutant),
  },
  {
    reason: 'a leave is sent with its form and its key: the check is for the compiler',
    isFor: (mutant) =>
      of('machines/src/sick-leave/registering.ts', /^(?:sent|idempotencyKey) === null/u, 'false')(mutant) ||
      of(
        'machines/src/sick-leave/registering.ts',
        'sent === null || idempotencyKey === null',
        'sent === null && idempotencyKey === null',
      )(mutant) ||
      neverRun('machines/src/sick-leave/registering.ts', "'nothing to register'")(mutant),
  },
  {
    reason: 'a line is looked at while one waits: the check is for the compiler',
    isFor: (mutant) =>
      of('machines/src/procedure-order/validating.ts', 'item === undefined', 'false')(mutant) ||
      neverRun('machines/src/procedure-order/validating.ts', "'no line to validate'")(mutant),
  },
  {
    reason: 'consents are walked with a placed order and a line of it: the other value is for the compiler',
    isFor: of(
      'machines/src/procedure-order/after-ordering.ts',
      /^(?:''|placed\?\.id|line\?\.(?:procedimiento|routing))$/u,
      '"Stryker was here!"',
      'placed.id',
      'line.procedimiento',
      'line.routing',
    ),
  },
  {
    reason: 'the situation is entered by that event alone: the check is for the compiler',
    isFor: (mutant) =>
      of('machines/src/session.ts', "event.type !== 'credentials.sent'", 'false')(mutant) ||
      neverRun('machines/src/session.ts', "{ email: '', password: '' }")(mutant) ||
      neverRun('machines/src/session.ts', "''")(mutant) ||
      of('machines/src/session/second-factor.ts', "event.type === 'code.sent'", 'true')(mutant) ||
      neverRun('machines/src/session/second-factor.ts', "''")(mutant) ||
      of('machines/src/password-change.ts', "event.type === 'change.sent'", 'true')(mutant) ||
      neverRun('machines/src/password-change.ts', "''")(mutant),
  },
  {
    reason: 'the guard tells the compiler what the check of the required fields before it has found already',
    isFor: (mutant) =>
      of('machines/src/procedure-order/list.ts', /^draft\.(?:procedimiento|cantidad) === null$/u, 'false')(mutant) ||
      of('machines/src/own-code/list.ts', /^draft\.(?:codigoPropio|cantidad) === null$/u, 'false')(mutant) ||
      of('machines/src/own-code/list.ts', /^why\?\./u, 'why.mensaje', 'why.errores')(mutant) ||
      of('machines/src/procedure-consent/context.ts', 'signature === null', 'false')(mutant) ||
      (of('machines/src/procedure-consent/context.ts', GUARD)(mutant) && mutant.replacement !== 'true'),
  },
  {
    reason: 'what stands in the way of an order comes with its way out: the other value is for the compiler',
    isFor: (mutant) =>
      neverRun('machines/src/medication-order/list.ts', "''")(mutant) ||
      neverRun('machines/src/medication-order/list.ts', '[]')(mutant),
  },
  {
    reason: 'only whether there is a site is asked of it while the proposed one is on its way',
    isFor: (mutant) =>
      of('machines/src/medication-order/draft.ts', "{ id: 0, nombre: '' }", '{}')(mutant) ||
      of('machines/src/medication-order/draft.ts', "''", '"Stryker was here!"')(mutant),
  },
  {
    reason: 'only the drug of a line is looked at to tell whether it is repeated',
    isFor: of('machines/src/medication-order/queue.ts', /^\{ key: 0, routing: null/u, '{}'),
  },
  {
    reason: 'a filter that leaves everything: it tells the compiler which keys there are',
    isFor: (mutant) =>
      of('machines/src/sick-leave/flow.ts', /^Object\.keys\(change\)\.filter/u, 'Object.keys(change)')(mutant) ||
      of(
        'machines/src/life-cycles/referral.ts',
        /^Object\.keys\(REFERRAL_STATES\)\s+\.filter\(isSituation\)$/u,
        'Object.keys(REFERRAL_STATES)',
      )(mutant),
  },
  {
    reason: 'a shortcut: what is worked out again says the same, only later',
    isFor: (mutant) =>
      of('machines/src/life-cycles/order-line.ts', '!known.has(name)')(mutant) ||
      of('machines/src/life-cycles/order-line.ts', /^steps\.set\(/u, ';')(mutant),
  },
]
