/**
 * Writing a user, new or known: checking, saving once, and what another person saved meanwhile.
 * @fuente spec 1 §2
 */
import { assign, setup } from 'xstate'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { draftProblems, isDraftChanged, rebaseForm } from '@cauce/domain/users/user-draft'
import { failureOf, withoutField, type FieldErrors, type Thrown } from './failure.ts'
import { sendOnceGuards } from './kit/send-once/guards.ts'
import { keyedCall, thrown } from './kit/send-once/states.ts'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'
import type { SavedUser, UserEditContext, UserEditEvent, UserEditInput, UserEditPorts as P } from './user-edit/types.ts'

const CHANGED_BY_ANOTHER = 'usuario.cambio'

const problems = ({ draft, id, codes }: UserEditContext): FieldErrors =>
  draftProblems(draft, id === null, codes[draft.form.tipo_documento_id] ?? '')

const without = (errores: FieldErrors, fields: readonly string[]): FieldErrors =>
  fields.reduce((left, field) => withoutField(left, field), errores)

type Saved = P['saveUser']['output']
const answer = ({ event }: { readonly event: { readonly output: Saved } }): Saved => event.output
const fail = { type: 'fail', params: thrown } as const

export const userEditMachine = setup({
  types: typesOf<UserEditContext, UserEditEvent, UserEditInput, { readonly saved: SavedUser | null }>(),
  actors: {
    newKey: port<string, undefined>('newKey'),
    saveUser: port<P['saveUser']['output'], P['saveUser']['input']>('saveUser'),
    loadUser: port<P['loadUser']['output'], P['loadUser']['input']>('loadUser'),
  },
  actions: {
    fail: assign((_, { error }: Thrown) => {
      const failure = failureOf(error)
      return { error: failure.error ?? CONNECTION_LOST, errores: failure.errores }
    }),
    forgetError: assign({ error: null, errores: {} }),
    keyMade: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    saved: assign((_, saved: Saved) => ({ saved })),
    // Another content is another request.
    forgetKey: assign({ idempotencyKey: null }),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(problems(context)).length === 0,
    isChanged: ({ context }) => isDraftChanged(context.base, context.draft),
    ...sendOnceGuards,
    isConflict: (_, { error }: Thrown) => failureOf(error).codigo === CHANGED_BY_ANOTHER,
    isLeft: (_, saved: Saved) => saved === null,
  },
}).createMachine({
  id: 'userEdit',
  version: '1',
  description: 'Datos de un usuario',
  context: ({ input }) => ({ ...input, errores: {}, error: null, idempotencyKey: null, before: null, saved: null }),
  initial: 'editing',
  output: ({ context }) => ({ saved: context.saved }),
  states: {
    editing: {
      description: 'Se escriben los datos',
      on: {
        'field.changed': {
          actions: [
            'forgetKey',
            assign(({ context, event }) => ({
              draft: { ...context.draft, form: { ...context.draft.form, ...event.change } },
              errores: without(context.errores, Object.keys(event.change)),
            })),
          ],
        },
        'kind.chosen': {
          actions: [
            'forgetKey',
            'forgetError',
            assign(({ context, event }) => ({ draft: { ...context.draft, clase: event.clase, roles: [] } })),
          ],
        },
        'affiliate.found': {
          actions: [
            'forgetKey',
            assign(({ context: { draft, errores }, event }) => ({
              draft: { ...draft, afiliado_id: event.afiliado_id, form: { ...draft.form, email: event.email } },
              errores: without(errores, ['numero_documento', 'afiliado_id', 'email']),
            })),
          ],
        },
        'roles.changed': {
          actions: [
            'forgetKey',
            assign(({ context, event }) => ({
              draft: { ...context.draft, roles: event.roles },
              errores: withoutField(context.errores, 'roles'),
            })),
          ],
        },
        // The form that is stored is still the one that was read: only its version went on.
        'version.moved': { actions: assign({ version: ({ event }) => event.version }) },
        'draft.dropped': {
          actions: ['forgetKey', 'forgetError', assign(({ context }) => ({ draft: context.base, before: null }))],
        },
        'save.asked': [
          { guard: 'isComplete', target: 'checkingChange' },
          { actions: assign(({ context }) => ({ errores: problems(context), error: null })) },
        ],
      },
    },
    checkingChange: {
      description: 'Se mira si algo cambió',
      always: [{ guard: 'isChanged', target: 'saving' }, { target: 'editing' }],
    },
    saving: {
      description: 'Se guarda el usuario',
      entry: 'forgetError',
      ...keyedCall({
        twice: 'guardarlo dos veces',
        sending: 'El servidor guarda el usuario',
        call: 'saveUser',
        input: ({ context: { id, version, draft, idempotencyKey } }: { readonly context: UserEditContext }) => ({
          id,
          version,
          draft,
          key: idempotencyKey ?? '',
        }),
        answered: [
          { guard: { type: 'isLeft', params: answer }, target: '#userEdit.editing' },
          { target: '#userEdit.saved', actions: { type: 'saved', params: answer } },
        ],
        refusals: [{ guard: { type: 'isConflict', params: thrown }, target: '#userEdit.conflict', actions: fail }],
        // The key stays: what may have arrived is not done twice.
        lost: { target: '#userEdit.editing', actions: fail },
        refused: { target: '#userEdit.editing', actions: ['forgetKey', fail] },
        keyless: { target: '#userEdit.editing', actions: fail },
      }),
    },
    conflict: {
      description: 'Otra persona cambió el usuario mientras tanto',
      entry: 'forgetKey',
      on: { 'theirs.asked': 'reloading', left: 'editing' },
    },
    reloading: {
      description: 'Se traen los datos nuevos, sin perder lo escrito',
      invoke: {
        src: 'loadUser',
        input: ({ context }) => ({ id: context.id ?? 0 }),
        onDone: {
          target: 'editing',
          actions: [
            'forgetError',
            assign(({ context: { base, draft }, event: { output } }) => ({
              version: output.version,
              before: base.form,
              base: { ...base, form: output.form },
              draft: { ...draft, form: rebaseForm(base.form, draft.form, output.form) },
            })),
          ],
        },
        onError: { target: 'conflict', actions: fail },
      },
    },
    saved: { type: 'final', description: 'El usuario quedó guardado' },
  },
})
