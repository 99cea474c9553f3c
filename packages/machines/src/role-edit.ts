/**
 * Editing a role: what is ticked, the review of whom it concerns, saving. Nothing is saved that was not reviewed.
 * @fuente spec 1 §6
 */
import { assign, setup } from 'xstate'
import { rebase } from '@cauce/domain/access/rebase'
import { isRoleChanged, type RoleForm } from '@cauce/domain/access/role'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { failureOf, withoutField, type Thrown } from './failure.ts'
import { sendOnceGuards } from './kit/send-once/guards.ts'
import { keyedCall, thrown } from './kit/send-once/states.ts'
import { port } from './port.ts'
import type {
  RoleEditContext,
  RoleEditEvent,
  RoleEditInput,
  RoleEditPorts as P,
  StoredRole,
} from './role-edit/types.ts'
import { typesOf } from './types-of.ts'

const CHANGED_BY_ANOTHER = 'rol.cambio'

const withKeys = (permisos: readonly string[], claves: readonly string[], tiene: boolean): readonly string[] => {
  const touched = new Set(claves)
  return tiene ? [...new Set([...permisos, ...claves])] : permisos.filter((clave) => !touched.has(clave))
}

const formOf = ({ nombre, descripcion, permisos }: StoredRole): RoleForm => ({ nombre, descripcion, permisos })

type Saved = P['saveRole']['output']
const answer = ({ event }: { readonly event: { readonly output: Saved } }): Saved => event.output
const fail = { type: 'fail', params: thrown } as const

export const roleEditMachine = setup({
  types: typesOf<RoleEditContext, RoleEditEvent, RoleEditInput, { readonly saved: RoleEditContext['saved'] }>(),
  actors: {
    newKey: port<string, undefined>('newKey'),
    previewRole: port<P['previewRole']['output'], P['previewRole']['input']>('previewRole'),
    saveRole: port<P['saveRole']['output'], P['saveRole']['input']>('saveRole'),
    loadRole: port<P['loadRole']['output'], P['loadRole']['input']>('loadRole'),
  },
  actions: {
    fail: assign((_, { error }: Thrown) => {
      const failure = failureOf(error)
      return { error: failure.error ?? CONNECTION_LOST, errores: failure.errores }
    }),
    forgetError: assign({ error: null, errores: {} }),
    keyMade: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    saved: assign((_, saved: Saved) => ({ saved })),
    dropDraft: assign(({ context }) => ({ draft: formOf(context.base) })),
    // Another content is another request.
    forgetReview: assign({ impact: null, idempotencyKey: null }),
  },
  guards: {
    hasName: ({ context }) => context.draft.nombre.trim() !== '',
    isChanged: ({ context }) => isRoleChanged(context.base, context.draft),
    ...sendOnceGuards,
    isConflict: (_, { error }: Thrown) => failureOf(error).codigo === CHANGED_BY_ANOTHER,
    isLeft: (_, saved: Saved) => saved === null,
  },
}).createMachine({
  id: 'roleEdit',
  version: '1',
  description: 'Edición de un rol',
  context: ({ input }) => ({ ...input, impact: null, errores: {}, error: null, idempotencyKey: null, saved: null }),
  initial: 'editing',
  output: ({ context }) => ({ saved: context.saved }),
  states: {
    editing: {
      description: 'Se escriben los datos y se marcan los permisos',
      on: {
        'name.changed': {
          actions: [
            'forgetReview',
            assign(({ context, event }) => ({
              draft: { ...context.draft, nombre: event.nombre },
              errores: withoutField(context.errores, 'nombre'),
            })),
          ],
        },
        'description.changed': {
          actions: [
            'forgetReview',
            assign(({ context, event }) => ({
              draft: { ...context.draft, descripcion: event.descripcion },
              errores: withoutField(context.errores, 'descripcion'),
            })),
          ],
        },
        'keys.changed': {
          actions: [
            'forgetReview',
            assign(({ context, event }) => ({
              draft: { ...context.draft, permisos: withKeys(context.draft.permisos, event.claves, event.tiene) },
              errores: withoutField(context.errores, 'permisos'),
            })),
          ],
        },
        'draft.dropped': { actions: ['forgetReview', 'forgetError', 'dropDraft'] },
        'review.asked': [
          { guard: 'hasName', target: 'checkingChange' },
          { actions: assign({ errores: { nombre: [REQUIRED_FIELD] } }) },
        ],
      },
    },
    checkingChange: {
      description: 'Se mira si algo cambió',
      always: [{ guard: 'isChanged', target: 'previewing' }, { target: 'editing' }],
    },
    previewing: {
      description: 'El servidor calcula a quiénes les cambia',
      entry: 'forgetError',
      invoke: {
        src: 'previewRole',
        input: ({ context }) => ({ role: context.base, form: context.draft }),
        onDone: { target: 'reviewing', actions: assign({ impact: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'conflict',
            actions: fail,
          },
          { target: 'editing', actions: fail },
        ],
      },
      on: { 'review.left': 'editing' },
    },
    reviewing: {
      description: 'La persona lee qué cambia y para quién',
      on: {
        'save.confirmed': { target: 'saving', actions: 'forgetError' },
        'review.left': { target: 'editing', actions: 'forgetError' },
      },
    },
    saving: {
      description: 'Se guarda el rol',
      ...keyedCall({
        twice: 'guardarlo dos veces',
        sending: 'El servidor guarda el rol',
        call: 'saveRole',
        input: ({ context: { base, draft, idempotencyKey } }: { readonly context: RoleEditContext }) => ({
          role: base,
          form: draft,
          key: idempotencyKey ?? '',
        }),
        answered: [
          { guard: { type: 'isLeft', params: answer }, target: '#roleEdit.reviewing' },
          { target: '#roleEdit.saved', actions: { type: 'saved', params: answer } },
        ],
        refusals: [{ guard: { type: 'isConflict', params: thrown }, target: '#roleEdit.conflict', actions: fail }],
        lost: { target: '#roleEdit.reviewing', actions: fail },
        refused: { target: '#roleEdit.editing', actions: ['forgetReview', fail] },
        keyless: { target: '#roleEdit.reviewing', actions: fail },
      }),
    },
    conflict: {
      description: 'Otra persona cambió el rol mientras tanto',
      entry: 'forgetReview',
      on: { 'theirs.asked': 'reloading', 'review.left': 'editing' },
    },
    reloading: {
      description: 'Se traen los cambios de la otra persona',
      invoke: {
        src: 'loadRole',
        input: ({ context }) => ({ id: context.base.id ?? 0 }),
        onDone: {
          target: 'editing',
          actions: [
            'forgetError',
            assign(({ context, event }) => ({
              base: event.output,
              draft: rebase(context.base, context.draft, formOf(event.output)),
            })),
          ],
        },
        onError: { target: 'conflict', actions: fail },
      },
    },
    saved: { type: 'final', description: 'El rol quedó guardado' },
  },
})
