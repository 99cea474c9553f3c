/** The line that is being typed, before it enters the pre-order list. @fuente spec 2 §5 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { checkValidityDate } from '../ordering/validity-date.ts'
import { ALL_FIELDS_REQUIRED, REQUIRED_FIELD, tooLong } from '../text/field.ts'
import { MAX_OBSERVATION, type PreOrderItem } from './pre-order-item.ts'
import type { Procedure } from './procedure.ts'
import { checkQuantity } from './quantity.ts'

export interface ProcedureDraft {
  readonly procedimiento: Procedure | null
  readonly cantidad: number | null
  readonly fechaVigencia: string
  readonly observacion: string
}

/**
 * A new line.
 * @param today the day in Bogotá
 * @fuente spec 2 §3, §9
 * @regla Un procedimiento nuevo empieza con una unidad y con vigencia desde hoy en Bogotá.
 */
export const emptyDraft = (today: CalendarDate): ProcedureDraft => ({
  procedimiento: null,
  cantidad: 1,
  fechaVigencia: today,
  observacion: '',
})

export interface DraftCheck {
  /** What is said beside the Add button; null when the line may be added. */
  readonly mensaje: string | null
  /** Field to its messages. */
  readonly errores: Record<string, string[]>
}

/**
 * Whether the line may be added.
 * @fuente spec 2 §5
 * @regla Para añadir un procedimiento se necesitan procedimiento, cantidad, fecha y observación.
 */
export const checkDraft = (draft: ProcedureDraft, today: CalendarDate): DraftCheck => {
  const errores: Record<string, string[]> = {}
  if (draft.procedimiento === null) errores['procedimiento'] = [REQUIRED_FIELD]
  if (draft.cantidad === null) errores['cantidad'] = [REQUIRED_FIELD]
  if (draft.fechaVigencia === '') errores['fechaVigencia'] = [REQUIRED_FIELD]
  if (draft.observacion.trim() === '') errores['observacion'] = [REQUIRED_FIELD]
  const missing = Object.keys(errores).length > 0
  const quantity =
    draft.cantidad === null
      ? null
      : checkQuantity(draft.cantidad, draft.procedimiento?.cantidad_maxima ?? Number.MAX_SAFE_INTEGER)
  const validity = draft.fechaVigencia === '' ? null : checkValidityDate(draft.fechaVigencia, today)
  if (quantity !== null) errores['cantidad'] = [quantity]
  if (validity !== null) errores['fechaVigencia'] = [validity]
  if (draft.observacion.length > MAX_OBSERVATION) errores['observacion'] = [tooLong(MAX_OBSERVATION)]
  const first = Object.values(errores).flat()[0] ?? null
  return { mensaje: missing ? ALL_FIELDS_REQUIRED : first, errores }
}

/** The line as it is sent, or null while a field is missing. `extra` adds the consultation, the site and the history mark. */
export const toPreOrderItem = (
  draft: ProcedureDraft,
  extra: Partial<Pick<PreOrderItem, 'consulta_id' | 'rep' | 'motivo_rep' | 'historico_id'>> = {},
): PreOrderItem | null => {
  const { procedimiento, cantidad, fechaVigencia, observacion } = draft
  if (procedimiento === null || cantidad === null || fechaVigencia === '' || observacion.trim() === '') return null
  const { id, codigo, nombre, requiere_auditoria } = procedimiento
  return {
    procedimiento: { id, codigo, nombre, requiere_auditoria },
    cantidad,
    fechaVigencia,
    observacion: observacion.trim(),
    ...extra,
  }
}

/**
 * The line with the observation of the one before it, where nothing else was written.
 * @fuente UI, imagen 03
 * @regla Una línea sin observación toma la de la línea anterior de la lista; la primera la pide.
 */
export const withObservation = (
  draft: ProcedureDraft,
  list: readonly { readonly observacion: string }[],
): ProcedureDraft => {
  const before = list.at(-1)?.observacion ?? ''
  return draft.procedimiento === null || draft.observacion.trim() !== '' || before === ''
    ? draft
    : { ...draft, observacion: before }
}
