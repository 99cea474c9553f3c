/** The denial of a service, in the form of the law. @fuente Circular Única 047 de 2007 de la Supersalud, modificada por la 008 de 2018 */
import { CLAIM_WARNING } from '../authorisation/denial.ts'
import { count, date, defineLetter, text } from '../kit/letter/letter.ts'
import { AUDIT_PERMISSION } from '../session/permission-keys.ts'

export const negacion = defineLetter({
  name: 'negacion',
  title: 'Negación de servicios de salud',
  version: 1,
  norm: 'Circular Única 047 de 2007 de la Superintendencia Nacional de Salud, modificada por la Circular 008 de 2018',
  prefix: 'NEG',
  fields: {
    servicio: text('Servicio negado'),
    cantidad: count('Cantidad negada'),
    pedida: count('Cantidad pedida'),
    recibida: date('Fecha de la solicitud'),
    ordena: text('Lo ordenó'),
    causal: text('Motivo de la negación'),
    justificacion: text('Justificación'),
    fundamento: text('Fundamento'),
    alternativa: text('Alternativa'),
  },
  sections: [
    { title: 'Lo que se solicitó', facts: ['servicio', 'cantidad', 'pedida', 'recibida', 'ordena'] },
    { title: 'Por qué no se autoriza', facts: ['causal'], text: '{justificacion}' },
    { title: 'Fundamento legal o clínico', text: '{fundamento}' },
    { title: 'Lo que sí puede usar', text: '{alternativa}' },
  ],
  warning: CLAIM_WARNING,
  signers: 'dos',
  clinical: false,
  once: true,
  days: null,
  permission: AUDIT_PERMISSION,
  own: true,
})
