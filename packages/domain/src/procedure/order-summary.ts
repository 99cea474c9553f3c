/** The foot of the workspace: what the main button will do, in one sentence. */
import { NOTHING_TO_ORDER } from '../ordering/messages.ts'

export interface SummaryItem {
  readonly rep: unknown
  /** 1: pending of audit after ordering. */
  readonly requiere_auditoria: unknown
  /** Null: not known yet. */
  readonly consentimiento: boolean | null
}

export interface OrderSummary {
  readonly titulo: string
  readonly detalle: string
  readonly boton: string
  readonly sinDireccionamiento: number
}

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/**
 * Summary of the pre-order list.
 * @regla El pie dice cuántos procedimientos se van a ordenar, cuántos piden consentimiento, cuántos no tienen sede y cuántos pasan a auditoría.
 */
export const orderSummary = (items: readonly SummaryItem[]): OrderSummary => {
  const total = items.length
  const consent = items.filter((item) => item.consentimiento === true).length
  const unrouted = items.filter((item) => item.rep === null || item.rep === undefined).length
  const audited = items.filter((item) => item.requiere_auditoria === 1).length
  return {
    titulo: total === 0 ? NOTHING_TO_ORDER : `${total} por ordenar`,
    detalle: [
      ...counted(consent, 'pide consentimiento', 'piden consentimiento'),
      ...counted(unrouted, 'sin direccionamiento', 'sin direccionamiento'),
      ...counted(audited, 'pasa a auditoría', 'pasan a auditoría'),
    ].join(' · '),
    boton: `Ordenar ${total} ${total === 1 ? 'procedimiento' : 'procedimientos'}`,
    sinDireccionamiento: unrouted,
  }
}
