/** A scheme of the catalogue, its drug and its line, for the tests of oncology. */
import type { Scheme, SchemeDrug, SchemeLine } from '../oncology/scheme.ts'

/** The scheme. */
export const scheme: Scheme = {
  id: 12,
  abreviatura_esquema: 'mFOLFOX6',
  nombre_esquema: 'Oxaliplatino y fluorouracilo',
  ciclos: 12,
  frecuencia_repeat: 14,
  biografia: 'Cheeseman SL, Br J Cancer 2002',
  tumor: 'Colon',
  cie10: ['C18'],
  duracion: 'FIJA',
  confianza: 'alta',
}

/** Its first drug. */
export const drug: SchemeDrug = {
  id: 4,
  orden: 1,
  codigo: null,
  nombre: 'Oxaliplatino',
  codesumi_id: null,
  dosis: 85,
  unidad_medida: 'mg/m2',
  indice_dosis: 'ISC',
  via: 'Intravenosa',
  dias_aplicacion: '1',
  fase: null,
  tomas_dia: 1,
  cantidad_aplicaciones: 1,
  duracion_infusion: '2 h',
  dosis_maxima: null,
  ciclos_aplica: null,
  frecuencia_duracion: '',
  nota: null,
  fuente: null,
}

/** That drug as it is ordered for a surface of 1,97 m². */
export const line: SchemeLine = {
  nombre: 'Oxaliplatino',
  dosis: 85,
  unidad_medida: 'mg/m2',
  indice_dosis: 'ISC',
  dosis_formulada: 167.5,
  via: 'Intravenosa',
  dias_aplicacion: '1',
  cantidad_aplicaciones: 1,
  observaciones: '',
}
