/**
 * Writing a row of a master, new or known: checked, saved once, and joined with what another person saved meanwhile. Nothing that
 * was typed is lost; only what both changed is asked.
 */
import { assign, setup } from 'xstate'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, isWorthRetrying, withoutField, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import { meet, NOBODY, ownChanges, problemsOf, undecided } from './record-edit/changes.ts'
import type {
  KeptRecord,
  RecordEditContext,
  RecordEditEvent,
  RecordEditInput,
  RecordEditPorts as P,
  SaveOutcome,
  Theirs,
} from './record-edit/types.ts'

interface Answered {
  readonly output: SaveOutcome
}

const kept = ({ id, version, valores }: KeptRecord) => ({ id, version, base: valores, draft: valores })

export const recordEditMachine = setup({
  types: typesOf<RecordEditContext, RecordEditEvent, RecordEditInput>(),
  actors: {
    newKey: port<string, undefined>('newKey'),
    saveRecord: port<P['saveRecord']['output'], P['saveRecord']['input']>('saveRecord'),
  },
  actions: {
    /** Tells the person and the list. */
    tellSaved: (_context, _answer: Answered) => {},
    fail: assign((_, { error }: Thrown) => {
      const failure = failureOf(error)
      return {
        error: failure.error ?? CONNECTION_LOST,
        errores: failure.errores,
        unsure: isWorthRetrying(failure),
      }
    }),
    sayProblems: assign(({ context }) => ({ errores: problemsOf(context), error: null })),
    forgetError: assign({ error: null, errores: {}, unsure: false }),
    // Another content is another request.
    forgetKey: assign({ idempotencyKey: null }),
    bringTheirs: assign(({ context }, { theirs }: { theirs: Theirs }) => meet(context, theirs)),
    meetAnswer: assign(({ context }, { output }: Answered) =>
      'conflict' in output ? meet(context, output.conflict) : {},
    ),
    keepSaved: assign((_, { output }: Answered) => ('saved' in output ? { ...NOBODY, ...kept(output.saved) } : {})),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(problemsOf(context)).length === 0,
    isSame: ({ context }) => ownChanges(context).length === 0,
    isDecided: ({ context }) => undecided(context).length === 0,
    isConflict: (_, { output }: Answered) => 'conflict' in output,
    isNews: ({ context }, { theirs }: { theirs: Theirs }) => theirs.version !== context.version,
    hasKey: ({ context }) => context.idempotencyKey !== null,
    answerIsMissing: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
  },
}).createMachine({
  id: 'recordEdit',
  version: '1',
  description: 'Un registro de un maestro',
  context: ({ input }) => ({
    ...input,
    ...NOBODY,
    errores: {},
    error: null,
    unsure: false,
    idempotencyKey: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Se escriben los datos',
      on: {
        'field.changed': {
          actions: [
            'forgetKey',
            assign(({ context, event: { field, value } }) => ({
              draft: { ...context.draft, [field]: value },
              errores: withoutField(context.errores, field),
              // Who writes over what is disputed has decided.
              chosen: context.theirs === null ? [] : [...context.chosen.filter((name) => name !== field), field],
            })),
          ],
        },
        'choice.made': {
          actions: [
            'forgetKey',
            assign(({ context, event: { field, whose } }) => ({
              draft: {
                ...context.draft,
                [field]: (whose === 'mine' ? context.mine[field] : context.theirs?.valores[field]) ?? '',
              },
              errores: withoutField(context.errores, field),
              chosen: [...context.chosen.filter((name) => name !== field), field],
            })),
          ],
        },
        'theirs.came': {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: ['forgetError', { type: 'bringTheirs', params: ({ event }) => event }],
        },
        'version.moved': { actions: ['forgetKey', assign({ version: ({ event }) => event.version })] },
        'draft.dropped': {
          actions: ['forgetKey', 'forgetError', assign(({ context }) => ({ ...NOBODY, draft: context.base }))],
        },
        'save.asked': [{ guard: 'isComplete', target: 'checking' }, { actions: 'sayProblems' }],
      },
    },
    checking: {
      description: 'Se mira si algo cambió y si lo que se cruza ya se eligió',
      always: [{ guard: 'isSame', target: 'editing' }, { guard: 'isDecided', target: 'saving' }, { target: 'editing' }],
    },
    saving: {
      description: 'Se guarda el registro',
      entry: 'forgetError',
      initial: 'keying',
      states: {
        keying: {
          description: 'Se crea la clave que impide guardarlo dos veces',
          always: { guard: 'hasKey', target: 'sending' },
          invoke: {
            src: 'newKey',
            onDone: { target: 'sending', actions: assign({ idempotencyKey: ({ event }) => event.output }) },
            onError: { target: '#recordEdit.editing', actions: { type: 'fail', params: ({ event }) => event } },
          },
        },
        sending: {
          description: 'El servidor guarda el registro',
          invoke: {
            src: 'saveRecord',
            input: ({ context: { id, version, draft, idempotencyKey } }) => ({
              id,
              version,
              valores: draft,
              key: idempotencyKey ?? '',
            }),
            onDone: [
              {
                guard: { type: 'isConflict', params: ({ event }) => event },
                target: '#recordEdit.editing',
                actions: { type: 'meetAnswer', params: ({ event }) => event },
              },
              {
                target: '#recordEdit.editing',
                actions: [
                  { type: 'keepSaved', params: ({ event }) => event },
                  { type: 'tellSaved', params: ({ event }) => event },
                ],
              },
            ],
            onError: [
              // The key stays: what may have arrived is not done twice.
              {
                guard: { type: 'answerIsMissing', params: ({ event }) => event },
                target: '#recordEdit.editing',
                actions: { type: 'fail', params: ({ event }) => event },
              },
              {
                target: '#recordEdit.editing',
                actions: ['forgetKey', { type: 'fail', params: ({ event }) => event }],
              },
            ],
          },
        },
      },
    },
  },
})
