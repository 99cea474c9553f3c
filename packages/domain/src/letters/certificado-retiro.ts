/** That a person was insured, and until when. @fuente modulos/aseguramiento-y-red.md §7 R36 */
import { date, defineLetter, optional, text } from '../kit/letter/letter.ts'
import { AFFILIATES_PERMISSION } from '../session/permission-keys.ts'
import { CERTIFICATE_DAYS } from './certificado-afiliacion.ts'

export const certificadoRetiro = defineLetter({
  name: 'certificado_retiro',
  title: 'Certificado de retiro',
  version: 1,
  norm: null,
  prefix: 'CRE',
  fields: {
    nombre: text('Nombre'),
    documento: text('Documento'),
    entidad: text('Entidad'),
    afiliacion: date('Afiliado desde'),
    hasta: optional(date('Último día de afiliación')),
    retiro: date('Retirado desde'),
  },
  sections: [
    { text: '{nombre}, identificado con {documento}, estuvo afiliado a {entidad} y se retiró.' },
    { facts: ['afiliacion', 'hasta', 'retiro'] },
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
