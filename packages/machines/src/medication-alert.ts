/**
 * The alerts of a medication line, in their order: interactions of the whole list, shortage, allergy, notices. Every check has
 * three answers, and one that could not be made never becomes a clean one: only making it again and getting an answer does.
 * @fuente spec 2 §4, §7, §8
 */
import { asking, judging, judgingBlock, notMade, recording } from './medication-alert/answering.ts'
import { checking, checkingAllergy, detailing } from './medication-alert/checking.ts'
import { alertSetup } from './medication-alert/setup.ts'
import * as walk from './medication-alert/walk.ts'

const TO_SHORTAGE = '#medicationAlert.desabastecimiento'
const TO_ALLERGY = '#medicationAlert.alergia'
const TO_NOTICES = '#medicationAlert.avisos'
const ACCEPTED = '#medicationAlert.accepted'
const CANCELLED = '#medicationAlert.cancelled'

export const medicationAlertMachine = alertSetup.createMachine({
  id: 'medicationAlert',
  version: '4',
  description: 'Alertas de un medicamento antes de formularlo',
  context: ({ input }) => walk.newAlert(input),
  initial: 'interacciones',
  output: ({ context }) => context.output,
  states: {
    interacciones: {
      description: 'Interacciones entre los medicamentos seleccionados y los que ya toma',
      initial: 'checking',
      states: {
        checking: checking('interacciones', 'Se buscan interacciones'),
        judging: judging(TO_SHORTAGE),
        asking: asking('interacciones', 'Hay interacciones: se explica por qué sigue o no se formula'),
        recording: recording('interacciones', TO_SHORTAGE),
        notMade: notMade('interacciones', TO_SHORTAGE),
      },
    },
    desabastecimiento: {
      description: 'Desabastecimiento del medicamento',
      initial: 'checking',
      states: {
        checking: checking('desabastecimiento', 'Se busca si está desabastecido'),
        judging: judgingBlock(TO_ALLERGY),
        asking: asking('desabastecimiento', 'Hay una alerta de desabastecimiento: se acepta o se rechaza'),
        recording: recording('desabastecimiento', TO_ALLERGY),
        notMade: notMade('desabastecimiento', TO_ALLERGY),
        blocked: {
          description: 'Está desabastecido y no se puede formular',
          on: { 'line.rejected': { target: CANCELLED, actions: 'block' } },
        },
      },
    },
    alergia: {
      description: 'Alergia del afiliado al medicamento',
      initial: 'checking',
      states: {
        checking: checkingAllergy('Se busca si el afiliado es alérgico'),
        detailing,
        judging: judging(TO_NOTICES),
        asking: asking('alergia', 'El afiliado es alérgico: se ordena de todos modos o se cancela'),
        recording: recording('alergia', TO_NOTICES),
        notMade: notMade('alergia', TO_NOTICES),
      },
    },
    avisos: {
      description:
        'Alergia cruzada, duplicidad y dosis: lo que importa pide motivo, lo demás queda escrito en la línea',
      initial: 'checking',
      states: {
        checking: checking('avisos', 'Se buscan avisos'),
        judging: judgingBlock(ACCEPTED),
        asking: {
          description: 'Hay avisos: se formula así, con el motivo que pida el más grave, o se corrige la línea',
          on: {
            'reason.changed': { actions: { type: 'typeReason', params: ({ event }) => event } },
            'line.confirmed': [
              { guard: 'hasReason', target: ACCEPTED, actions: { type: 'explain', params: 'avisos' } },
              { actions: 'askReason' },
            ],
            'line.rejected': CANCELLED,
          },
        },
        notMade: notMade('avisos', ACCEPTED),
        blocked: {
          description: 'Pasa de un tope o va por una vía que nadie puede ordenar',
          on: { 'line.rejected': { target: CANCELLED, actions: 'block' } },
        },
      },
    },
    accepted: { type: 'final', description: 'La línea entra en la lista', entry: 'accept' },
    cancelled: { type: 'final', description: 'El medicamento no se formula' },
  },
})
