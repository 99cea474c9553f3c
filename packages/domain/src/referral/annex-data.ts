/**
 * The clinical part of a referral, as the technical annexes ask it. Everything may be missing: what is missing is printed as an empty
 * box, never made up.
 * @fuente Resolución 3047 de 2008, anexos técnicos 2, 3, 9 y 10
 */
import * as Schema from 'effect/Schema'
import { optionalText } from '../text/field.ts'

const text = (max: number) => Schema.optionalKey(Schema.NullOr(optionalText(max)))
const LONG = 4_000
const SHORT = 200

export const MAX_ANNEX_SERVICES = 20

const Service = Schema.Struct({
  codigo: optionalText(20),
  cantidad: Schema.Int.check(Schema.isGreaterThan(0, { message: 'Debe ser mayor que cero' })),
  descripcion: optionalText(500),
})

export const AnnexData = Schema.Struct({
  /** Origin of the care, triage and destination, by their names. */
  origen: text(SHORT),
  triage: text(SHORT),
  destino: text(SHORT),
  fecha_ingreso: text(10),
  hora_ingreso: text(8),
  paciente_remitido: Schema.optionalKey(Schema.NullOr(Schema.Boolean)),
  prestador_remite: text(SHORT),
  motivo_consulta: text(LONG),
  /** Kind of services asked for, priority and place. */
  tipo_servicios: text(SHORT),
  prioridad: text(SHORT),
  ubicacion: text(SHORT),
  servicio: text(SHORT),
  cama: text(SHORT),
  guia: text(SHORT),
  servicios: Schema.optionalKey(
    Schema.Array(Service).check(
      Schema.isMaxLength(MAX_ANNEX_SERVICES, { message: `Máximo ${MAX_ANNEX_SERVICES} servicios` }),
    ),
  ),
  justificacion: text(LONG),
  responsable_nombre: text(SHORT),
  responsable_tipo_documento: text(SHORT),
  responsable_documento: text(40),
  responsable_direccion: text(SHORT),
  responsable_telefono: text(40),
  responsable_parentesco: text(SHORT),
  profesional_nombre: text(SHORT),
  profesional_cargo: text(SHORT),
  profesional_telefono: text(40),
  profesional_celular: text(40),
  profesional_registro: text(60),
  servicio_solicita: text(SHORT),
  servicio_solicitado: text(SHORT),
  examenes: text(LONG),
  evolucion: text(LONG),
  complicaciones: text(LONG),
  tratamientos: text(LONG),
  motivo_remision: text(LONG),
  recomendaciones: text(LONG),
})
export type AnnexData = typeof AnnexData.Type
