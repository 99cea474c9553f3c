/** The table of each catalogue of the checks, by the name under which it is imported. */
export const KNOWLEDGE_TABLES = {
  interacciones: 'interacciones',
  clases: 'clases_farmacologicas',
  alergias: 'alergias',
  'alergias-cruces': 'alergias_cruces',
  dosis: 'dosis_habituales',
  desabastecimientos: 'desabastecimientos',
  duplicidad: 'duplicidad_grupos',
  'cobertura-interacciones': 'cobertura_interacciones',
  'control-especial': 'control_especial',
  'embarazo-lactancia': 'embarazo_lactancia',
  lavado: 'lavado',
  renal: 'renal_ajustes',
  'adulto-mayor': 'adulto_mayor',
  envases: 'envases',
  'dosis-pediatricas': 'dosis_pediatricas',
  'topes-oncologia': 'topes_oncologia',
} as const
