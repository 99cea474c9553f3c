/** The alerts of a medication: the machine with its ports joined to the server. */
import { medicationAlertMachine } from '@cauce/machines/medication-alert'
import { PortFailure } from '@cauce/machines/failure'
import {
  CHECK_TIMEOUT_MS,
  type AlertPorts,
  type CheckQuestion,
  type CheckReply,
  type DecisionRecord,
} from '@cauce/machines/medication-alert/types'
import { fromPromise } from 'xstate'
import { medicamentosApi } from '../store/medicamentos-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { newKey } from './new-key.ts'

const untracked = { track: false } as const
const { endpoints } = medicamentosApi

const makeCheck = async (dispatch: AppDispatch, question: CheckQuestion): Promise<CheckReply> => {
  if (question.step === 'interacciones') {
    const { step, body } = question
    return { step, answer: await answered(dispatch(endpoints.verificarInteraccion.initiate({ body }, untracked))) }
  }
  if (question.step === 'desabastecimiento') {
    const { step, body } = question
    return { step, answer: await answered(dispatch(endpoints.buscarDesabastecimiento.initiate({ body }, untracked))) }
  }
  if (question.step === 'alergia') {
    const { step, body } = question
    return { step, answer: await answered(dispatch(endpoints.buscarAlergico.initiate({ body }, untracked))) }
  }
  const { step, body } = question
  return { step, answer: await answered(dispatch(endpoints.avisosMedicamento.initiate({ body }, untracked))) }
}

/**
 * The machine has a delay of its own, but XState does not start it again in a flow that a reload restored; the call is made again,
 * and here it has its limit.
 */
const inTime = <Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => reject(new PortFailure({})), CHECK_TIMEOUT_MS)
  const stop = (): void => clearTimeout(timer)
  signal.addEventListener('abort', stop)
  void work.then(resolve, reject).finally(stop)
  return promise
}

/** One call for each row that was answered; each has its own key, so that a retry writes none of them twice. */
const recordAlerts = async (dispatch: AppDispatch, record: DecisionRecord, userId: number | null): Promise<void> => {
  const clase = record.step === 'desabastecimiento' ? 'desabastecimiento' : 'interacciones'
  for (const id of record.alertIds) {
    const body = {
      acepto: record.acepto,
      alerta_detalle_id: id,
      consulta_id: record.consultaId,
      estado_alerta_id: 1,
      clase,
      motivo: record.motivo,
      ...(userId === null ? {} : { usuario_registra_id: userId }),
    } as const
    // One after the other: the server refuses a burst, and each is a row of the audit.
    // oxlint-disable-next-line no-await-in-loop
    await answered(dispatch(endpoints.auditarAlerta.initiate({ body, key: `${record.key}-${id}` }, untracked)))
  }
}

const recordAllergy = async (dispatch: AppDispatch, record: DecisionRecord): Promise<void> => {
  const { consultaId: consulta_id, codesumiId: codesumi_id, acepto: acepto_ordenar, motivo, key } = record
  const body = { consulta_id, codesumi_id, acepto_ordenar, motivo }
  await answered(dispatch(endpoints.seguirAlergia.initiate({ body, key }, untracked)))
}

/**
 * The machine of `medication-alert`, ready to be started in this browser.
 * @param userId who answers, as the wire asks for it; the server writes down who signed in
 */
export const webMedicationAlert = (dispatch: AppDispatch, userId: number | null = null) =>
  medicationAlertMachine.provide({
    actors: {
      newKey,
      makeCheck: fromPromise<CheckReply, CheckQuestion>(({ input, signal }) =>
        inTime(makeCheck(dispatch, input), signal),
      ),
      allergyDetail: fromPromise<AlertPorts['allergyDetail']['output'], AlertPorts['allergyDetail']['input']>(
        ({ input: body, signal }) =>
          inTime(answered(dispatch(endpoints.detalleAlergia.initiate({ body }, untracked))), signal),
      ),
      recordDecisions: fromPromise<void, readonly DecisionRecord[]>(async ({ input }) => {
        for (const record of input) {
          // In the order of the specification, and as the rows of one step.
          // oxlint-disable-next-line no-await-in-loop
          await (record.step === 'alergia' ? recordAllergy(dispatch, record) : recordAlerts(dispatch, record, userId))
        }
      }),
    },
  })
