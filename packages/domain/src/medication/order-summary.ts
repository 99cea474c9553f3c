/** The foot of the medication workspace: what the main button will do, and what stands in its way. */
import { NOTHING_TO_ORDER } from '../ordering/messages.ts'

/** A line as the foot counts it. */
export interface SummaryLine {
  /** Checks that could not be made and that nobody explained. */
  readonly sinHacer: number
  /** Whether the form would take the line as it is, its site included. */
  readonly completa: boolean
  /** 1: pending of authorisation after ordering. */
  readonly requiere_autorizacion: number
}

export interface MedicationSummary {
  readonly titulo: string
  readonly detalle: string
  readonly boton: string
  /** What stands in the way, as a state: "1 comprobación sin hacer". Null: nothing does. */
  readonly impedimento: string | null
  /** What takes it away: "Explíquela o repítala para poder ordenar". */
  readonly salida: string | null
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const obstacle = (undone: number, incomplete: number): Pick<MedicationSummary, 'impedimento' | 'salida'> => {
  if (undone > 0) {
    return {
      impedimento: counted(undone, 'comprobación sin hacer', 'comprobaciones sin hacer'),
      salida: undone === 1 ? 'Explíquela o repítala para poder ordenar' : 'Explíquelas o repítalas para poder ordenar',
    }
  }
  if (incomplete > 0) {
    return {
      impedimento: counted(incomplete, 'línea por corregir', 'líneas por corregir'),
      salida: incomplete === 1 ? 'Corríjala para poder ordenar' : 'Corríjalas para poder ordenar',
    }
  }
  return { impedimento: null, salida: null }
}

/**
 * Summary of the selected list.
 * @fuente spec 2 §4
 * @regla No se ordena mientras una comprobación que no se pudo hacer esté sin explicar o una línea esté incompleta.
 */
export const medicationSummary = (lines: readonly SummaryLine[]): MedicationSummary => {
  const undone = lines.reduce((sum, { sinHacer }) => sum + sinHacer, 0)
  const incomplete = lines.filter(({ completa }) => !completa).length
  const pending = lines.filter(({ requiere_autorizacion }) => requiere_autorizacion === 1).length
  return {
    titulo: lines.length === 0 ? NOTHING_TO_ORDER : counted(lines.length, 'línea', 'líneas'),
    detalle:
      pending === 0 ? '' : counted(pending, 'queda pendiente de autorización', 'quedan pendientes de autorización'),
    boton: `Ordenar ${counted(lines.length, 'medicamento', 'medicamentos')}`,
    ...obstacle(undone, incomplete),
  }
}
