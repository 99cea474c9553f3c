/** Why mutants of the flows of orders, of leaves and of the session may live. */
import { type Explanation, neverRun, of } from '../explanation.ts'

const GUARD = /^(?:aceptacion_consentimiento|firmante|declaracion_[abc]) === null(?: \|\| \w+ === null)*$/u
const CHANGED_FIELDS = /^Object\.keys\(change\)\s*\.filter\(isDraftField\)$/u

export const ORDERS_AND_SESSION: readonly Explanation[] = [
  {
    reason: 'nothing thrown and null thrown are both the failure that nobody answered',
    isFor: of('machines/src/medication-alert/recording.ts', '{ error: null }', '{}'),
  },
  {
    reason: 'a call that ended in none of the other ways says that nobody answered',
    isFor: (mutant) =>
      of('machines/src/medication-alert/checking.ts', "'sin_respuesta'", '""')(mutant) ||
      of('machines/src/medication-alert/walk.ts', "'sin_respuesta'", '""')(mutant),
  },
  {
    reason:
      'a check that was not made says why, and a decision travels under its key: the other value is for the compiler',
    isFor: (mutant) =>
      neverRun('machines/src/medication-alert/walk.ts', "''")(mutant) ||
      neverRun('machines/src/medication-alert/asked.ts', "''")(mutant),
  },
  {
    reason: 'what takes the place of nothing is no check, no site of a line and no day of a leave, and is not found',
    isFor: (mutant) =>
      of('machines/src/medication-alert/questions.ts', '[]')(mutant) ||
      of('machines/src/medication-order.ts', '[]')(mutant) ||
      of('machines/src/medication-order/checking.ts', '[]')(mutant) ||
      of('machines/src/procedure-order/validating.ts', '[]')(mutant) ||
      of('machines/src/sick-leave/flow.ts', '[]')(mutant),
  },
  {
    reason: 'no drug is none whose site was asked for and none of the list: the check is for the compiler',
    isFor: (mutant) =>
      of('machines/src/medication-order/draft.ts', 'drug !== null', 'true')(mutant) ||
      of('machines/src/medication-order/draft.ts', 'drug === null', 'false')(mutant),
  },
  {
    reason: 'a reason that nobody wrote is not enough: the check beside it is for the compiler',
    isFor: of('machines/src/medication-order/queue.ts', 'motivo !== null', 'true'),
  },
  {
    reason:
      'it is saved, compared and ordered from with its referral and what was sent: the other value is for the compiler',
    isFor: (mutant) =>
      of('machines/src/referral.ts', 'base?.id', 'base.id')(mutant) ||
      of('machines/src/referral/answers.ts', 'sent === null', 'false')(mutant) ||
      neverRun('machines/src/referral/answers.ts', 'false')(mutant) ||
      of('machines/src/referral/answers.ts', 'sent?.observacion', 'sent.observacion')(mutant),
  },
  {
    reason: 'the institution is compared by its number, never by its name',
    isFor: of('machines/src/referral/answers.ts', "''"),
  },
  {
    reason: 'what takes the place of no code is neither of the two either',
    isFor: of('machines/src/referral/setup.ts', "''", '"Stryker was here!"'),
  },
  {
    reason: 'every way there has forgotten already what was said',
    isFor: of('machines/src/session/signed-in.ts', "'forgetError'", '""'),
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
      of('machines/src/sick-leave/flow.ts', /^(?:sent|idempotencyKey) === null/u, 'false')(mutant) ||
      of(
        'machines/src/sick-leave/flow.ts',
        'sent === null || idempotencyKey === null',
        'sent === null && idempotencyKey === null',
      )(mutant) ||
      neverRun('machines/src/sick-leave/flow.ts', "'nothing to register'")(mutant),
  },
  {
    reason: 'a line is looked at while one waits: the check is for the compiler',
    isFor: (mutant) =>
      of('machines/src/procedure-order/validating.ts', 'item === undefined', 'false')(mutant) ||
      neverRun('machines/src/procedure-order/validating.ts', "'no line to validate'")(mutant) ||
      of('machines/src/procedure-order/setup.ts', /^context\.items\[.*\]\?\.historicoAceptado$/u)(mutant),
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
      of('machines/src/sick-leave/flow.ts', CHANGED_FIELDS, 'Object.keys(change)')(mutant) ||
      of('machines/src/referral-registration/flow.ts', CHANGED_FIELDS, 'Object.keys(change)')(mutant) ||
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
  {
    reason: 'a refusal that was read has no dialog: what is told in the fields leaves the state by itself',
    isFor: of('machines/src/referral/saving.ts', "'#referral.editing'", '""'),
  },
]
