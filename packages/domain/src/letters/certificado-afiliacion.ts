/** That a person is insured. @fuente modulos/aseguramiento-y-red.md §7 R36 */
import { date, defineLetter, optional, text } from '../kit/letter/letter.ts'
import { AFFILIATES_PERMISSION } from '../session/permission-keys.ts'

/** Days that a certificate serves. */
export const CERTIFICATE_DAYS = 30

export const certificadoAfiliacion = defineLetter({
  name: 'certificado_afiliacion',
  title: 'Certificado de afiliación',
  version: 1,
  norm: null,
  prefix: 'CAF',
  fields: {
    nombre: text('Nombre'),
    documento: text('Documento'),
    estado: text('Estado de la afiliación'),
    desde: date('Desde'),
    afiliacion: date('Afiliado desde'),
    calidad: text('Calidad'),
    entidad: text('Entidad'),
    sede: optional(text('Sede que lo atiende')),
  },
  sections: [
    {
      text: '{nombre}, identificado con {documento}, está afiliado a {entidad}. Su estado, el día en que se expide este certificado, es el que sigue.',
    },
    { facts: ['estado', 'desde', 'afiliacion', 'calidad', 'sede'] },
    { text: 'El código de verificación dice el estado del día en que se consulta, no el de este papel.' },
  ],
  warning: null,
  signers: 'entidad',
  clinical: false,
  once: false,
  days: CERTIFICATE_DAYS,
  permission: AFFILIATES_PERMISSION,
  own: true,
})
