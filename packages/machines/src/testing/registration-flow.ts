/** A running registration of a referral for the tests of its machine. */
import { createActor } from 'xstate'
import { EMPTY_REGISTRATION, type RegistrationDraft } from '@cauce/domain/referral/registration'
import { referralRegistrationMachine } from '../referral-registration.ts'
import type { RegistrationPorts as P } from '../referral-registration/types.ts'
import { fakePort, settle } from './fake-port.ts'

/** A draft that lacks nothing. */
export const preeclampsia: RegistrationDraft = {
  ...EMPTY_REGISTRATION,
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
  tipoAnexo: 3,
  tipoSolicitud: 'Remision Mayor complejidad',
  especialidad: 'Ginecobstetricia',
  diagnosticos: [{ id: 7, codigo: 'O141', nombre: 'Preeclampsia severa' }],
  descripcion: 'Gestante de 34 semanas.',
}

/** An empty form with its fake ports. */
export const startRegistration = () => {
  const ports = {
    newKey: fakePort<string, undefined>(),
    register: fakePort<P['register']['output'], P['register']['input']>(),
  }
  const actor = createActor(
    referralRegistrationMachine.provide({
      actors: { newKey: ports.newKey.logic, register: ports.register.logic },
    }),
  ).start()
  const now = () => actor.getSnapshot()
  const write = (draft: Partial<RegistrationDraft>) => actor.send({ type: 'draft.changed', draft })
  const refuse = async (error: unknown) => {
    ports.register.last().reject(error)
    await settle()
  }
  return { ports, actor, now, write, refuse }
}

/** A complete one on its way to the server under `clave-1`. */
export const sendRegistration = async () => {
  const form = startRegistration()
  form.write(preeclampsia)
  form.actor.send({ type: 'register.requested' })
  form.ports.newKey.last().resolve('clave-1')
  await settle()
  return form
}
