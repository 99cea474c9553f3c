/**
 * Each technical annex, box by box and in its order. What is not recorded is an empty box: nothing is made up.
 * @fuente Resolución 3047 de 2008, anexos técnicos 2, 3, 9 y 10
 */
import { formatDate } from '../calendar/bogota.ts'
import { AnnexType } from './annex.ts'
import { MAX_ANNEX_SERVICES } from './annex-data.ts'
import type { AnnexFacts } from './annex-facts.ts'
import { CARE_ORIGINS, DESTINATIONS, PLACES, PRIORITIES, SERVICE_KINDS, TRIAGE_CLASSES } from './annex-options.ts'
import {
  choice,
  diagnoses,
  field,
  firstSaid,
  head,
  patient,
  professional,
  prose,
  registryOf,
  yesNo,
  type AnnexSection,
  type AnnexTable,
} from './annex-parts.ts'

const day = (date: string | null | undefined): string => formatDate((date ?? '').trim())

const emergencyReport = (facts: AnnexFacts): readonly AnnexSection[] => {
  const { datos } = facts
  return [
    ...head(facts, 'Información del prestador'),
    patient(facts),
    {
      titulo: 'Información de la atención',
      partes: [
        choice('Origen de la atención', CARE_ORIGINS, datos.origen),
        choice('Clasificación triage', TRIAGE_CLASSES, datos.triage),
        field('Ingreso a urgencias: fecha', day(datos.fecha_ingreso), 3),
        field('Hora', datos.hora_ingreso, 3),
        yesNo('Paciente viene remitido', datos.paciente_remitido),
        field('Nombre del prestador de servicios de salud que remite', datos.prestador_remite, 12),
        prose('Motivo de consulta', firstSaid(datos.motivo_consulta, facts.descripcion)),
        diagnoses('Impresión diagnóstica', facts),
        choice('Destino del paciente', DESTINATIONS, datos.destino),
      ],
    },
    { titulo: 'Información de la persona que informa', partes: professional(facts, 'Nombre de quien informa') },
  ]
}

const EMPTY_SERVICES = 5

/** At least a few lines, as on paper; at most those of the form. */
const services = ({ datos }: AnnexFacts): AnnexTable => {
  const asked = (datos.servicios ?? []).slice(0, MAX_ANNEX_SERVICES)
  return {
    clase: 'tabla',
    columnas: ['Código CUPS', 'Cantidad', 'Descripción'],
    filas: Array.from({ length: Math.max(asked.length, EMPTY_SERVICES) }, (_, index) => {
      const service = asked[index]
      return service === undefined ? ['', '', ''] : [service.codigo, String(service.cantidad), service.descripcion]
    }),
  }
}

const authorisationRequest = (facts: AnnexFacts): readonly AnnexSection[] => {
  const { datos } = facts
  return [
    ...head(facts, 'Información del prestador (solicitante)'),
    patient(facts),
    {
      titulo: 'Información de la atención y servicios solicitados',
      partes: [
        choice('Origen de la atención', CARE_ORIGINS, datos.origen),
        choice('Tipo de servicios solicitados', SERVICE_KINDS, datos.tipo_servicios),
        choice('Prioridad de la atención', PRIORITIES, datos.prioridad),
        choice('Ubicación del paciente al momento de la solicitud', PLACES, datos.ubicacion),
        field('Servicio', datos.servicio, 8),
        field('Cama', datos.cama, 4),
        field('Manejo integral según guía de', datos.guia, 12),
        services(facts),
        prose('Justificación clínica', firstSaid(datos.justificacion, facts.descripcion)),
        diagnoses('Impresión diagnóstica', facts, 2),
      ],
    },
    { titulo: 'Información de la persona que solicita', partes: professional(facts, 'Nombre de quien solicita') },
  ]
}

const responsible = ({ datos }: AnnexFacts): AnnexSection => ({
  titulo: 'Datos de la persona responsable del paciente',
  partes: [
    field('Nombre', datos.responsable_nombre, 6),
    field('Tipo de documento', datos.responsable_tipo_documento, 3),
    field('Número de documento', datos.responsable_documento, 3),
    field('Dirección', datos.responsable_direccion, 6),
    field('Teléfono', datos.responsable_telefono, 3),
    field('Parentesco', datos.responsable_parentesco, 3),
  ],
})

const referral = (facts: AnnexFacts): readonly AnnexSection[] => {
  const { datos } = facts
  return [
    ...head(facts, 'Información del prestador'),
    patient(facts),
    responsible(facts),
    {
      titulo: 'Profesional que solicita la referencia y servicio al cual se remite',
      partes: [
        ...professional(facts, 'Nombre'),
        field('Servicio que solicita la referencia', datos.servicio_solicita, 6),
        field(
          'Servicio para el cual se solicita la referencia',
          firstSaid(datos.servicio_solicitado, facts.especialidad),
          6,
        ),
      ],
    },
    {
      titulo: 'Información clínica relevante',
      partes: [
        prose('Resumen de anamnesis y examen físico', facts.descripcion),
        prose('Exámenes auxiliares: fecha y resultado', datos.examenes),
        prose('Resumen de la evolución', datos.evolucion),
        diagnoses('Diagnóstico', facts),
        prose('Complicaciones', datos.complicaciones),
        prose('Tratamientos aplicados', datos.tratamientos),
        prose('Motivo de la remisión', datos.motivo_remision),
        field('Registro de quien firma', registryOf(facts), 12),
      ],
    },
  ]
}

const counterReferral = (facts: AnnexFacts): readonly AnnexSection[] => {
  const { datos } = facts
  return [
    ...head(facts, 'Prestador que responde'),
    patient(facts),
    responsible(facts),
    {
      titulo: 'Profesional que contrarrefiere',
      partes: [
        ...professional(facts, 'Nombre'),
        field('Servicio que contrarrefiere', firstSaid(datos.servicio_solicita, facts.especialidad), 12),
      ],
    },
    {
      titulo: 'Información clínica relevante',
      partes: [
        field('Fecha de atención', day(datos.fecha_ingreso), 6),
        field('Hora', datos.hora_ingreso, 6),
        prose('Resumen de la evolución', firstSaid(datos.evolucion, facts.descripcion)),
        diagnoses('Diagnóstico', facts),
        prose('Tratamientos aplicados', datos.tratamientos),
        prose('Resultados de exámenes', datos.examenes),
        prose('Recomendaciones', datos.recomendaciones),
        field('Registro de quien firma', registryOf(facts), 12),
      ],
    },
  ]
}

/**
 * The annex of a referral, in sections.
 * @regla El anexo se imprime con todas las casillas de la norma en su orden; lo que no se sabe queda en blanco.
 */
export const annexSections = (facts: AnnexFacts): readonly AnnexSection[] => {
  if (facts.tipo_anexo_id === AnnexType.emergencyReport) return emergencyReport(facts)
  if (facts.tipo_anexo_id === AnnexType.hospitalStay) return authorisationRequest(facts)
  return facts.tipo_anexo_id === AnnexType.counterReferral ? counterReferral(facts) : referral(facts)
}
