/** What may happen to the registration of a referral. */
import type { RegistrationDraft } from '@cauce/domain/referral/registration'
import { PortFailure } from '../failure.ts'
import { referralRegistrationMachine } from '../referral-registration.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

const lost = new PortFailure({})
const refused = new PortFailure({
  status: 422,
  codigo: 'validacion',
  errores: { descripcion: ['Máximo 4000 caracteres'] },
})
const otherBody = new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' })

const complete: RegistrationDraft = {
  afiliado: {
    id: 1,
    nombre_completo: 'MOSQUERA PALACIOS, Yurleidy',
    tipo_documento_codigo: 'CC',
    numero_documento: '1077465012',
    edad_cumplida: 31,
    sexo: 'F',
    tipo_afiliado: { id: 1, nombre: 'Cotizante' },
    entidad: { id: 1, nombre: 'Fomag' },
    ips: null,
  },
  institucion: null,
  tipoAnexo: 3,
  tipoSolicitud: 'Remision Mayor complejidad',
  especialidad: 'Ginecobstetricia',
  diagnosticos: [{ id: 7, codigo: 'O141', nombre: 'Preeclampsia severa' }],
  descripcion: 'Gestante de 34 semanas.',
  datos: {},
  servicios: [],
  adjuntos: [],
}

export const referralRegistrationWalk: Walk = {
  machine: referralRegistrationMachine,
  events: () => [
    { type: 'draft.changed', draft: complete },
    { type: 'draft.changed', draft: { ...complete, tipoAnexo: 1 } },
    ...[
      'draft.cleared',
      'clear.undone',
      'register.requested',
      'warning.accepted',
      'warning.declined',
      'retry',
      'register.postponed',
      'wait.cancelled',
      'dialog.dismissed',
      'confirmation.closed',
    ].map((type) => ({ type })),
  ],
  ports: {
    newKey: keyAnswers(),
    register: named(
      {
        'Queda registrada': { id: 9, mensaje: 'Remisión registrada', estado: 'Pendiente', codigo_remision: null },
      },
      {
        [NO_ANSWER]: lost,
        'La descripción es muy larga': refused,
        'Esa remisión ya se envió con otros datos': otherBody,
      },
    ),
  },
  facts: ({ draft, touched, tried, cleared, idempotencyKey }) => [
    JSON.stringify(draft).includes('"tipoAnexo":1'),
    touched,
    tried,
    cleared === null,
    idempotencyKey,
  ],
}
