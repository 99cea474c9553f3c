/** Mutants of the flows of referrals, schemes, records, the chat, accounts and files. */
import { of, type Explanation } from '../explanation.ts'

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
        'referral-registration/registering.ts',
        /^(?:(?:sent|idempotencyKey) === null(?: \|\| idempotencyKey === null)?|'nothing to register')$/u,
        'false',
        'sent === null && idempotencyKey === null',
        '""',
      )(mutant),
  },
  {
    reason: 'a transition without event is looked at again after every step, whether its state is entered anew or not',
    isFor: flow('record-draft/editing.ts', 'true', 'false'),
  },
]
