/** The class of the certificate, and the class whose diagnosis and text are fixed. */
import { LEAVE_CLASSES, type LeaveClass } from './sick-leave.ts'

export const CLASS_UNKNOWN = 'La clase de incapacidad no es una de la lista'

const [, AFTER_QUALIFICATION] = LEAVE_CLASSES

export const isLeaveClass = (text: string): text is LeaveClass => LEAVE_CLASSES.some((known) => known === text)

/** Whether the class is that of after the qualification of loss of work capacity. */
export const isPostQualification = (clase: string | null): boolean => clase === AFTER_QUALIFICATION

/** Setting of the server: what the class sends in place of what a person would choose. */
export interface PostQualification {
  readonly diagnostico_id: number
  readonly descripcion: string
}

/**
 * The form as it is sent: with the class of after the qualification, the fixed diagnosis and text; otherwise as it is.
 * @fuente spec 2 §5
 * @regla La clase posterior a la calificación lleva siempre el diagnóstico y el texto fijos del servidor.
 */
export const withFixedFields = <
  Form extends {
    readonly clase_incapacidad: string | null
    readonly diagnostico_id: number | null
    readonly descripcion_incapacidad: string | null
  },
>(
  form: Form,
  fixed: PostQualification,
): Form =>
  isPostQualification(form.clase_incapacidad)
    ? { ...form, diagnostico_id: fixed.diagnostico_id, descripcion_incapacidad: fixed.descripcion }
    : form

/**
 * Why a class cannot be registered; null when it can or is missing.
 * @fuente spec 2 §9
 * @regla La clase de incapacidad es médica u odontológica, o posterior a la calificación.
 */
export const checkClass = (clase: string | null): string | null =>
  clase === null || clase === '' || isLeaveClass(clase) ? null : CLASS_UNKNOWN
