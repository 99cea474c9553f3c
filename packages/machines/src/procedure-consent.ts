/**
 * The informed consent of one procedure: handed over to the patient, read, filled, signed and seen as it will be kept; handed back, and
 * saved by the professional; or printed.
 * @fuente spec 2 §4, §5
 */
import { assign } from 'xstate'
import * as change from './procedure-consent/context.ts'
import { consentSetup } from './procedure-consent/setup.ts'

export const procedureConsentMachine = consentSetup.createMachine({
  id: 'procedureConsent',
  version: '2',
  description: 'Consentimiento informado de un procedimiento',
  context: ({ input }) => change.newConsent(input),
  initial: 'opening',
  output: ({ context }) => context.output,
  states: {
    opening: {
      description: 'Se mira si el paciente puede consentir',
      always: [{ guard: 'patientIsDeceased', target: 'failed' }, { target: 'askingAuthorisation' }],
    },
    askingAuthorisation: {
      description: 'Se pregunta si el paciente autoriza la firma electrónica',
      entry: 'forgetError',
      on: {
        'consent.accepted': {
          target: 'loadingText',
          actions: assign(({ event }) => change.handedOver(event.at)),
        },
        'consent.declined': 'printing',
        'consent.postponed': 'postponed',
      },
    },
    loadingText: {
      description: 'Se trae el texto vigente',
      invoke: {
        src: 'loadText',
        input: ({ context }) => ({ cupId: context.cup.id }),
        onDone: {
          target: 'filling',
          actions: assign(({ context, event }) => change.textLoaded(context, event.output)),
        },
        onError: { target: 'textMissing', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'wait.cancelled': 'askingAuthorisation' },
    },
    textMissing: {
      description: 'El texto no llegó',
      on: { retry: 'loadingText', 'consent.declined': 'printing', 'consent.postponed': 'postponed' },
    },
    filling: {
      description: 'El paciente lee, responde y firma',
      on: {
        'form.changed': { actions: assign(({ context, event }) => change.formChanged(context, event.form)) },
        'signature.changed': {
          actions: assign(({ context, event }) => change.signatureChanged(context, event.signature)),
        },
        'preview.requested': [
          { guard: 'formIsComplete', target: 'preparingPreview' },
          { actions: assign(({ context }) => ({ errores: change.missingIn(context) })) },
        ],
        'device.returned': 'askingAuthorisation',
      },
    },
    preparingPreview: {
      description: 'Se prepara el documento que quedará',
      entry: 'forgetError',
      invoke: {
        src: 'previewPdf',
        input: ({ context }) => ({ submission: change.completeSubmission(context) }),
        onDone: { target: 'previewing', actions: assign(({ event }) => ({ previewUrl: event.output.url })) },
        onError: [
          {
            guard: { type: 'textHasChanged', params: ({ event }) => event },
            target: 'loadingText',
            actions: 'replaceText',
          },
          { target: 'filling', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      on: { 'wait.cancelled': 'filling' },
    },
    previewing: {
      description: 'El paciente ve el documento que quedará',
      on: {
        'device.returned': {
          target: 'returned',
          actions: assign(({ event }) => change.handedBack(event.at)),
        },
        'preview.rejected': 'filling',
        'preview.expired': 'preparingPreview',
      },
    },
    returned: {
      description: 'El profesional tiene lo firmado: lo guarda o lo entrega de nuevo',
      on: {
        'consent.confirmed': [{ guard: 'hasKey', target: 'saving.sending' }, { target: 'saving' }],
        'consent.handedAgain': 'handedAgain',
        'consent.postponed': 'postponed',
      },
    },
    handedAgain: {
      description: 'Lo que se firmó deja de valer: se firma otra vez',
      always: { target: 'filling', actions: assign(() => change.handedAgain()) },
    },
    saving: {
      description: 'Se guarda el consentimiento',
      initial: 'keying',
      states: {
        keying: {
          description: 'Se crea la clave que impide guardarlo dos veces',
          invoke: {
            src: 'newKey',
            onDone: { target: 'sending', actions: assign({ idempotencyKey: ({ event }) => event.output }) },
            onError: {
              target: '#procedureConsent.returned',
              actions: { type: 'fail', params: ({ event }) => event },
            },
          },
          on: { 'wait.cancelled': '#procedureConsent.returned' },
        },
        sending: {
          description: 'El servidor guarda el consentimiento',
          invoke: {
            src: 'saveConsent',
            input: ({ context }) => ({
              submission: change.completeSubmission(context),
              key: context.idempotencyKey ?? '',
            }),
            onDone: {
              target: '#procedureConsent.done',
              actions: assign(({ event }) => change.saved(event.output)),
            },
            onError: [
              {
                guard: { type: 'textHasChanged', params: ({ event }) => event },
                target: '#procedureConsent.loadingText',
                actions: 'replaceText',
              },
              {
                guard: { type: 'alreadyKept', params: ({ event }) => event },
                target: '#procedureConsent.failed',
                actions: [
                  { type: 'fail', params: ({ event }) => event },
                  assign({ idempotencyKey: null, output: { result: 'ya_firmado', documento: null } }),
                ],
              },
              {
                guard: { type: 'answerIsMissing', params: ({ event }) => event },
                target: 'interrupted',
                actions: { type: 'fail', params: ({ event }) => event },
              },
              {
                target: '#procedureConsent.returned',
                actions: [{ type: 'fail', params: ({ event }) => event }, assign({ idempotencyKey: null })],
              },
            ],
          },
          on: { 'wait.cancelled': 'interrupted' },
        },
        interrupted: {
          description: 'No llegó la respuesta: se puede reintentar sin riesgo de guardar dos veces',
          on: {
            retry: 'sending',
            'consent.handedAgain': '#procedureConsent.handedAgain',
            'consent.postponed': '#procedureConsent.postponed',
          },
        },
      },
    },
    printing: {
      description: 'Se imprime para firmar a mano',
      entry: 'forgetError',
      invoke: {
        src: 'printConsent',
        input: ({ context }) => ({ cupId: context.cup.id, ordenId: context.ordenId }),
        onDone: {
          target: 'declined',
          actions: assign({ output: { result: 'impreso', documento: null } }),
        },
        onError: { target: 'printFailed', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'wait.cancelled': 'askingAuthorisation' },
    },
    printFailed: {
      description: 'No se pudo imprimir',
      on: { retry: 'printing', 'consent.postponed': 'postponed' },
    },
    failed: {
      description: 'No se puede seguir: se muestra por qué',
      on: { 'dialog.dismissed': 'closed' },
    },
    done: { type: 'final', description: 'El consentimiento quedó guardado' },
    declined: { type: 'final', description: 'Se imprimió para firmar a mano' },
    postponed: { type: 'final', description: 'Queda por firmar' },
    closed: { type: 'final', description: 'Se cerró sin firmar' },
  },
})
