/** Ports, actions and guards of {@link file://../procedure-consent.ts}. */
import { assign, setup } from 'xstate'
import { isDeceased } from '@cauce/domain/affiliate/affiliate-type'
import { failureOf, isWorthRetrying, type Thrown } from '../failure.ts'
import { port } from '../port.ts'
import * as change from './context.ts'
import type { ConsentContext, ConsentEvent, ConsentInput, ConsentOutput, ConsentPorts as P } from './types.ts'
import { typesOf } from '../types-of.ts'

const TEXT_CHANGED = 'consentimiento.texto_cambio'
/** The consent is already kept: by somebody else, or by a try whose answer was lost and whose form changed since. */
const ALREADY_KEPT: readonly (string | null)[] = ['consentimiento.ya_firmado', 'idempotencia.otro_cuerpo']

export const consentSetup = setup({
  types: typesOf<ConsentContext, ConsentEvent, ConsentInput, ConsentOutput>(),
  actors: {
    loadText: port<P['loadText']['output'], P['loadText']['input']>('loadText'),
    previewPdf: port<P['previewPdf']['output'], P['previewPdf']['input']>('previewPdf'),
    newKey: port<string, undefined>('newKey'),
    saveConsent: port<P['saveConsent']['output'], P['saveConsent']['input']>('saveConsent'),
    printConsent: port<void, P['printConsent']['input']>('printConsent'),
  },
  actions: {
    fail: assign((_, { error }: Thrown) => change.portFailed(error)),
    replaceText: assign(() => change.textReplaced()),
    forgetError: assign({ error: null }),
  },
  guards: {
    patientIsDeceased: ({ context }) => isDeceased(context.paciente.tipoAfiliadoId),
    formIsComplete: ({ context }) => change.toSubmission(context) !== null,
    hasKey: ({ context }) => context.idempotencyKey !== null,
    textHasChanged: (_, { error }: Thrown) => failureOf(error).codigo === TEXT_CHANGED,
    alreadyKept: (_, { error }: Thrown) => ALREADY_KEPT.includes(failureOf(error).codigo),
    answerIsMissing: (_, { error }: Thrown) => isWorthRetrying(failureOf(error)),
  },
})
