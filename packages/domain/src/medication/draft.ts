/** The medication line that is being written, before it is checked and selected. @fuente spec 2 §3, §5 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { checkValidityDate } from '../ordering/validity-date.ts'
import { ALL_FIELDS_REQUIRED, REQUIRED_FIELD, tooLong } from '../text/field.ts'
import type { Article } from './article.ts'
import type { SentCheck } from './check.ts'
import { checkPosology } from './check-posology.ts'
import { mustMeasure } from './contents.ts'
import { doseUnitError, measureOf } from './dose-unit.ts'
import { checkMonthlyQuantity, monthlyQuantity, quantityInWords, type WrittenPosology } from './monthly-quantity.ts'
import { MAX_MEDICATION_OBSERVATION, type Diagnosis, type MedicationLine } from './order-line.ts'
import { checkRoute } from './routes-of-administration.ts'
import { controlError } from './special-control.ts'
import type { TimeUnit } from './time-unit.ts'

export interface MedicationDraft {
  readonly articulo: Article | null
  readonly via: string
  readonly dosis: number | null
  /** mL, UI, gotas, mg, puff; null: units of the presentation. A draft that was kept before there were units has none. */
  readonly unidad_dosis?: string | null
  readonly frecuencia: number | null
  readonly tiempo: TimeUnit | ''
  readonly duracion: number | null
  readonly meses: number
  readonly observacion: string
  readonly fechaVigencia: string
  /** Prestador: where it is delivered. */
  readonly rep: { readonly id: number; readonly nombre: string } | null
  /** Why that site and not the proposed one; empty when it is the proposal. */
  readonly motivo_rep: string
  readonly diagnostico: Diagnosis | null
  /** The active line that it takes the place of. */
  readonly reemplaza: { readonly orden_articulos_id: number; readonly motivo: string } | null
}

/**
 * A new line.
 * @param today the day in Bogotá
 * @fuente spec 2 §3, §9
 * @regla Un medicamento nuevo empieza con un mes y con vigencia desde hoy en Bogotá.
 */
export const emptyMedicationDraft = (today: CalendarDate): MedicationDraft => ({
  articulo: null,
  via: '',
  dosis: null,
  unidad_dosis: null,
  frecuencia: null,
  tiempo: '',
  duracion: null,
  meses: 1,
  observacion: '',
  fechaVigencia: today,
  rep: null,
  motivo_rep: '',
  diagnostico: null,
  reemplaza: null,
})

/** A figure that does not say what it counts: nothing follows from it. */
const lacksUnit = ({ articulo, unidad_dosis = null }: MedicationDraft): boolean =>
  articulo !== null && unidad_dosis === null && mustMeasure(articulo.codesumi.contenido ?? null)

/** The figures as the functions of the quantity take them. */
export const draftPosology = (draft: MedicationDraft): WrittenPosology & { readonly via: string } => ({
  dosis: lacksUnit(draft) ? null : draft.dosis,
  frecuencia: draft.frecuencia,
  tiempo: draft.tiempo,
  duracion: draft.duracion,
  meses: draft.meses,
  via: draft.via,
  unidad: draft.articulo?.codesumi.unidad_presentacion ?? '',
  medida: draft.articulo === null ? null : measureOf(draft.unidad_dosis ?? null, draft.articulo.codesumi),
})

/** Units of the presentation a month, as the read-only field shows them. */
export const draftQuantity = (draft: MedicationDraft): number => monthlyQuantity(draftPosology(draft))

/** The sum behind {@link draftQuantity} in words; empty while a figure or the drug is missing. */
export const draftQuantityInWords = (draft: MedicationDraft): string =>
  draft.articulo === null ? '' : quantityInWords(draftPosology(draft))

/** Without every figure there is no monthly quantity. */
const lacksFigure = ({ dosis, frecuencia, tiempo, duracion }: MedicationDraft): boolean =>
  dosis === null || frecuencia === null || tiempo === '' || duracion === null

/** Names of the fields as the form shows them, in the order of the specification. */
const REQUIRED: readonly (readonly [string, string, (draft: MedicationDraft) => boolean])[] = [
  ['rep', 'Prestador', ({ rep }) => rep === null],
  ['cantidadMedico', 'Cantidad Mensual Médico', lacksFigure],
  ['observacion', 'Observación', ({ observacion }) => observacion.trim() === ''],
  ['articulo', 'Medicamento', ({ articulo }) => articulo === null],
  ['frecuencia', 'Frecuencia', ({ frecuencia }) => frecuencia === null],
  ['tiempo', 'Unidad tiempo', ({ tiempo }) => tiempo === ''],
  ['duracion', 'Duración', ({ duracion }) => duracion === null],
  ['dosis', 'Dosis', ({ dosis }) => dosis === null],
  ['via', 'Vía', ({ via }) => via.trim() === ''],
  ['diagnostico', 'Diagnóstico', ({ diagnostico }) => diagnostico === null],
  ['fechaVigencia', 'Fecha de vigencia', ({ fechaVigencia }) => fechaVigencia === ''],
]

