/** What the boxes of the technical annexes offer, in their order. @fuente Resolución 3047 de 2008, anexos técnicos 2, 3, 9 y 10 */

export const CARE_ORIGINS = [
  'Enfermedad general',
  'Enfermedad profesional',
  'Accidente de trabajo',
  'Accidente de tránsito',
  'Evento catastrófico',
  'Lesión por agresión',
  'Lesión autoinfligida',
] as const

/** Five today. @fuente Resolución 5596 de 2015 */
export const TRIAGE_CLASSES = ['I', 'II', 'III', 'IV', 'V'] as const

export const DESTINATIONS = ['Domicilio', 'Observación', 'Internación', 'Remisión', 'Contrarremisión', 'Otro'] as const

export const SERVICE_KINDS = ['Posterior a la atención inicial de urgencias', 'Servicios electivos'] as const
export const PRIORITIES = ['Prioritaria', 'No prioritaria'] as const
export const PLACES = ['Consulta externa', 'Hospitalización', 'Urgencias'] as const

/** How the person is covered; the product knows none of it, so its boxes are printed empty. */
export const COVERAGES = [
  'Régimen contributivo',
  'Régimen subsidiado total',
  'Régimen subsidiado parcial',
  'Población pobre no asegurada con SISBEN',
  'Población pobre no asegurada sin SISBEN',
  'Desplazado',
  'Plan adicional de salud',
  'Otro',
] as const
