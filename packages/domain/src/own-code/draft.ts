/** The service that is being typed, before it enters the list. @fuente spec 2 §5 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { checkValidityDate } from '../ordering/validity-date.ts'
import { tooLong } from '../text/field.ts'
import {
  CODE_REQUIRED,
  MAX_OWN_CODE_OBSERVATION,
  MAX_OWN_CODE_QUANTITY,
  OWN_CODE_QUANTITY_REQUIRED,
  VALIDITY_REQUIRED,
  type OwnCode,
  type ServiceLine,
} from './service-line.ts'

export const WHOLE_SERVICES = `La cantidad va de 1 a ${MAX_OWN_CODE_QUANTITY}, sin decimales`

export interface OwnCodeDraft {
  readonly codigoPropio: OwnCode | null
  readonly cantidad: number | null
  readonly fechaVigencia: string
  readonly observacion: string
}

/**
 * A new line.
 * @param today the day in Bogotá
 * @fuente spec 2 §5, §9
 * @regla Un servicio nuevo empieza con una unidad y con vigencia desde hoy en Bogotá.
 */
export const emptyOwnCodeDraft = (today: CalendarDate): OwnCodeDraft => ({
  codigoPropio: null,
  cantidad: 1,
  fechaVigencia: today,
  observacion: '',
})

export interface OwnCodeCheck {
  /** What is said beside the Add button; null when the line may be added. */
  readonly mensaje: string | null
  /** Field to its messages. */
  readonly errores: Record<string, string[]>
}

const quantityMessage = (cantidad: number | null): string | null => {
  if (cantidad === null) return OWN_CODE_QUANTITY_REQUIRED
  return Number.isInteger(cantidad) && cantidad >= 1 && cantidad <= MAX_OWN_CODE_QUANTITY ? null : WHOLE_SERVICES
}

/**
 * Whether the line may be added. The observation may be left empty.
 * @fuente spec 2 §5
 * @regla Para agregar un servicio se necesitan el código propio, la cantidad y la fecha de vigencia.
 */
export const checkOwnCodeDraft = (draft: OwnCodeDraft, today: CalendarDate): OwnCodeCheck => {
  const { codigoPropio, cantidad, fechaVigencia, observacion } = draft
  const messages = {
    codigoPropio: codigoPropio === null ? CODE_REQUIRED : null,
    cantidad: quantityMessage(cantidad),
    fechaVigencia: fechaVigencia === '' ? VALIDITY_REQUIRED : checkValidityDate(fechaVigencia, today),
    observacion: observacion.length > MAX_OWN_CODE_OBSERVATION ? tooLong(MAX_OWN_CODE_OBSERVATION) : null,
  }
  const errores = Object.fromEntries(
    Object.entries(messages).flatMap(([field, message]) => (message === null ? [] : [[field, [message]]])),
  )
  return { mensaje: Object.values(errores).flat()[0] ?? null, errores }
}

/** The line as it is sent, or null while a field is missing. `extra` adds the site. */
export const toServiceLine = (
  { codigoPropio, cantidad, fechaVigencia, observacion }: OwnCodeDraft,
  extra: Partial<Pick<ServiceLine, 'rep' | 'motivo_rep'>> = {},
): ServiceLine | null => {
  if (codigoPropio === null || cantidad === null || fechaVigencia === '') return null
  const { id, codigo, nombre } = codigoPropio
  return { codigoPropio: { id, codigo, nombre }, cantidad, fechaVigencia, observacion: observacion.trim(), ...extra }
}
