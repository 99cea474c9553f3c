/** What an administrator writes of a user, and what a form may lack. @fuente spec 1 §1, §3 */
import * as Schema from 'effect/Schema'
import { isProfession, NO_PROFESSION, UNKNOWN_PROFESSION } from '../access/professions.ts'
import { INVALID_PHONE, INVALID_RECOVERY_EMAIL } from '../session/recovery-data.ts'
import { INVALID_EMAIL, isEmail } from '../text/email.ts'
import { INVALID_ID, NOT_WHOLE, REQUIRED_FIELD, optionalText, requiredText } from '../text/field.ts'
import { INVALID_DOCUMENT, cleanDocument } from './document-number.ts'

export const MAX_NAME = 100
export const MAX_TEXT = 120
export const MAX_EMAIL = 254
export const DOCUMENT_TAKEN = 'Ya hay un usuario con este documento'
export const EMAIL_TAKEN = 'Ya hay un usuario con este correo'
export const AFFILIATE_TAKEN = 'Este afiliado ya tiene usuario'
export const AFFILIATE_NOT_FOUND = 'No hay un afiliado con ese documento'
export const AFFILIATE_DECEASED = 'El afiliado figura como fallecido: no se le crea usuario'
export const UNKNOWN_SITE = 'La sede no existe o está inactiva'
export const UNKNOWN_DOCUMENT_TYPE = 'El tipo de documento no existe'
export const CHANGED_MEANWHILE =
  'Alguien cambió este usuario mientras usted lo editaba. Lo que escribió sigue aquí: revise los datos nuevos y guarde de nuevo.'

/** A choice from a list: nothing chosen is 0. */
const chosenId = Schema.Int.annotate({ message: NOT_WHOLE })
  .check(Schema.isGreaterThan(0, { message: REQUIRED_FIELD }))
  .check(Schema.isLessThanOrEqualTo(2_147_483_647, { message: INVALID_ID }))

export const SignInEmail = requiredText(MAX_EMAIL).check(
  Schema.makeFilter((text: string) => text.trim() === '' || isEmail(text.trim()) || INVALID_EMAIL),
)
const optionalEmail = optionalText(MAX_EMAIL).check(
  Schema.makeFilter((text: string) => text.trim() === '' || isEmail(text.trim()) || INVALID_RECOVERY_EMAIL),
)
const optionalPhone = optionalText(20).check(
  Schema.makeFilter((text: string) => text.trim() === '' || /^\d{10}$/u.test(text.trim()) || INVALID_PHONE),
)
const documentNumber = requiredText(30).check(
  Schema.makeFilter((text: string) => text.trim() === '' || /[A-Za-z0-9]/u.test(text) || INVALID_DOCUMENT),
)

/** The key of a profession; nothing for who practises none. */
const profession = optionalText(60).check(
  Schema.makeFilter((text: string) => text === NO_PROFESSION || isProfession(text) || UNKNOWN_PROFESSION),
)

/** An operator as the form has it: a text that was not written is empty. */
export const OperatorForm = Schema.Struct({
  tipo_documento_id: chosenId,
  numero_documento: documentNumber,
  nombre: requiredText(MAX_NAME),
  apellido: requiredText(MAX_NAME),
  email: SignInEmail,
  cargo: optionalText(MAX_TEXT),
  especialidad: optionalText(MAX_TEXT),
  registro_profesional: optionalText(60),
  profesion: profession,
  rep_id: Schema.NullOr(chosenId),
  email_recuperacion: optionalEmail,
  telefono_recuperacion: optionalPhone,
})
export type OperatorForm = typeof OperatorForm.Type

export const EMPTY_OPERATOR: OperatorForm = {
  tipo_documento_id: 0,
  numero_documento: '',
  nombre: '',
  apellido: '',
  email: '',
  cargo: '',
  especialidad: '',
  registro_profesional: '',
  profesion: NO_PROFESSION,
  rep_id: null,
  email_recuperacion: '',
  telefono_recuperacion: '',
}

/** What each field is called in front of a person. */
export const FIELD_NAMES = {
  tipo_documento_id: 'Tipo de documento',
  numero_documento: 'Número de documento',
  nombre: 'Nombres',
  apellido: 'Apellidos',
  email: 'Correo de ingreso',
  cargo: 'Cargo',
  especialidad: 'Especialidad',
  registro_profesional: 'Registro profesional',
  profesion: 'Profesión',
  rep_id: 'Sede',
  email_recuperacion: 'Correo de recuperación',
  telefono_recuperacion: 'Celular de recuperación',
  roles: 'Roles',
} as const satisfies Record<keyof OperatorForm | 'roles', string>

const squeezed = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')

/**
 * The form as it is kept: blanks squeezed, e-mails in lower case, the document without what groups it.
 * @regla Los correos se guardan en minúscula y los textos sin espacios de más.
 */
export const cleanOperator = (form: OperatorForm): OperatorForm => ({
  tipo_documento_id: form.tipo_documento_id,
  numero_documento: cleanDocument(form.numero_documento),
  nombre: squeezed(form.nombre),
  apellido: squeezed(form.apellido),
  email: form.email.trim().toLowerCase(),
  cargo: squeezed(form.cargo),
  especialidad: squeezed(form.especialidad),
  registro_profesional: squeezed(form.registro_profesional),
  profesion: form.profesion,
  rep_id: form.rep_id,
  email_recuperacion: form.email_recuperacion.trim().toLowerCase(),
  telefono_recuperacion: form.telefono_recuperacion.trim(),
})

type OperatorField = keyof OperatorForm
const OPERATOR_FIELDS: readonly OperatorField[] = Object.keys(EMPTY_OPERATOR).filter(
  (key): key is OperatorField => key in EMPTY_OPERATOR,
)

/** Fields in which two forms differ, in the order of the form. */
export const changedFields = (before: OperatorForm, after: OperatorForm): readonly OperatorField[] =>
  OPERATOR_FIELDS.filter((field) => before[field] !== after[field])
