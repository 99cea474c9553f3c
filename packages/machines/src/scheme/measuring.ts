/** Weight and height of today: the surface of the scheme. */
import { assign } from 'xstate'
import { surfaceChange } from '@cauce/domain/clinical-record/surface-age'
import { failureOf, withoutField } from '../failure.ts'
import { nextNotice } from '../notice.ts'
import * as surface from './surface.ts'
import { measuresProblems, schemeSetup } from './setup.ts'
import type { SchemeContext, SchemePorts } from './types.ts'

/** What was saved, and how much the surface changed. */
const saved = (context: SchemeContext, { medidas, mensaje }: SchemePorts['saveMeasures']['output']) => {
  const measured = surface.surfaceOf(medidas)
  const before = context.surface?.isc ?? null
  const change =
    before === null || measured === null || before === measured.isc ? null : surfaceChange(before, measured.isc)
  return {
    ...surface.surfaceKnown(context, measured),
    notice: nextNotice(context.notice, 'ok', change === null ? mensaje : `${mensaje} · ${change.texto}`),
  }
}

export const measuring = schemeSetup.createStateConfig({
  description: 'Se piden peso y talla de hoy',
  entry: 'startMeasures',
  exit: 'endMeasures',
  initial: 'typing',
  states: {
    typing: {
      description: 'Se escriben peso y talla',
      on: {
        'measures.changed': {
          actions: assign(({ context, event }) => ({
            // Other figures are other measures: what was confirmed of the ones before says nothing of them.
            measures: { ...context.measures, confirmado: false, ...event.measures },
            measuresErrors: [...Object.keys(event.measures), 'confirmado'].reduce(withoutField, context.measuresErrors),
            measuresKey: null,
            error: null,
          })),
        },
        'measures.saved': [
          {
            guard: 'measuresAreFit',
            target: 'keying',
            actions: assign({ hoy: ({ event }) => event.hoy, error: null }),
          },
          { actions: assign(({ context }) => ({ measuresErrors: measuresProblems(context) })) },
        ],
        'measures.closed': '#scheme.looked',
      },
    },
    keying: {
      description: 'Se crea la clave que impide guardar las medidas dos veces',
      invoke: {
        src: 'newKey',
        onDone: {
          target: 'saving',
          actions: assign({ measuresKey: ({ context, event }) => context.measuresKey ?? event.output }),
        },
        onError: { target: 'typing', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'wait.cancelled': 'typing' },
    },
    saving: {
      description: 'El servidor guarda las medidas y calcula la superficie',
      invoke: {
        src: 'saveMeasures',
        input: ({ context: { consultaId, measures, measuresKey } }) => ({
          consultaId,
          peso: measures.peso ?? 0,
          talla: measures.talla ?? 0,
          confirmado: measures.confirmado,
          key: measuresKey ?? '',
        }),
        onDone: { target: '#scheme.looked', actions: assign(({ context, event }) => saved(context, event.output)) },
        onError: [
          {
            guard: { type: 'answerIsMissing', params: ({ event }) => event },
            target: 'typing',
            actions: { type: 'fail', params: ({ event }) => event },
          },
          {
            target: 'typing',
            actions: [
              { type: 'fail', params: ({ event }) => event },
              assign(({ event }) => ({ measuresErrors: failureOf(event.error).errores, measuresKey: null })),
            ],
          },
        ],
      },
      on: { 'wait.cancelled': { target: 'typing', actions: 'lost' } },
    },
  },
})

/** Back to where the measures were asked from. */
export const looked = schemeSetup.createStateConfig({
  description: 'Se vuelve a donde se pidieron las medidas',
  always: [{ guard: 'hasScheme', target: 'editing' }, { target: 'choosing' }],
})
