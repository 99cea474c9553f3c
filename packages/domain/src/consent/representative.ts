/** Documents with which who represents a patient is named: those that a person of age, or a young parent, may have. */
export const REPRESENTATIVE_DOCUMENTS = ['CC', 'CE', 'PA', 'PT', 'PE', 'CD', 'DE', 'SC', 'TI'] as const
export type RepresentativeDocument = (typeof REPRESENTATIVE_DOCUMENTS)[number]

/** As the catalogue of document types names them. */
export const REPRESENTATIVE_DOCUMENT_NAMES: Readonly<Record<RepresentativeDocument, string>> = {
  CC: 'Cédula de ciudadanía',
  CE: 'Cédula de extranjería',
  PA: 'Pasaporte',
  PT: 'Permiso por protección temporal',
  PE: 'Permiso especial de permanencia',
  CD: 'Carné diplomático',
  DE: 'Documento extranjero',
  SC: 'Salvoconducto de permanencia',
  TI: 'Tarjeta de identidad',
}

export const isRepresentativeDocument = (codigo: string): codigo is RepresentativeDocument =>
  Object.hasOwn(REPRESENTATIVE_DOCUMENT_NAMES, codigo)

export const UNKNOWN_REPRESENTATIVE_DOCUMENT = 'Elija un tipo de documento de la lista'
