/** What may happen to a recovery, of who asks for a link and of who brings one. */
import { PortFailure } from '../failure.ts'
import { passwordRecoveryMachine } from '../password-recovery.ts'
import { named, NO_ANSWER, type Walk } from './walk.ts'

const good = { password: 'Rio7*Casa+Luz', confirmacion: 'Rio7*Casa+Luz' }
const lost = new PortFailure({})
const refused = new PortFailure({ status: 422, errores: { password: ['Es una contraseña muy común'] } })
const gone = new PortFailure({ status: 410, codigo: 'recuperacion.vencida' })

const walk = (token: string | null): Walk => ({
  machine: passwordRecoveryMachine,
  input: { tipo_documento: '', numero_documento: '', token },
  events: () => [
    { type: 'document.changed', request: { tipo_documento: 'CC', numero_documento: '1037580214' } },
    { type: 'password.sent', form: good },
    { type: 'password.sent', form: { ...good, confirmacion: 'otra' } },
    { type: 'field.changed', field: 'confirmacion' },
    ...['link.requested', 'link.again', 'retry', 'wait.cancelled'].map((type) => ({ type })),
  ],
  ports: {
    requestLink: named({ 'Se envía': undefined }, { [NO_ANSWER]: lost }),
    checkLink: named({ Sirve: { vigente: true }, 'Ya venció': { vigente: false } }, { [NO_ANSWER]: lost }),
    resetPassword: named(
      { 'Queda cambiada': undefined },
      { 'La contraseña es muy común': refused, 'El enlace ya venció': gone },
    ),
  },
  facts: ({ tipo_documento, token: kept }) => [tipo_documento, kept !== null],
})

/** Of who asks for a link. */
export const linkRequestWalk: Walk = walk(null)

/** Of who brings one. */
export const passwordRecoveryWalk: Walk = walk('enlace')
