/** The foot of the workspace of services: what the main button will do, in one sentence. */
import { NOTHING_TO_ORDER } from '../ordering/messages.ts'

export interface ServiceSummaryItem {
  /** The site; null: none was found. */
  readonly rep: unknown
  /** 1: pending of audit after ordering. */
  readonly requiere_auditoria: number
}

export interface ServiceSummary {
  readonly titulo: string
  readonly detalle: string
  readonly boton: string
  readonly sinDireccionamiento: number
}

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/**
 * Summary of the list.
 * @regla El pie dice cuántos servicios se van a ordenar, cuántos no tienen sede y cuántos pasan a auditoría.
 */
export const serviceSummary = (items: readonly ServiceSummaryItem[]): ServiceSummary => {
  const total = items.length
  const unrouted = items.filter(({ rep }) => rep === null || rep === undefined).length
  const audited = items.filter(({ requiere_auditoria }) => requiere_auditoria === 1).length
  return {
    titulo: total === 0 ? NOTHING_TO_ORDER : `${total} por ordenar`,
    detalle: [
      ...counted(unrouted, 'sin direccionamiento', 'sin direccionamiento'),
      ...counted(audited, 'pasa a auditoría', 'pasan a auditoría'),
    ].join(' · '),
    boton: `Ordenar ${total} ${total === 1 ? 'servicio' : 'servicios'}`,
    sinDireccionamiento: unrouted,
  }
}
