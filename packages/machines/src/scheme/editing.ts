/** The scheme is arranged for this patient, and what it needs is asked for before it is ordered. */
import { assign } from 'xstate'
import { checkedLines } from '@cauce/domain/oncology/checked-line'
import { withDose, withFormulatedDose } from '@cauce/domain/oncology/scheme-line'
import * as checks from './checks.ts'
import * as rows from './rows.ts'
import * as surface from './surface.ts'
import { schemeSetup } from './setup.ts'

export const editing = schemeSetup.createStateConfig({
  description: 'Se revisan dosis, aplicaciones y ciclos',
  entry: 'dialogRead',
  always: { guard: 'isEmpty', target: 'choosing' },
  on: {
    'look.again': { target: 'looking', actions: assign({ hoy: ({ event }) => event.hoy }) },
    'scheme.chosen': {
      target: 'loading',
      actions: assign({ scheme: ({ event }) => event.scheme, hoy: ({ event }) => event.hoy }),
    },
    'scheme.cleared': { target: 'choosing', actions: assign(({ context }) => rows.schemeCleared(context)) },
    'header.changed': {
      actions: assign(({ context, event }) => ({ header: { ...context.header, ...event.header }, errores: {} })),
    },
    'line.dose': {
      actions: assign(({ context, event }) =>
        rows.doseChanged(context, event.key, (line, isc) => withDose(line, event.dosis, isc)),
      ),
    },
    'line.formulated': {
      actions: assign(({ context, event }) =>
        rows.doseChanged(context, event.key, (line) => withFormulatedDose(line, event.dosis)),
      ),
    },
    'line.applications': {
      actions: assign(({ context, event }) =>
        rows.lineNoted(context, event.key, { cantidad_aplicaciones: event.cantidad }),
      ),
    },
    'line.observation': {
      actions: assign(({ context, event }) =>
        rows.lineNoted(context, event.key, { observaciones: event.observaciones }),
      ),
    },
    'line.reason': {
      actions: assign(({ context, event }) => rows.lineNoted(context, event.key, { motivo_desviacion: event.motivo })),
    },
    'line.removed': { actions: assign(({ context, event }) => rows.lineRemoved(context, event.key)) },
    'urgency.written': { actions: assign({ urgencia: ({ event }) => event.texto, errores: {} }) },
    'proposal.taken': {
      actions: assign(({ context, event }) => surface.proposalTaken(context, event.key, event.tipo)),
    },
    'surface.taken': { actions: assign(({ context }) => surface.surfaceTaken(context)) },
    'drug.added': { actions: assign(({ context, event }) => rows.drugAdded(context, event.drug)) },
    'measures.opened': 'measuring',
    'order.requested': [
      {
        guard: { type: 'surfaceIsMissing', params: ({ event }) => event.hoy },
        target: 'measuring',
        actions: assign({ hoy: ({ event }) => event.hoy }),
      },
      {
        guard: { type: 'hasProblems', params: ({ event }) => event.hoy },
        actions: assign(({ context, event }) => ({
          hoy: event.hoy,
          errores: rows.orderProblems({ ...context, hoy: event.hoy }).errores,
        })),
      },
      {
        target: 'checking',
        actions: assign({ hoy: ({ event }) => event.hoy, hora: ({ event }) => event.ahora }),
      },
    ],
  },
})

export const checking = schemeSetup.createStateConfig({
  description: 'Se comprueba el esquema con lo que toma el afiliado',
  initial: 'asking',
  states: {
    asking: {
      description: 'El servidor comprueba',
      invoke: {
        src: 'checkScheme',
        input: ({ context }) => ({
          consultaId: context.consultaId,
          esquemaId: context.scheme?.id ?? null,
          principios: checks.principiosOf(context),
          lineas: checkedLines(rows.toOrder(context)),
        }),
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => checks.checksAnswered(context, event.output)),
        },
        onError: {
          target: 'deciding',
          actions: { type: 'checksFailed', params: ({ event }) => ({ why: checks.whyFailed(event.error) }) },
        },
      },
      after: {
        checkWait: {
          target: 'deciding',
          actions: { type: 'checksFailed', params: { why: checks.CHECK_TOO_LATE } },
        },
      },
      on: {
        'wait.cancelled': {
          target: 'deciding',
          actions: { type: 'checksFailed', params: { why: checks.CHECK_STOPPED } },
        },
      },
    },
    deciding: {
      description: 'Se mira si algo pide respuesta',
      always: [{ guard: 'allClear', target: '#scheme.ordering' }, { target: '#scheme.explaining' }],
    },
  },
})

export const explaining = schemeSetup.createStateConfig({
  description: 'Hay hallazgos o comprobaciones sin hacer: se explica por qué se sigue',
  on: {
    'check.explained': {
      actions: assign(({ context, event }) => checks.checkExplained(context, event.comprobacion, event.motivo)),
    },
    'checks.again': { target: 'checking', actions: assign({ hora: ({ event }) => event.ahora }) },
    'checks.left': 'editing',
    'checks.accepted': { guard: 'allExplained', target: 'ordering' },
  },
})
