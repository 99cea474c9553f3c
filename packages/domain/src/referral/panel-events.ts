/** What a save of the panel adds to what has happened with a referral. */
import { MOMENTS, momentOf, type MomentKey } from './moments.ts'
import type { ReferralPanel } from './referral.ts'

/** The panel as it is stored: nothing is said by halves. */
export type StoredPanel = Omit<ReferralPanel, 'tipo_anexo_id'> & { readonly tipo_anexo_id: number }
export type PanelField = keyof StoredPanel

const ROUND_TRIP = [
  'fecha_traslado_redondo_salida',
  'hora_traslado_redondo_salida',
  'fecha_redondo_traslado',
  'hora_traslado_redondo',
] as const

/** Half of a character, which no database keeps, is the sign of what is lost. */
const said = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text.trim().toWellFormed()
/** `06:31:00` as `06:31`; what is no hour stays for its message. */
const hour = (text: string | null): string | null => {
  const clock = said(text)
  return clock !== null && /^\d{2}:\d{2}:\d{2}$/u.test(clock) ? clock.slice(0, 5) : clock
}

/**
 * The panel without blanks at the ends, what is blank as nothing.
 * @regla Sin traslado redondo no se guardan las horas del regreso.
 */
export const panelToStore = (panel: StoredPanel): StoredPanel => ({
  tipo_anexo_id: panel.tipo_anexo_id,
  codigo_remision: said(panel.codigo_remision),
  tipo_solicitud: said(panel.tipo_solicitud),
  fecha_aceptacion: said(panel.fecha_aceptacion),
  hora_aceptacion: hour(panel.hora_aceptacion),
  nombre_acepta: said(panel.nombre_acepta),
  cargo: said(panel.cargo),
  institucion_acepta_rep_id: panel.institucion_acepta_rep_id,
  traslado_redondo: panel.traslado_redondo,
  fecha_traslado_salida: said(panel.fecha_traslado_salida),
  hora_traslado_salida: hour(panel.hora_traslado_salida),
  fecha_traslado: said(panel.fecha_traslado),
  hora_traslado: hour(panel.hora_traslado),
  fecha_traslado_redondo_salida: said(panel.fecha_traslado_redondo_salida),
  hora_traslado_redondo_salida: hour(panel.hora_traslado_redondo_salida),
  fecha_redondo_traslado: said(panel.fecha_redondo_traslado),
  hora_traslado_redondo: hour(panel.hora_traslado_redondo),
  tipo_traslado: said(panel.tipo_traslado),
  movil_traslado: said(panel.movil_traslado),
  hora_estimada_llegada: hour(panel.hora_estimada_llegada),
  ...(panel.traslado_redondo ? {} : Object.fromEntries(ROUND_TRIP.map((field) => [field, null]))),
})

const fieldsOf = (panel: StoredPanel): readonly PanelField[] => {
  const known = (name: string): name is PanelField => Object.hasOwn(panel, name)
  return Object.keys(panel).filter(known)
}

/** Fields in which two panels differ. */
export const differences = (before: StoredPanel, after: StoredPanel): readonly PanelField[] =>
  fieldsOf(after).filter((field) => before[field] !== after[field])

/** The places that the hours name. */
export interface PanelPlaces {
  /** The site that refers. */
  readonly remite: { readonly institucion: string | null; readonly municipio: string | null }
  /** The one that accepts. */
  readonly acepta: { readonly institucion: string | null; readonly municipio: string | null }
}

type Detail = Readonly<Record<string, unknown>>

/** What is told of each moment, and the fields, besides its day and hour, that it tells. */
const TOLD: Readonly<
  Record<
    MomentKey,
    { readonly campos: readonly PanelField[]; readonly detalle: (panel: StoredPanel, places: PanelPlaces) => Detail }
  >
> = {
  aceptacion: {
    campos: ['nombre_acepta', 'cargo', 'institucion_acepta_rep_id'],
    detalle: ({ nombre_acepta, cargo }, { acepta }) => ({ nombre_acepta, cargo, ...acepta }),
  },
  salida: {
    campos: ['tipo_traslado', 'movil_traslado'],
    detalle: ({ tipo_traslado, movil_traslado }, { remite }) => ({
      tipo_traslado,
      movil_traslado,
      municipio: remite.municipio,
    }),
  },
  llegada: { campos: [], detalle: (_, { acepta }) => ({ ...acepta }) },
  salida_redondo: {
    campos: [],
    detalle: ({ tipo_traslado, movil_traslado }, { acepta }) => ({
      tipo_traslado,
      movil_traslado,
      municipio: acepta.municipio,
    }),
  },
  llegada_redondo: { campos: [], detalle: (_, { remite }) => ({ ...remite }) },
}

export interface MomentEvent {
  readonly clase: MomentKey
  /** Epoch milliseconds that the panel says. */
  readonly at: number
  readonly detalle: Detail
  /** Fields that it tells. */
  readonly campos: readonly PanelField[]
}

/**
 * The moments that the save sets or changes, in the order in which they happen.
 * @regla Una hora que se corrige no borra la anterior: queda otra, y dice que corrige.
 */
export const momentEvents = (before: StoredPanel, after: StoredPanel, places: PanelPlaces): readonly MomentEvent[] =>
  MOMENTS.flatMap(({ clave, fecha, hora }) => {
    const campos: readonly PanelField[] = [fecha, hora, ...TOLD[clave].campos]
    const at = momentOf(after[fecha], after[hora])
    if (at === null || campos.every((field) => before[field] === after[field])) return []
    const corrige = momentOf(before[fecha], before[hora]) !== null
    const detalle = { ...TOLD[clave].detalle(after, places), ...(corrige ? { corrige } : {}) }
    return [{ clase: clave, at, detalle, campos }]
  })
