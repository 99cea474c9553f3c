/** The states of an affiliate. Only an applied change moves them, through {@link applyAffiliateStatus}. @fuente modulos/aseguramiento-y-red.md §3.1 */
import { setup, transition } from 'xstate'
import { AFFILIATE_STATES, AffiliateState, affiliateStateWords } from '@cauce/domain/insurance/affiliate-state'
import type { StateMove } from '@cauce/domain/insurance/change-kinds'
import { typesOf } from '../types-of.ts'

export const PROTECTION_ONLY = 'La protección laboral es solo del régimen contributivo.'

const NAMES = {
  activo: AffiliateState.active,
  suspendido: AffiliateState.suspended,
  retirado: AffiliateState.withdrawn,
  fallecido: AffiliateState.deceased,
  protegido: AffiliateState.protected,
  en_tramite: AffiliateState.pending,
} as const
type Name = keyof typeof NAMES
const isName = (name: string): name is Name => Object.hasOwn(NAMES, name)
const ALL: readonly Name[] = Object.keys(NAMES).filter(isName)

interface Facts {
  /** The regime is the contributory one. */
  readonly contributivo: boolean
  /** In which state the person was before the death that is undone; null: it is not known. */
  readonly anterior: string | null
}
type StatusEvent = { readonly type: StateMove } & Facts

const word = (name: Name): string => AFFILIATE_STATES[NAMES[name]].palabra
const wasIn = (estado: Name) =>
  ({
    guard: { type: 'wasIn', params: ({ event }: { event: Facts }) => ({ anterior: event.anterior, estado }) },
    target: estado,
  }) as const
const dies = { fallecer: 'fallecido' } as const

export const affiliateStatusMachine = setup({
  types: typesOf<Record<string, never>, StatusEvent>(),
  guards: {
    contributes: (_, { contributivo }: Pick<Facts, 'contributivo'>) => contributivo,
    wasIn: (_, { anterior, estado }: { anterior: string | null; estado: string }) => anterior === estado,
  },
}).createMachine({
  id: 'affiliateStatus',
  version: '1',
  description: 'Estados de un afiliado',
  context: {},
  initial: 'en_tramite',
  states: {
    en_tramite: { description: word('en_tramite'), on: { activar: 'activo', ...dies } },
    activo: {
      description: word('activo'),
      on: {
        suspender: 'suspendido',
        proteger: { guard: { type: 'contributes', params: ({ event }) => event }, target: 'protegido' },
        retirar: 'retirado',
        ...dies,
      },
    },
    suspendido: { description: word('suspendido'), on: { levantar: 'activo', retirar: 'retirado', ...dies } },
    protegido: {
      description: word('protegido'),
      on: { levantar: 'activo', suspender: 'suspendido', retirar: 'retirado', ...dies },
    },
    retirado: { description: word('retirado'), on: { activar: 'activo', ...dies } },
    fallecido: {
      description: word('fallecido'),
      on: {
        revertir: [wasIn('activo'), wasIn('suspendido'), wasIn('protegido'), wasIn('retirado'), wasIn('en_tramite')],
      },
    },
  },
})

const nameOf = (estado_id: number | null): Name | undefined => ALL.find((name) => NAMES[name] === estado_id)

interface Known {
  readonly regimen: string
  /** The state before the death that would be undone. */
  readonly anterior_id: number | null
}

/**
 * The state after the move, or why it does not follow. Pure.
 * @regla A un activo se le suspende, se le protege (en el contributivo) o se le retira; lo suspendido o protegido se levanta; un retirado o en trámite entra; cualquiera fallece, y un fallecimiento reversado deja el estado de antes.
 */
export const applyAffiliateStatus = (
  estado_id: number,
  evento: StateMove,
  { regimen, anterior_id }: Known,
): { readonly estado_id: AffiliateState } | { readonly error: string } => {
  const from = nameOf(estado_id)
  const facts = { contributivo: regimen === 'contributivo', anterior: nameOf(anterior_id) ?? null }
  if (from === undefined) return { error: `No se puede: la persona está «${affiliateStateWords(estado_id).palabra}».` }
  if (from === 'activo' && evento === 'proteger' && !facts.contributivo) return { error: PROTECTION_ONLY }
  const before = affiliateStatusMachine.resolveState({ value: from, context: {} })
  const event = { type: evento, ...facts }
  if (!before.can(event)) return { error: `No se puede: la persona está «${word(from)}».` }
  return { estado_id: NAMES[transition(affiliateStatusMachine, before, event)[0].value] }
}
