/** What may happen to the panel of a referral. */
import { PortFailure } from '../failure.ts'
import { referralMachine } from '../referral.ts'
import { acceptance, acceptedPanel, followed, loaiza, referralBase } from '../testing/referral-samples.ts'
import { named, NO_ANSWER, type Walk } from './walk.ts'

const ME = loaiza.id
const TODAY = '2026-11-21'
const lost = new PortFailure({})
const refused = new PortFailure({ status: 403, codigo: 'permiso', error: 'No tiene permiso' })
const wrong = new PortFailure({ status: 422, errores: { codigo_remision: ['Ya hay una remisión con ese código'] } })
const wrongObservation = new PortFailure({ status: 422, errores: { observacion_finalizacion: ['Muy larga'] } })
const taken = new PortFailure({ status: 409, codigo: 'referencia.cambiada', error: 'Otra persona la tomó' })

export const referralWalk: Walk = {
  machine: referralMachine,
  input: { userId: ME },
  events: () => [
    { type: 'base.arrived', base: referralBase() },
    { type: 'draft.changed', draft: { codigo_remision: '' }, hoy: TODAY },
    { type: 'draft.changed', draft: { tipo_anexo_id: 1 }, hoy: TODAY },
    { type: 'draft.changed', draft: acceptance, hoy: TODAY },
    { type: 'observation.changed', texto: 'Llegó estable' },
    { type: 'cause.changed', causa: 'fallecio' },
    ...[
      'draft.reset',
      'change.read',
      'save.requested',
      'warning.accepted',
      'warning.declined',
      'finalise.requested',
      'finalise.confirmed',
      'finalise.cancelled',
      'order.requested',
      'order.closed',
      'retry',
      'save.postponed',
      'wait.cancelled',
      'dialog.dismissed',
    ].map((type) => ({ type })),
  ],
  ports: {
    save: named(
      {
        'Queda guardada': {
          mensaje: 'Guardada',
          referencia: followed({ ...acceptedPanel, estado: 'Cerrado', version: 3 }),
        },
      },
      {
        [NO_ANSWER]: lost,
        'No tiene permiso': refused,
        'Ya hay una remisión con ese código': wrong,
        'La observación es muy larga': wrongObservation,
        'Otra persona la tomó': taken,
      },
    ),
    reload: named(
      { 'Llegan como estaban': followed(), 'Llegan con un cambio de otra persona': referralBase({ version: 9 }) },
      { [NO_ANSWER]: lost },
    ),
    createConsultation: named({ 'Queda creada': { id: 88 } }, { [NO_ANSWER]: lost }),
  },
  facts: ({ base, draft, observation, cause, sent, dialog, serverErrors }) => {
    const told = Object(serverErrors)
    const written = Object(draft)
    return [
      Object(base).version,
      written.tipo_anexo_id,
      written.codigo_remision === '',
      observation === '',
      cause === null,
      sent === null,
      dialog === null,
      told.observacion_finalizacion === undefined,
    ]
  },
}
