/** The registration of a referral as its screen runs it: the machine of the product, and what it shows to the person. */
import { createActor, fromPromise, waitFor } from 'xstate'
import type { RegistrationDraft } from '@cauce/domain/referral/registration'
import { PortFailure } from '@cauce/machines/failure'
import { referralRegistrationMachine } from '@cauce/machines/referral-registration'
import { shownErrors } from '@cauce/machines/referral-registration/flow'
import type { RegistrationPorts } from '@cauce/machines/referral-registration/types'
import type { Mundo } from './mundo.ts'

type Register = RegistrationPorts['register']

const SETTLES_MS = 5_000

/** What the server answers, in the words of the scenarios; the last one knows the key, with other data. */
const ENDINGS = {
  'no responde': new PortFailure({}),
  'la rechaza sin decir por qué': new PortFailure({ status: 403 }),
  'ya había recibido otra con esa clave': new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' }),
} as const
type Ending = keyof typeof ENDINGS

export const isEnding = (text: string): text is Ending => Object.hasOwn(ENDINGS, text)

export const COMPLETE: RegistrationDraft = {
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

/** Writes that, asks to register, and keeps what the person reads: in each field, and in a dialog. */
export const registerOnScreen = async (
  world: Mundo,
  draft: Partial<RegistrationDraft>,
  ending: Ending = 'no responde',
): Promise<void> => {
  const actor = createActor(
    referralRegistrationMachine.provide({
      actors: {
        newKey: fromPromise<string, RegistrationPorts['newKey']['input']>(() => Promise.resolve('clave')),
        register: fromPromise<Register['output'], Register['input']>(() => Promise.reject(ENDINGS[ending])),
      },
    }),
  )
  actor.start()
  actor.send({ type: 'draft.changed', draft })
  actor.send({ type: 'register.requested' })
  const shown = ({ context }: ReturnType<typeof actor.getSnapshot>) =>
    context.dialog !== null || Object.keys(shownErrors(context)).length > 0
  const { context } = await waitFor(actor, shown, { timeout: SETTLES_MS })
  actor.stop()
  world.answer = {
    status: 422,
    headers: new Headers(),
    body: { error: 'Lo que muestra la pantalla', codigo: 'validacion', errores: shownErrors(context) },
  }
  if (context.dialog !== null) world.remembered.set('mensaje', context.dialog.mensaje)
}
