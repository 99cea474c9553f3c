/** The panel of a referral while a person writes it: from what the server knows to what is sent, and what is wrong meanwhile. */
import { bogotaDate } from '../calendar/bogota.ts'
import { closesAtOnce } from './emergency-report.ts'
import { MOMENTS } from './moments.ts'
import { checkPanel } from './panel-check.ts'
import { panelToStore } from './panel-events.ts'
import type { Referral, ReferralPanel } from './referral.ts'
import { REFERRAL_STATES } from './status.ts'

/** A site that could accept, as it is chosen. */
export interface ChosenInstitution {
  readonly id: number
  readonly nombre: string
  readonly municipio: string | null
}

type TextOf<Field extends keyof ReferralPanel> = Readonly<Record<Field, string>>

/** What a person writes: texts blank where there is nothing. */
export interface PanelDraft extends TextOf<
  Exclude<keyof ReferralPanel, 'tipo_anexo_id' | 'institucion_acepta_rep_id' | 'traslado_redondo'>
> {
  readonly tipo_anexo_id: ReferralPanel['tipo_anexo_id']
  readonly institucion: ChosenInstitution | null
  readonly traslado_redondo: boolean
}
export type PanelDraftField = keyof PanelDraft

/** What the panel needs to know of the referral. */
export type PanelBase = Omit<ReferralPanel, 'tipo_anexo_id'> &
  Pick<Referral, 'id' | 'tipo_anexo_id' | 'estado' | 'created_at' | 'version' | 'gestor' | 'institucion_acepta'>

const CODE_DIGITS = 5

/** The code that is proposed for a referral: `CR-2026-20418`. `year`: of the day in Bogotá on which it was registered. */
export const proposedCode = (year: number, id: number): string => `CR-${year}-${String(id).padStart(CODE_DIGITS, '0')}`

const KINDS: readonly ReferralPanel['tipo_anexo_id'][] = [1, 2, 3, 4]
const kindOf = (id: number): ReferralPanel['tipo_anexo_id'] => KINDS.find((kind) => kind === id) ?? 3

/** `631`, `0631` and `6:31` as `06:31`; anything else as it is. */
export const clockOf = (text: string): string => {
  const [, hour, minute] = /^(\d{1,2}):?(\d{2})(?::\d{2})?$/u.exec(text.trim()) ?? []
  return hour === undefined || minute === undefined ? text.trim() : `${hour.padStart(2, '0')}:${minute}`
}

const hour = (text: string | null): string => clockOf(text ?? '')
const yearOf = (instant: string): number => Number(bogotaDate(Date.parse(instant)).slice(0, 4))

/**
 * What the panel starts from.
 * @regla A una remisión sin gestionar y sin código se le propone uno, que quien gestiona puede cambiar.
 */
export const panelDraftOf = (base: PanelBase): PanelDraft => ({
  tipo_anexo_id: kindOf(base.tipo_anexo_id),
  codigo_remision:
    base.codigo_remision ??
    (base.estado === REFERRAL_STATES.closed ? '' : proposedCode(yearOf(base.created_at), base.id)),
  tipo_solicitud: base.tipo_solicitud ?? '',
  fecha_aceptacion: base.fecha_aceptacion ?? '',
  hora_aceptacion: hour(base.hora_aceptacion),
  nombre_acepta: base.nombre_acepta ?? '',
  cargo: base.cargo ?? '',
  institucion: base.institucion_acepta,
  traslado_redondo: base.traslado_redondo,
  fecha_traslado_salida: base.fecha_traslado_salida ?? '',
  hora_traslado_salida: hour(base.hora_traslado_salida),
  fecha_traslado: base.fecha_traslado ?? '',
  hora_traslado: hour(base.hora_traslado),
  fecha_traslado_redondo_salida: base.fecha_traslado_redondo_salida ?? '',
  hora_traslado_redondo_salida: hour(base.hora_traslado_redondo_salida),
  fecha_redondo_traslado: base.fecha_redondo_traslado ?? '',
  hora_traslado_redondo: hour(base.hora_traslado_redondo),
  tipo_traslado: base.tipo_traslado ?? '',
  movil_traslado: base.movil_traslado ?? '',
  hora_estimada_llegada: hour(base.hora_estimada_llegada),
})

const HOURS = [...MOMENTS.map(({ hora }) => hora), 'hora_estimada_llegada'] as const

/** The panel as it travels: what is blank is not said, and hours are written in full. */
export const panelToSend = ({ institucion, ...draft }: PanelDraft): ReferralPanel => ({
  ...panelToStore({
    ...draft,
    ...Object.fromEntries(HOURS.map((field) => [field, clockOf(draft[field])])),
    institucion_acepta_rep_id: institucion?.id ?? null,
  }),
  tipo_anexo_id: draft.tipo_anexo_id,
})

/** True where choosing the type of the draft makes the code and closes the referral. */
export const closesReferral = (draft: PanelDraft, base: Pick<PanelBase, 'tipo_anexo_id'>): boolean =>
  closesAtOnce(draft.tipo_anexo_id) && draft.tipo_anexo_id !== base.tipo_anexo_id

/** Messages by field of the wire; empty when it may be saved. `sinAceptacion`: or closed, though nobody accepted it. */
export const panelErrors = (draft: PanelDraft, base: PanelBase, sinAceptacion = false): Record<string, string[]> =>
  checkPanel(panelToSend(draft), {
    estado: base.estado,
    from: Date.parse(base.created_at),
    codigo: base.codigo_remision,
    sinAceptacion,
  })

const isSame = (one: PanelDraft, other: PanelDraft, field: PanelDraftField): boolean =>
  field === 'institucion' ? one.institucion?.id === other.institucion?.id : one[field] === other[field]

const fieldsOf = (draft: PanelDraft): readonly PanelDraftField[] => {
  const known = (name: string): name is PanelDraftField => Object.hasOwn(draft, name)
  return Object.keys(draft).filter(known)
}

/** Fields in which two drafts differ, in the order of the panel. */
export const changedFields = (one: PanelDraft, other: PanelDraft): readonly PanelDraftField[] =>
  fieldsOf(one).filter((field) => !isSame(one, other, field))

export interface MergedPanel {
  readonly draft: PanelDraft
  /** Fields that both changed to different things: the person's own stays until they choose. */
  readonly conflicts: readonly PanelDraftField[]
}

/**
 * What a person typed over what the server knows now.
 * @param before what the draft started from
 * @regla Lo que una persona escribió nunca lo borra un cambio de otra: se conserva y se le dice.
 */
export const mergePanel = (draft: PanelDraft, before: PanelDraft, now: PanelDraft): MergedPanel => {
  const typed = changedFields(draft, before)
  const own = Object.fromEntries(typed.map((field) => [field, draft[field]]))
  return {
    draft: { ...now, ...own },
    conflicts: typed.filter((field) => !isSame(before, now, field) && !isSame(draft, now, field)),
  }
}

/** An hour that is written with its day blank is of today. */
export const withDayOfHour = (draft: PanelDraft, change: Partial<PanelDraft>, today: string): Partial<PanelDraft> => {
  const days = MOMENTS.flatMap(({ fecha, hora }) =>
    (change[hora] ?? '') !== '' && draft[fecha] === '' && change[fecha] === undefined ? [[fecha, today] as const] : [],
  )
  return { ...change, ...Object.fromEntries(days) }
}

/** How a field of the draft is called on the wire, where its errors come. */
export const wireField = (field: PanelDraftField): keyof ReferralPanel =>
  field === 'institucion' ? 'institucion_acepta_rep_id' : field