export interface MedicationDraftCheck {
  /** What is said beside the Add button; null when the line may be added. */
  readonly mensaje: string | null
  /** Field to its messages. */
  readonly errores: Record<string, string[]>
}

const wrongFields = (draft: MedicationDraft, today: CalendarDate): Record<string, string[]> => {
  const { articulo, via, fechaVigencia, observacion } = draft
  const unit =
    articulo === null
      ? null
      : doseUnitError({ dosis: draft.dosis, unidad_dosis: draft.unidad_dosis ?? null }, articulo.codesumi)
  const posology = { ...(unit === null || draft.dosis === null ? {} : { dosis: [unit] }), ...checkPosology(draft) }
  const complete = Object.keys(posology).length === 0 && !lacksFigure(draft)
  const quantity = complete ? checkMonthlyQuantity(draftQuantity(draft)) : null
  const validity = fechaVigencia === '' ? null : checkValidityDate(fechaVigencia, today)
  const control = 'duracion' in posology ? null : controlError(articulo?.control ?? null, draft)
  const route = articulo === null || via.trim() === '' ? null : checkRoute(via, articulo.codesumi)
  return {
    ...posology,
    ...(control === null ? {} : { duracion: [control] }),
    ...(quantity === null ? {} : { cantidadMedico: [quantity] }),
    ...(validity === null ? {} : { fechaVigencia: [validity] }),
    ...(route === null ? {} : { via: [route] }),
    ...(observacion.length > MAX_MEDICATION_OBSERVATION ? { observacion: [tooLong(MAX_MEDICATION_OBSERVATION)] } : {}),
  }
}

/**
 * Whether the line may be added; what is missing is named.
 * @fuente spec 2 §5
 * @regla Un medicamento necesita prestador, cantidad mensual, observación, medicamento, frecuencia, unidad de tiempo, duración, dosis, vía y diagnóstico.
 */
export const checkMedicationDraft = (draft: MedicationDraft, today: CalendarDate): MedicationDraftCheck => {
  const missing = REQUIRED.filter(([, , isMissing]) => isMissing(draft))
  const required = Object.fromEntries(missing.map(([field]) => [field, [REQUIRED_FIELD]]))
  const errores = { ...wrongFields(draft, today), ...required }
  const first = Object.values(errores)[0]?.[0] ?? null
  const names = missing.map(([, name]) => name).join(', ')
  return { mensaje: missing.length > 0 ? `${ALL_FIELDS_REQUIRED}: ${names}` : first, errores }
}

/** The line as it is sent, with what was checked of it; null while a field is missing. */
export const toMedicationLine = (
  draft: MedicationDraft,
  extra: { readonly comprobaciones: readonly SentCheck[] },
): MedicationLine | null => {
  const {
    articulo,
    via,
    dosis,
    unidad_dosis = null,
    frecuencia,
    tiempo,
    duracion,
    meses,
    observacion,
    fechaVigencia,
    rep,
    diagnostico,
  } = draft
  if (articulo === null || dosis === null || frecuencia === null || tiempo === '' || duracion === null) return null
  if (rep === null || diagnostico === null || via.trim() === '') return null
  if (observacion.trim() === '' || fechaVigencia === '') return null
  return {
    articulo: { codesumi: { id: articulo.codesumi.id, nombre: articulo.codesumi.nombre } },
    via,
    dosis,
    ...(unidad_dosis === null ? {} : { unidad_dosis }),
    frecuencia,
    tiempo,
    duracion,
    meses,
    cantidadMedico: draftQuantity(draft),
    observacion: observacion.trim(),
    fechaVigencia,
    rep_id: rep.id,
    ...(draft.motivo_rep.trim() === '' ? {} : { motivo_rep: draft.motivo_rep.trim() }),
    diagnostico_id: diagnostico.id,
    autorizacion: articulo.requiere_autorizacion,
    comprobaciones: extra.comprobaciones,
    ...(draft.reemplaza === null ? {} : { reemplaza: draft.reemplaza }),
  }
}
