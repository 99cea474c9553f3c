/** Why a document that says it is a PDF is not taken: what is told to who sends it. */

export const PDF_FAULTS = {
  dañado: 'El PDF está dañado o incompleto: no se puede abrir. Guárdelo de nuevo y envíelo otra vez.',
  sin_paginas: 'El PDF no tiene páginas.',
  cifrado: 'El PDF está protegido con contraseña o cifrado. Guarde una copia sin protección y envíela.',
  activo:
    'El PDF trae programas, archivos u otro contenido que se ejecuta al abrirlo. Imprímalo como PDF y envíe esa copia.',
  excesivo: 'El PDF no se pudo revisar a tiempo. Imprímalo como PDF y envíe esa copia.',
} as const

export type PdfFault = keyof typeof PDF_FAULTS
