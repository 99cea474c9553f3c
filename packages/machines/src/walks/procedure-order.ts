/** What may happen to the ordering of procedures. */
import { fromPromise, type AnyActorRef } from 'xstate'
import { AffiliateType } from '@cauce/domain/affiliate/affiliate-type'
import { PortFailure } from '../failure.ts'
import { procedureConsentMachine } from '../procedure-consent.ts'
import { procedureOrderMachine } from '../procedure-order.ts'
import { settle } from '../testing/fake-port.ts'
import { accepted, colonoscopy, hoy } from '../testing/ordering-samples.ts'
import { answers, consentText, signature } from '../testing/consent-samples.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

const site = { id: 7, nombre: 'Sede Laureles', municipio: 'Medellín' }
const lost = new PortFailure({})
const refused = new PortFailure({ status: 422, error: 'El procedimiento ya no se ordena' })
const otherBody = new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' })

const orderedAlready = new PortFailure({
  status: 409,
  codigo: 'orden.ya_ordenada',
  errores: { '0.procedimiento': ['Ya'] },
})

/** A consent that can be left for later, and that breaks when its preview is asked for. */
const fragileConsent = procedureConsentMachine.provide({
  actors: { loadText: fromPromise(() => Promise.resolve(consentText)) },
  guards: {
    formIsComplete: () => {
      throw new Error('broken on purpose')
    },
  },
})

const endConsent = async (child: AnyActorRef, ending: 'done' | 'error') => {
  if (ending === 'done') {
    child.send({ type: 'consent.postponed' })
    return
  }
  child.send({ type: 'consent.accepted' })
  await settle()
  child.send({ type: 'form.changed', form: answers })
  child.send({ type: 'signature.changed', signature })
  child.send({ type: 'preview.requested' })
}

export const procedureOrderWalk: Walk = {
  machine: procedureOrderMachine.provide({ actors: { procedureConsent: fragileConsent } }),
  input: { consultaId: 1, hoy, paciente: { edad: 54, tipoAfiliadoId: AffiliateType.contributor } },
  events: ({ items }) => [
    { type: 'draft.changed', draft: { procedimiento: colonoscopy, observacion: 'Control anual' } },
    { type: 'draft.cleared', hoy },
    // Two lines are enough to see that one line's fate does not touch the other's.
    ...(Array.isArray(items) && items.length < 2 ? [{ type: 'item.add', hoy }] : []),
    // A set of one line is enough to see that it begins the list as an added line does.
    ...(Array.isArray(items) && items.length === 0
      ? [{ type: 'set.added', lines: [{ procedimiento: colonoscopy, cantidad: 1, observacion: 'Control' }], hoy }]
      : []),
    { type: 'items.observed', observacion: 'Control de HTA' },
    { type: 'item.remove', index: 0 },
    { type: 'item.edit', index: 0 },
    { type: 'items.sites', sites: [{ index: 0, rep: site, motivo: 'Queda cerca de su casa' }] },
    { type: 'order.requested', hoy },
    { type: 'history.explained', motivo: 'La muestra se perdió' },
    ...[
      'list.clear',
      'history.accepted',
      'history.rejected',
      'dialog.dismissed',
      'retry',
      'order.postponed',
      'wait.cancelled',
    ].map((type) => ({ type })),
  ],
  ports: {
    validateItem: named(
      {
        'Se puede ordenar': accepted(colonoscopy),
        'Se puede, y ya se había ordenado hace poco': accepted(colonoscopy, 1),
      },
      { [NO_ANSWER]: lost, 'El procedimiento ya no se ordena': refused },
    ),
    proposeRouting: named({ 'No hay sede contratada': [] }, { [NO_ANSWER]: lost }),
    newKey: keyAnswers(),
    generateOrder: named(
      {
        'La orden se genera': { original: { 0: { id: 5 }, mensaje: 'Orden generada con éxito', type: 'success' } },
        'No se pudo generar': { original: { 0: { id: 0 }, mensaje: 'No se pudo', type: 'error' } },
      },
      {
        [NO_ANSWER]: lost,
        'El procedimiento ya no se ordena': refused,
        'Esa orden ya se envió con otras líneas': otherBody,
        'Otra orden ya lo tiene': orderedAlready,
      },
    ),
    checkRecommendation: named({ 'Sí hay': true, 'No hay': false }, { [NO_ANSWER]: lost }),
    printRecommendation: named({ 'Se imprimen': undefined }, { 'No se pudo imprimir': lost }),
    checkConsent: named({ 'Sí, lo pide': true, 'No lo pide': false }, { [NO_ANSWER]: lost }),
    procedureConsent: named(
      { 'Queda para después': { result: 'pospuesto', documento: null } },
      {},
      { error: [new Error('broken on purpose')] },
    ),
    refreshActive: named({ Llegan: undefined }, { [NO_ANSWER]: lost }),
  },
  children: { procedureConsent: endConsent },
  facts: ({ items, draft, orderRequested, idempotencyKey, placed }) => [
    Array.isArray(items) ? items.map(({ validado, routingAsked }) => [validado, routingAsked]) : [],
    JSON.stringify(draft).includes('452301'),
    orderRequested,
    idempotencyKey,
    JSON.stringify(placed)?.match(/"at":\d+/)?.[0] ?? null,
  ],
}
