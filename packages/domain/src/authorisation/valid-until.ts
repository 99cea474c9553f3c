/** Until when what was authorised serves. @fuente modulos/aseguramiento-y-red.md §7 R3 */
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'

/** What is asked for, as its queue calls it. */
export type AskedKind = 'medicamento' | 'procedimiento' | 'cirugia' | 'codigo_propio'

const DAYS: Readonly<Record<AskedKind, number>> = {
  medicamento: 90,
  procedimiento: 90,
  cirugia: 180,
  codigo_propio: 90,
}

/** The first sections of the CUPS are those of the operating room. */
const LAST_SURGICAL_CHAPTER = 86
const isSurgical = (codigo: string): boolean =>
  /^\d{6}/u.test(codigo) && Number(codigo.slice(0, 2)) >= 1 && Number(codigo.slice(0, 2)) <= LAST_SURGICAL_CHAPTER

/** A procedure of the CUPS as its queue calls it. */
export const procedureKind = (codigo: string): AskedKind => (isSurgical(codigo) ? 'cirugia' : 'procedimiento')

/**
 * The last day on which it serves.
 * @regla Lo autorizado sirve hasta el vencimiento de la orden o, si es después, hasta 90 días de la decisión; una cirugía, 180.
 */
export const authorisedUntil = (
  kind: AskedKind,
  { decidida, fecha_vencimiento }: { readonly decidida: CalendarDate; readonly fecha_vencimiento: CalendarDate },
): CalendarDate => {
  const until = addDays(decidida, DAYS[kind])
  return until > fecha_vencimiento ? until : fecha_vencimiento
}
