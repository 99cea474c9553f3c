/** A referral that is being registered: its draft, what is missing, and what travels. */
import type { FoundAffiliate } from '../history/rows.ts'
import type { Diagnosis } from '../medication/order-line.ts'
import type { AnnexData } from './annex-data.ts'
import { annexDataOf } from './annex-form.ts'
import { ANNEX_TYPES, type AnnexTypeId } from './annex.ts'
import { closesAtOnce } from './emergency-report.ts'
import {
  DESCRIPTION_REQUIRED,
  DIAGNOSIS_REQUIRED,
  MAX_REFERRAL_DIAGNOSES,
  TOO_MANY_DIAGNOSES,
  type ReferralForm,
} from './referral.ts'
import { REFERRAL_WORDING } from './required-fields.ts'

/** A row of the table of services, as it is written. */
export interface WrittenService {
  readonly codigo: string
  readonly cantidad: string
  readonly descripcion: string
}

/** A site as it was chosen. */
export interface ReferringSite {
  readonly id: number
  readonly nombre: string
  readonly municipio: string
}

export interface RegistrationDraft {
  readonly afiliado: FoundAffiliate | null
  /** The site that refers; null: the one of who registers. */
  readonly institucion: ReferringSite | null
  readonly tipoAnexo: AnnexTypeId | null
  /** Empty: not chosen. */
  readonly tipoSolicitud: string
  readonly especialidad: string
  /** The principal one first. */
  readonly diagnosticos: readonly Diagnosis[]
  readonly descripcion: string
  readonly datos: AnnexData
  readonly servicios: readonly WrittenService[]
  /** Keys of the files that were sent for this registration. */
  readonly adjuntos: readonly string[]
}

export const EMPTY_REGISTRATION: RegistrationDraft = {
  afiliado: null,
  institucion: null,
  tipoAnexo: null,
  tipoSolicitud: '',
  especialidad: '',
  diagnosticos: [],
  descripcion: '',
  datos: {},
  servicios: [],
  adjuntos: [],
}

export const NEW_SERVICE: WrittenService = { codigo: '', cantidad: '1', descripcion: '' }

export const AFFILIATE_REQUIRED = '¡Campo de afiliado requerido!'
export const ANNEX_TYPE_REQUIRED = '¡Campo de tipo de anexo requerido!'
export const SPECIALTY_REQUIRED = '¡Campo de especialidad requerido!'
export const SERVICE_QUANTITY = 'La cantidad debe ser un número entero mayor que cero'

/** Said by the screen on its own, where the server said nothing. */
export const REGISTRATION_UNANSWERED = 'No se sabe si la remisión quedó registrada: el servidor no respondió.'
/** It did not get to the server, or the server refused it without a word. */
export const NOT_REGISTERED = 'La remisión no se registró. Inténtelo de nuevo; si sigue igual, recargue la página.'
export const REGISTERED_BEFORE =
  'Un envío anterior sí registró una remisión. Revise las registradas antes de registrar otra.'

/** True for the id of a type. */
export const isAnnexTypeId = (id: number): id is AnnexTypeId => Object.hasOwn(ANNEX_TYPES, id)

const isBlankService = ({ codigo, descripcion }: WrittenService): boolean =>
  codigo.trim() === '' && descripcion.trim() === ''
const QUANTITY = /^[1-9]\d{0,5}$/u

const wrongServices = ({ tipoAnexo, servicios }: RegistrationDraft): boolean =>
  tipoAnexo === 2 && servicios.some((row) => !isBlankService(row) && !QUANTITY.test(row.cantidad.trim()))

/**
 * What is missing, by field of the wire; empty when it may be sent.
 * @regla Una remisión se registra con afiliado, tipo de anexo, tipo de solicitud, especialidad, al menos un diagnóstico y descripción.
 */
export const registrationErrors = (draft: RegistrationDraft): Readonly<Record<string, readonly string[]>> => {
  const { afiliado, tipoAnexo, tipoSolicitud, especialidad, diagnosticos, descripcion } = draft
  const missing: readonly (readonly [string, boolean, string])[] = [
    ['afiliado_id', afiliado === null, AFFILIATE_REQUIRED],
    ['tipo_anexo_id', tipoAnexo === null, ANNEX_TYPE_REQUIRED],
    ['tipo_solicitud', tipoSolicitud === '', REFERRAL_WORDING.tipo_solicitud],
    ['especialidad_remision', especialidad.trim() === '', SPECIALTY_REQUIRED],
    ['cie10s', diagnosticos.length === 0, DIAGNOSIS_REQUIRED],
    ['cie10s', diagnosticos.length > MAX_REFERRAL_DIAGNOSES, TOO_MANY_DIAGNOSES],
    ['descripcion', descripcion.trim() === '', DESCRIPTION_REQUIRED],
    ['servicios', wrongServices(draft), SERVICE_QUANTITY],
  ]
  return Object.fromEntries(missing.filter(([, wrong]) => wrong).map(([field, , message]) => [field, [message]]))
}

const servicesOf = ({ tipoAnexo, servicios }: RegistrationDraft): Pick<AnnexData, 'servicios'> => {
  const rows = servicios.filter((row) => !isBlankService(row))
  if (tipoAnexo !== 2 || rows.length === 0) return {}
  return {
    servicios: rows.map(({ codigo, cantidad, descripcion }) => ({
      codigo: codigo.trim(),
      cantidad: Number(cantidad),
      descripcion: descripcion.trim(),
    })),
  }
}

/** Choosing this makes the code and closes: it is told before it is sent. */
export const warnsOfClosing = ({ tipoAnexo }: RegistrationDraft): boolean =>
  tipoAnexo !== null && closesAtOnce(tipoAnexo)

/** The registration as it travels; null while something is missing. */
export const registrationToSend = (draft: RegistrationDraft): ReferralForm | null => {
  const { afiliado, tipoAnexo } = draft
  if (afiliado === null || tipoAnexo === null || Object.keys(registrationErrors(draft)).length > 0) return null
  return {
    afiliado_id: afiliado.id,
    ...(draft.institucion === null ? {} : { rep_id: draft.institucion.id }),
    tipo_anexo_id: tipoAnexo,
    tipo_solicitud: draft.tipoSolicitud,
    especialidad_remision: draft.especialidad.trim(),
    cie10s: draft.diagnosticos.map(({ id }) => id),
    descripcion: draft.descripcion.trim(),
    datos: { ...annexDataOf(tipoAnexo, draft.datos), ...servicesOf(draft) },
    adjuntos: draft.adjuntos,
    ...(closesAtOnce(tipoAnexo) ? { confirma_cierre: true } : {}),
  }
}
