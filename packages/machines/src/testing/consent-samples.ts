/** A consent text, its answers and its signature, for the tests. */
import type { ConsentForm } from '@cauce/domain/consent/consent-form'
import type { ConsentText } from '@cauce/domain/consent/consent-text'
import type { DrawnSignature } from '../procedure-consent/types.ts'

export const consentText: ConsentText = {
  cup_id: 10,
  cup_codigo: '452301',
  cup_nombre: 'Colonoscopia total',
  descripcion: 'Examen del intestino grueso con un tubo flexible.',
  beneficios: 'Permite ver y tomar muestras de las lesiones.',
  riesgos: 'Sangrado, perforación, reacción a la sedación.',
  alternativas: 'Colografía por tomografía.',
  riesgo_no_aceptar: 'No se detectaría una lesión a tiempo.',
  informacion: 'Dura unos treinta minutos.',
  recomendaciones: 'Preparación intestinal el día anterior.',
  version: 1,
  vigente_desde: '2026-01-01',
  huella: 'a'.repeat(64),
  riesgo: 'mediano',
}

export const answers: Partial<ConsentForm> = {
  aceptacion_consentimiento: 'Si',
  firmante: 'Paciente',
  declaracion_a: 'SI',
  declaracion_b: 'SI',
  declaracion_c: 'SI',
}

export const signature: DrawnSignature = {
  dataUrl: 'data:image/png;base64,AAAA',
  stats: { inked: 900, width: 400, height: 160, minX: 20, minY: 30, maxX: 300, maxY: 120 },
}
