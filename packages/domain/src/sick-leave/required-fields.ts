/** What a leave needs, each field with its own message. */
import { isPostQualification } from './leave-class.ts'
import type { SickLeaveForm } from './sick-leave.ts'

export type RequiredField = Exclude<
  keyof SickLeaveForm,
  | 'afiliado_id'
  | 'consulta_id'
  | 'solicitud_id'
  | 'tipo_afiliado_id'
  | 'diagnostico_relacionado_id'
  | 'fecha_final'
  | 'causa_retroactiva'
  | 'ultima_incapacidad_id'
  | 'motivo_prorroga'
  | 'motivo_simultanea'
  | 'excepcion_licencia'
  | 'motivo_excepcion'
>

/** Message beside the field, and how the foot names what is missing. */
interface Wording {
  readonly mensaje: string
  readonly falta: string
}

/** In the order of the form. @fuente spec 2 §5 */
export const REQUIRED_WORDING: Readonly<Record<RequiredField, Wording>> = {
  diagnostico_id: { mensaje: 'El diagnóstico es requerido', falta: 'el diagnóstico' },
  contingencia: { mensaje: 'La contingencia es requerida', falta: 'la contingencia' },
  clase_incapacidad: { mensaje: 'La clase de incapacidad es requerida', falta: 'la clase' },
  fecha_inicio: { mensaje: 'La fecha de inicio es requerida', falta: 'la fecha de inicio' },
  dias: { mensaje: 'Los días son requeridos', falta: 'los días' },
  prorroga: { mensaje: 'La prórroga es requerida', falta: 'la prórroga' },
  nombre_medico: { mensaje: 'El nombre del médico es requerido', falta: 'el nombre del médico' },
  documento: { mensaje: 'El documento del médico es requerido', falta: 'el documento del médico' },
  colegio_id: { mensaje: 'El colegio es requerido', falta: 'el colegio' },
  entidad_territorial: { mensaje: 'La entidad territorial es requerida', falta: 'la entidad territorial' },
  calificacion_pcl: { mensaje: 'El diagnóstico de la PCL es requerido', falta: 'el diagnóstico de la PCL' },
  perdida_capacidad_laboral: {
    mensaje: 'La pérdida de capacidad laboral es requerida',
    falta: 'la pérdida de capacidad laboral',
  },
  procedimiento_calificacion: { mensaje: 'El tipo de calificación es requerido', falta: 'el tipo de calificación' },
  pcl: { mensaje: 'El porcentaje de PCL es requerido', falta: 'el porcentaje de PCL' },
  descripcion_incapacidad: { mensaje: 'La descripción es requerida', falta: 'la descripción' },
}

const isRequiredField = (key: string): key is RequiredField => Object.hasOwn(REQUIRED_WORDING, key)
const FIELDS: readonly RequiredField[] = Object.keys(REQUIRED_WORDING).filter(isRequiredField)

/** Asked for only where the loss of work capacity was qualified. */
const OF_QUALIFICATION: ReadonlySet<RequiredField> = new Set<RequiredField>([
  'calificacion_pcl',
  'perdida_capacidad_laboral',
  'procedimiento_calificacion',
  'pcl',
])
/** Fixed by the server in that class. */
const FIXED_THEN: ReadonlySet<RequiredField> = new Set<RequiredField>(['diagnostico_id', 'descripcion_incapacidad'])

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

export type RequiredValues = Pick<SickLeaveForm, RequiredField>

/**
 * The fields that are asked for and empty, in the order of the form.
 * @fuente spec 2 §5
 * @regla Todos los campos son requeridos; los de la calificación, solo en la clase posterior a ella, que a cambio trae fijos el diagnóstico y la descripción.
 */
export const missingFields = (form: RequiredValues): readonly RequiredField[] => {
  const notAsked = isPostQualification(form.clase_incapacidad) ? FIXED_THEN : OF_QUALIFICATION
  return FIELDS.filter((field) => !notAsked.has(field) && isEmpty(form[field]))
}

/** Messages by field of what is missing; empty when nothing is. */
export const checkRequired = (form: RequiredValues): Record<string, string[]> =>
  Object.fromEntries(missingFields(form).map((field) => [field, [REQUIRED_WORDING[field].mensaje]]))

/** What is missing in words: `Falta el colegio`, `Faltan el colegio y la descripción`; null when nothing is. */
export const missingInWords = (fields: readonly RequiredField[]): string | null => {
  const names = fields.map((field) => REQUIRED_WORDING[field].falta)
  const last = names.at(-1)
  if (last === undefined) return null
  const plural = names.length > 1 || fields[0] === 'dias'
  const list = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} y ${last}`
  return `${plural ? 'Faltan' : 'Falta'} ${list}`
}
