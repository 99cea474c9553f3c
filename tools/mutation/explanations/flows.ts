/** Mutants of the flows of referrals, schemes, records, the chat, accounts and files. */
import { neverRun, of, type Explanation } from '../explanation.ts'

const FLOWS_FOLDER = 'machines/src/'
const flow = (file: string, original: string | RegExp, ...replacements: readonly string[]) =>
  of(`${FLOWS_FOLDER}${file}`, original, ...replacements)

const NOT_EMPTY = '"Stryker was here!"'

export const FLOWS: readonly Explanation[] = [
  {
    reason: 'that step is entered only with its key, its address or its line: the other value is for the compiler',
    isFor: (mutant) =>
      [
        flow('scheme/ordering.ts', "''", NOT_EMPTY),
        flow('scheme/cancelling.ts', "''", NOT_EMPTY),
        flow('scheme/cancelling.ts', 'lines[0]?.orden_id'),
        flow('scheme/measuring.ts', "''", NOT_EMPTY),
        flow('scheme/looking.ts', 'context.scheme?.id'),
        flow('scheme-suspension.ts', "''", NOT_EMPTY),
        flow('record-draft/finalising.ts', "''", NOT_EMPTY),
        flow('record-draft/editing.ts', "'anamnesis'"),
        flow('role-edit.ts', "''", NOT_EMPTY),
        flow('user-edit.ts', "''", NOT_EMPTY),
        flow('routing-change.ts', "''", NOT_EMPTY),
        flow('routing-change.ts', 'rep?.id'),
        flow('client-toggle.ts', "''", NOT_EMPTY),
        flow('chat/own.ts', "''", NOT_EMPTY),
        flow('chat/own.ts', /^outgoing\.find\(.*\)\?\.mensaje$/u),
        flow('chat-upload.ts', "''", NOT_EMPTY),
        flow('chat-upload/sending.ts', "''", NOT_EMPTY),
        flow('chat-upload/sending.ts', /^file\?\.(?:id|url)$/u),
        flow('chat-upload/flow.ts', /^file\?\.(?:id|tamano)$/u),
        flow('chat-upload/flow.ts', 'file === null', 'false'),
        flow('attachment-upload.ts', "''", NOT_EMPTY),
        flow('attachment-upload.ts', /^context\.ticket\?\.(?:url|clave)$/u),
        flow('password-recovery.ts', "''", NOT_EMPTY),
        flow('user-load.ts', 'context.load?.id'),
        flow('user-load.ts', 'load !== null', 'true'),
      ].some((isOne) => isOne(mutant)),
  },
  {
    reason: 'that event alone gets there: the question tells the compiler which one it is',
    isFor: (mutant) =>
      flow('password-recovery.ts', "event.type === 'password.sent'", 'true')(mutant) ||
      flow('recovery-data.ts', "event.type !== 'form.changed'", 'false')(mutant),
  },
  {
    reason: 'nothing is sent before it is known what: the check tells the compiler so, and nobody reads its words',
    isFor: (mutant) =>
      flow('referral/saving.ts', /^(?:(?:sent|base) === null|'nothing to save')$/u, 'false', '""')(mutant) ||
      flow(
        'referral-registration/flow.ts',
        /^(?:(?:sent|idempotencyKey) === null(?: \|\| idempotencyKey === null)?|'nothing to register')$/u,
        'false',
        'sent === null && idempotencyKey === null',
        '""',
      )(mutant),
  },
  {
    reason: 'finalising was stopped: what is looked at after that stops at the conflict too',
    isFor: flow('record-draft/editing.ts', "'conflict'", '""'),
  },
  {
    reason: 'that situation is reached only with an open record, a component on its way or a row to take up',
    isFor: (mutant) =>
      [
        flow('record-draft/flow.ts', 'saving === null', 'false'),
        flow('record-draft/opening.ts', /^(?:kept === undefined|context\.view === null)$/u, 'false'),
        flow('record-draft/opening.ts', 'context.view?.estado', 'context.view.estado'),
        flow('record-draft/setup.ts', /^view(?: !== null|\.estado === 'abierta')$/u, 'true'),
        flow('record-draft/setup.ts', /^view\?\.(?:estado|escribe)$/u, 'view.estado', 'view.escribe'),
      ].some((isOne) => isOne(mutant)),
  },
  {
    reason: 'an open record has no final text, so nothing is left out of it',
    isFor: flow('record-draft/opening.ts', "context.view?.estado === 'finalizada'", 'true'),
  },
  {
    reason: 'messages are sent while one waits, files while one is missing, older ones come before a first',
    isFor: (mutant) =>
      [
        flow('chat/setup.ts', 'flow.nextToSend(context)?.clave'),
        flow('chat/thread.ts', 'messages[0]?.id', 'messages[0].id'),
        flow('chat-upload/setup.ts', 'flow.nextFile(context)?.id'),
        flow('chat-upload/sending.ts', 'flow.nextFile(context)?.id'),
      ].some((isOne) => isOne(mutant)),
  },
  {
    reason: 'what is put in the empty list is of no channel and is no text of the server',
    isFor: (mutant) =>
      flow('chat/flow.ts', '[]', '["Stryker was here"]')(mutant) ||
      flow('password-change.ts', '[]', '["Stryker was here"]')(mutant),
  },
  {
    reason: 'the first situation empties the rows when it is entered, whatever there was before',
    isFor: flow('trigger-search.ts', '[]', '["Stryker was here"]'),
  },
  {
    reason: 'what is not known is asked for by the situation of the results too, which is left at once',
    isFor: flow('trigger-search.ts', "step(context, text) === 'filter'", 'true'),
  },
  {
    reason: 'with its key the step before goes on by itself, wherever the key was made',
    isFor: flow('kit/send-once/states.ts', "'sending'", '""'),
  },
  {
    reason: 'a name that those who say it and those who listen to it take from the same constant',
    isFor: flow('second-factor-setup.ts', "'sesion.sin_confirmar'", '""'),
  },
  {
    reason: 'the code was read before, and an answer that is null was left before: the check is for the compiler',
    isFor: (mutant) =>
      neverRun(`${FLOWS_FOLDER}second-factor-setup.ts`, "''")(mutant) ||
      flow('user-load.ts', 'output !== null', 'true')(mutant),
  },
  {
    reason: 'no path of a field has a line break, and no number is the one of a path that is not of a line',
    isFor: (mutant) =>
      flow('failure.ts', /\(\.\+\)\$\/u$/u, '/^(?:\\w+\\.)?(\\d+)\\.(.+)/u')(mutant) ||
      flow('failure.ts', '[]', '["Stryker was here"]')(mutant) ||
      flow('failure.ts', 'field !== undefined', 'true')(mutant),
  },
]
