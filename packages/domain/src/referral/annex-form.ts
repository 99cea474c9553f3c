/** What the registration asks for each type of annex: the clinical part of the form. All of it may be left blank. */
import type { AnnexData } from './annex-data.ts'
import { CARE_ORIGINS, DESTINATIONS, PLACES, PRIORITIES, SERVICE_KINDS, TRIAGE_CLASSES } from './annex-options.ts'
import type { AnnexTypeId } from './annex.ts'

export type AnnexTextKey = Exclude<keyof AnnexData, 'paciente_remitido' | 'servicios'>

export interface AnnexTextField {
  readonly key: AnnexTextKey
  readonly label: string
  readonly kind: 'text' | 'long' | 'date' | 'time' | 'choice'
  readonly options?: readonly string[]
}
/** Besides the texts: whether the patient came referred, and the table of services. */
export type AnnexField =
  | AnnexTextField
  | { readonly key: 'paciente_remitido'; readonly label: string; readonly kind: 'yes-no' }
  | { readonly key: 'servicios'; readonly label: string; readonly kind: 'services' }

export interface AnnexSection {
  readonly titulo: string
  readonly campos: readonly AnnexField[]
}

const text = (key: AnnexTextKey, label: string): AnnexField => ({ key, label, kind: 'text' })
const long = (key: AnnexTextKey, label: string): AnnexField => ({ key, label, kind: 'long' })
const choice = (key: AnnexTextKey, label: string, options: readonly string[]): AnnexField => ({
  key,
  label,
  kind: 'choice',
  options,
})

const contact = (titulo: string): AnnexSection => ({
  titulo,
  campos: [
    text('profesional_nombre', 'Nombre'),
    text('profesional_cargo', 'Cargo o actividad'),
    text('profesional_telefono', 'Teléfono'),
    text('profesional_celular', 'Teléfono celular'),
  ],
})

const professional = (titulo: string, service: string, wanted: string | null): AnnexSection => ({
  titulo,
  campos: [
    text('profesional_nombre', 'Nombre'),
    text('profesional_telefono', 'Teléfono'),
    text('profesional_celular', 'Teléfono celular'),
    text('profesional_registro', 'Registro profesional'),
    text('servicio_solicita', service),
    ...(wanted === null ? [] : [text('servicio_solicitado', wanted)]),
  ],
})

const RESPONSIBLE: AnnexSection = {
  titulo: 'Persona responsable del paciente',
  campos: [
    text('responsable_nombre', 'Nombre'),
    text('responsable_parentesco', 'Parentesco'),
    text('responsable_tipo_documento', 'Tipo de documento'),
    text('responsable_documento', 'Número de documento'),
    text('responsable_telefono', 'Teléfono'),
    text('responsable_direccion', 'Dirección'),
  ],
}

/**
 * The sections of each type, in the order of its annex.
 * @fuente Resolución 3047 de 2008, anexos técnicos 2, 3, 9 y 10
 */
export const ANNEX_FORM: Readonly<Record<AnnexTypeId, readonly AnnexSection[]>> = {
  1: [
    {
      titulo: 'Atención de urgencias',
      campos: [
        choice('origen', 'Origen de la atención', CARE_ORIGINS),
        choice('triage', 'Triage', TRIAGE_CLASSES),
        { key: 'fecha_ingreso', label: 'Fecha de ingreso', kind: 'date' },
        { key: 'hora_ingreso', label: 'Hora de ingreso', kind: 'time' },
        choice('destino', 'Destino', DESTINATIONS),
        text('prestador_remite', 'Prestador que remite'),
        { key: 'paciente_remitido', label: '¿El paciente viene remitido?', kind: 'yes-no' },
        long('motivo_consulta', 'Motivo de consulta'),
      ],
    },
    contact('Quien informa'),
  ],
  2: [
    {
      titulo: 'Servicios solicitados',
      campos: [
        choice('origen', 'Origen de la atención', CARE_ORIGINS),
        choice('tipo_servicios', 'Tipo de servicios', SERVICE_KINDS),
        choice('prioridad', 'Prioridad', PRIORITIES),
        choice('ubicacion', 'Ubicación', PLACES),
        text('servicio', 'Servicio'),
        text('cama', 'Cama'),
        text('guia', 'Manejo integral según guía de'),
        { key: 'servicios', label: 'Servicios', kind: 'services' },
        long('justificacion', 'Justificación clínica'),
      ],
    },
    contact('Quien solicita'),
  ],
  3: [
    RESPONSIBLE,
    professional(
      'Profesional que solicita la referencia',
      'Servicio que solicita la referencia',
      'Servicio para el cual se solicita',
    ),
    {
      titulo: 'Información clínica relevante',
      campos: [
        long('examenes', 'Exámenes auxiliares, con fecha y resultado'),
        long('evolucion', 'Evolución'),
        long('complicaciones', 'Complicaciones'),
        long('tratamientos', 'Tratamientos aplicados'),
        long('motivo_remision', 'Motivo de la remisión'),
      ],
    },
  ],
  4: [
    RESPONSIBLE,
    professional('Profesional que contrarrefiere', 'Servicio que contrarrefiere', null),
    {
      titulo: 'Información clínica relevante',
      campos: [
        long('evolucion', 'Evolución'),
        long('tratamientos', 'Tratamientos aplicados'),
        long('examenes', 'Resultados de exámenes'),
        long('recomendaciones', 'Recomendaciones'),
      ],
    },
  ],
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/**
 * What was written that the annex of the type has: what belongs to another type, and what is blank, is not sent.
 * @regla De lo escrito solo viaja lo que el anexo elegido pide.
 */
export const annexDataOf = (tipo: AnnexTypeId, datos: AnnexData): AnnexData => {
  const asked = new Set<string>(ANNEX_FORM[tipo].flatMap(({ campos }) => campos.map(({ key }) => key)))
  return Object.fromEntries(Object.entries(datos).filter(([key, value]) => asked.has(key) && !isBlank(value)))
}
