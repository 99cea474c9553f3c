/** Ports, actions and guards of {@link file://../scheme.ts}. */
import { assign, setup } from 'xstate'
import { checkMeasures } from '@cauce/domain/clinical-record/body-surface'
import { measuresDoubts, UNCONFIRMED } from '@cauce/domain/clinical-record/measures-doubt'
import { surfaceProblem } from '@cauce/domain/clinical-record/surface-age'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, isWorthRetrying, wasTakenBefore, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import { typesOf } from '../types-of.ts'
import * as checks from './checks.ts'
import * as rows from './rows.ts'
import type { SchemeContext, SchemeEvent, SchemeInput, SchemePorts as P } from './types.ts'

type Measuring = Pick<SchemeContext, 'measures' | 'surface' | 'paciente'>

/** What is to be confirmed of the measures as they are typed. */
export const doubtsOf = ({ measures: { peso, talla }, surface, paciente }: Measuring): readonly string[] =>
  peso === null || talla === null ? [] : measuresDoubts({ peso, talla }, paciente.edad, surface)

/** Messages of the measures as they are typed; what is empty counts as zero. */
export const measuresProblems = (context: Measuring): Record<string, string[]> => {
  const { peso, talla, confirmado } = context.measures
  const errors = checkMeasures({ peso: peso ?? 0, talla: talla ?? 0 })
  if (Object.keys(errors).length > 0 || confirmado || doubtsOf(context).length === 0) return errors
  return { confirmado: [UNCONFIRMED] }
}

export const schemeSetup = setup({
  types: typesOf<SchemeContext, SchemeEvent, SchemeInput>(),
  actors: {
    loadSituation: port<P['loadSituation']['output'], P['loadSituation']['input']>('loadSituation'),
    loadDrugs: port<P['loadDrugs']['output'], P['loadDrugs']['input']>('loadDrugs'),
    newKey: port<string, undefined>('newKey'),
    saveMeasures: port<P['saveMeasures']['output'], P['saveMeasures']['input']>('saveMeasures'),
    checkScheme: port<P['checkScheme']['output'], P['checkScheme']['input']>('checkScheme'),
    orderScheme: port<P['orderScheme']['output'], P['orderScheme']['input']>('orderScheme'),
    cancelScheme: port<P['cancelScheme']['output'], P['cancelScheme']['input']>('cancelScheme'),
  },
  actions: {
    dialogRead: assign({ dialog: null, afterDialog: 'edit' }),
    forgetError: assign({ error: null }),
    forgetKey: assign({ idempotencyKey: null }),
    fail: assign((_, { error }: Thrown) => ({ error: failureOf(error).error ?? CONNECTION_LOST })),
    lost: assign({ error: CONNECTION_LOST }),
    startMeasures: assign(({ context }) => ({
      measures: { peso: null, talla: context.surface?.talla ?? null, confirmado: false },
      measuresErrors: {},
      error: null,
    })),
    endMeasures: assign({
      measures: { peso: null, talla: null, confirmado: false },
      measuresErrors: {},
      measuresKey: null,
      error: null,
    }),
    checksFailed: assign(({ context }, { why }: { why: string }) => checks.checksFailed(context, why)),
  },
  guards: {
    hasActive: ({ context }) => context.active.length > 0,
    isEmpty: ({ context }) => context.scheme === null,
    hasScheme: ({ context }) => context.scheme !== null,
    surfaceIsMissing: ({ context }, hoy: string) =>
      surfaceProblem(context.surface, hoy, rows.asksForSurface(context)) !== null,
    hasProblems: ({ context }, hoy: string) => rows.orderProblems({ ...context, hoy }).mensaje !== null,
    measuresAreFit: ({ context }) => Object.keys(measuresProblems(context)).length === 0,
    allClear: ({ context }) => checks.isAllClear(context),
    allExplained: ({ context }) => checks.unexplained(context).length === 0 && checks.stopped(context).length === 0,
    wasSent: ({ context }) => context.idempotencyKey !== null,
    wasOrderedBefore: (_, { error }: Thrown) => wasTakenBefore(failureOf(error)),
    answerIsMissing: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
    looksAfter: ({ context }) => context.afterDialog === 'look',
    measuresAfter: ({ context }) => context.afterDialog === 'measure',
  },
  delays: { checkWait: checks.CHECK_WAIT_MS },
})
