/** Ordering a scheme, and suspending its lines: the machines with their ports joined to the server. */
import { schemePorts as ports } from '@cauce/contract/ports/scheme'
import { schemeMachine } from '@cauce/machines/scheme'
import type { SchemePorts as P } from '@cauce/machines/scheme/types'
import { schemeSuspensionMachine } from '@cauce/machines/scheme-suspension'
import { fromPromise } from 'xstate'
import { api } from '../store/api.ts'
import { esquemasApi } from '../store/esquemas-api.ts'
import { answered, callsOf } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { newKey } from './new-key.ts'

/** What was known before does not serve: it is asked for again, and nobody stays listening. */
const again = { forceRefetch: true, subscribe: false } as const

const { endpoints } = esquemasApi

const situation = (dispatch: AppDispatch) =>
  fromPromise<P['loadSituation']['output'], P['loadSituation']['input']>(async ({ input: { consultaId } }) => {
    const [active, { medidas, creatinina }] = await Promise.all([
      answered(dispatch(endpoints.esquemasActivos.initiate({ params: { consultaId } }, again))),
      answered(dispatch(api.endpoints.historiaRegistro.initiate({ params: { consulta: consultaId } }, again))),
    ])
    return { active, medidas, creatinina }
  })

/** The machine of `scheme`, ready to be started in this browser. */
export const webScheme = (dispatch: AppDispatch) => {
  const { call } = callsOf(dispatch)
  return schemeMachine.provide({
    actors: {
      newKey,
      loadSituation: situation(dispatch),
      loadDrugs: call(endpoints.medicamentosEsquema, ports.loadDrugs),
      saveMeasures: call(api.endpoints.registrarMedidas, ports.saveMeasures),
      checkScheme: call(endpoints.comprobarEsquema, ports.checkScheme),
      orderScheme: call(endpoints.ordenarEsquema, ports.orderScheme),
      cancelScheme: call(endpoints.cancelarEsquema, ports.cancelScheme),
    },
  })
}

/** The machine of `scheme-suspension`, ready to be started in this browser. */
export const webSchemeSuspension = (dispatch: AppDispatch) => {
  const { call } = callsOf(dispatch)
  return schemeSuspensionMachine.provide({
    actors: {
      newKey,
      loadHistory: call(endpoints.historialEsquemas, ports.loadHistory),
      suspendLines: call(endpoints.suspenderEsquema, ports.suspendLines),
    },
  })
}
