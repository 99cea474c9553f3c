/** The open record: what is typed waits for a pause, goes to the server, and is joined with what came from elsewhere. */
import { assign } from 'xstate'
import { EMPTY_COMPONENTS } from '@cauce/domain/clinical-record/record-components'
import * as flow from './flow.ts'
import * as opening from './opening.ts'
import { recordDraftSetup } from './setup.ts'

const deciding = recordDraftSetup.createStateConfig({
  description: 'Se mira qué sigue: leer, unir, enviar o esperar',
  always: [
    { guard: 'isLocked', target: '#recordDraft.finalised' },
    { guard: 'isAnnounced', target: 'talking.asking' },
    { guard: 'isOfAnother', target: 'watching' },
    { guard: 'mustChooseFirst', target: 'conflict', actions: 'finaliseStopped' },
    { guard: 'wantsFinalise', target: '#recordDraft.finalising' },
    {
      guard: 'canAdopt',
      description: 'Se retoma lo que quedó en este equipo',
      actions: assign(({ context }) => opening.orphanAdopted(context)),
    },
    { guard: 'isBeingTyped', target: 'typing' },
    { guard: 'canSend', target: 'talking.saving' },
    { guard: 'hasConflict', target: 'conflict' },
    { target: 'upToDate' },
  ],
})

const typing = recordDraftSetup.createStateConfig({
  description: 'Se escribe: queda en este equipo y se envía en la próxima pausa',
  initial: 'pausing',
  states: { pausing: { description: 'Se espera la pausa', after: { pause: '#recordDraft.open.paused' } } },
  on: {
    'draft.changed': {
      target: '.pausing',
      actions: { type: 'changed', params: ({ event }) => event },
    },
    'writing.paused': 'paused',
  },
})

const saving = recordDraftSetup.createStateConfig({
  description: 'Se envía al servidor',
  entry: assign(({ context }) => flow.saveBegun(context)),
  invoke: {
    src: 'saveDraft',
    input: ({ context: { consultaId, saving: name, parts } }) => {
      const componente = name ?? 'anamnesis'
      const { base, enviados } = parts[componente]
      return { consultaId, componente, version: base.version, datos: enviados.at(-1) ?? EMPTY_COMPONENTS[componente] }
    },
    onDone: {
      target: '#recordDraft.open.deciding',
      actions: assign(({ context, event }) => flow.saveConfirmed(context, event.output)),
    },
    onError: [
      {
        guard: { type: 'isOld', params: ({ event }) => event },
        target: 'asking',
        actions: 'saveRefused',
      },
      {
        guard: { type: 'answerIsMissing', params: ({ event }) => event },
        target: '#recordDraft.open.offline',
        actions: [{ type: 'failed', params: ({ event }) => event }, 'saveUnanswered'],
      },
      {
        target: '#recordDraft.open.refused',
        actions: [{ type: 'failed', params: ({ event }) => event }, 'saveRefused'],
      },
    ],
  },
  on: {
    'wait.cancelled': { target: '#recordDraft.open.offline', actions: 'saveUnanswered' },
  },
})

const asking = recordDraftSetup.createStateConfig({
  description: 'Se trae lo que se escribió en otro equipo y se une',
  invoke: {
    src: 'openRecord',
    input: ({ context: { consultaId } }) => ({ consultaId }),
    onDone: { target: '#recordDraft.open.deciding', actions: { type: 'opened', params: ({ event }) => event.output } },
    onError: [
      {
        guard: { type: 'answerIsMissing', params: ({ event }) => event },
        target: '#recordDraft.open.offline',
        actions: ['mustAsk', { type: 'failed', params: ({ event }) => event }],
      },
      { target: '#recordDraft.open.refused', actions: ['mustAsk', { type: 'failed', params: ({ event }) => event }] },
    ],
  },
  on: {
    'wait.cancelled': { target: '#recordDraft.open.offline', actions: 'mustAsk' },
  },
})

const talking = recordDraftSetup.createStateConfig({
  description: 'Se habla con el servidor: lo que pasa entretanto se anota, y nada de lo que se escribe espera',
  initial: 'saving',
  states: { saving, asking },
  on: {
    'draft.changed': { guard: 'mayWrite', actions: { type: 'changed', params: ({ event }) => event } },
    'draft.announced': { actions: { type: 'announced', params: ({ event }) => event } },
    'lock.announced': { actions: 'mustAsk' },
    'record.asked': { actions: 'mustAsk' },
    'conflict.resolved': { actions: { type: 'chosen', params: ({ event }) => event } },
    'finalise.requested': { actions: { type: 'finaliseWanted', params: ({ event }) => event } },
  },
})

export const open = recordDraftSetup.createStateConfig({
  description: 'La historia está abierta',
  initial: 'deciding',
  states: {
    deciding,
    upToDate: { description: 'Todo está en el servidor' },
    typing,
    paused: {
      description: 'Hubo una pausa: se envía',
      entry: 'paused',
      always: 'deciding',
    },
    talking,
    offline: {
      description: 'El servidor no responde: lo que se escribe queda en este equipo',
      after: { again: 'deciding' },
      on: {
        'draft.changed': { guard: 'mayWrite', actions: { type: 'changed', params: ({ event }) => event } },
        retry: 'deciding',
      },
    },
    refused: {
      description: 'El servidor no aceptó el borrador: queda en este equipo',
      on: { retry: 'deciding' },
    },
    conflict: { description: 'Dos equipos cambiaron lo mismo: se espera a que se elija' },
    watching: { description: 'Es la historia de otro profesional: solo se lee' },
  },
  on: {
    'draft.changed': {
      guard: 'mayWrite',
      target: '.typing',
      actions: { type: 'changed', params: ({ event }) => event },
    },
    'draft.announced': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'announced', params: ({ event }) => event },
    },
    'lock.announced': '.talking.asking',
    'record.asked': '.talking.asking',
    'conflict.resolved': {
      target: '.deciding',
      actions: { type: 'chosen', params: ({ event }) => event },
    },
    'received.read': { actions: assign({ received: null }) },
    'finalise.requested': {
      guard: 'mayWrite',
      target: '.deciding',
      actions: { type: 'finaliseWanted', params: ({ event }) => event },
    },
  },
})
