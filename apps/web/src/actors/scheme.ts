/** Ordering a scheme, and suspending its lines: the machines with their ports joined to the server. */
import { schemeMachine } from '@cauce/machines/scheme'
import type { SchemePorts as P } from '@cauce/machines/scheme/types'
import { schemeSuspensionMachine } from '@cauce/machines/scheme-suspension'
import type { SuspensionPorts as S } from '@cauce/machines/scheme-suspension/types'
import { fromPromise } from 'xstate'
import { api } from '../store/api.ts'
import { esquemasApi } from '../store/esquemas-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { newKey } from './new-key.ts'

const untracked = { track: false } as const
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
export const webScheme = (dispatch: AppDispatch) =>
  schemeMachine.provide({
    actors: {
      newKey,
      loadSituation: situation(dispatch),
      loadDrugs: fromPromise<P['loadDrugs']['output'], P['loadDrugs']['input']>(({ input: { esquemaId } }) =>
        answered(dispatch(endpoints.medicamentosEsquema.initiate({ body: { esquema: esquemaId } }, again))),
      ),
      saveMeasures: fromPromise<P['saveMeasures']['output'], P['saveMeasures']['input']>(
        ({ input: { consultaId, peso, talla, confirmado, key } }) =>
          answered(
            dispatch(
              api.endpoints.registrarMedidas.initiate(
                { params: { consulta: consultaId }, body: { peso, talla, confirmado }, key },
                untracked,
              ),
            ),
          ),
      ),
      checkScheme: fromPromise<P['checkScheme']['output'], P['checkScheme']['input']>(
        ({ input: { consultaId, esquemaId, principios, lineas } }) =>
          answered(
            dispatch(
              endpoints.comprobarEsquema.initiate(
                { body: { consulta_id: consultaId, esquema_id: esquemaId, principios, lineas } },
                untracked,
              ),
            ),
          ),
      ),
      orderScheme: fromPromise<P['orderScheme']['output'], P['orderScheme']['input']>(
        ({ input: { consultaId, order, key } }) =>
          answered(
            dispatch(endpoints.ordenarEsquema.initiate({ params: { consultaId }, body: order, key }, untracked)),
          ),
      ),
      cancelScheme: fromPromise<P['cancelScheme']['output'], P['cancelScheme']['input']>(
        ({ input: { ordenId, key } }) =>
          answered(dispatch(endpoints.cancelarEsquema.initiate({ body: { orden_id: ordenId }, key }, untracked))),
      ),
    },
  })

/** The machine of `scheme-suspension`, ready to be started in this browser. */
export const webSchemeSuspension = (dispatch: AppDispatch) =>
  schemeSuspensionMachine.provide({
    actors: {
      newKey,
      loadHistory: fromPromise<S['loadHistory']['output'], S['loadHistory']['input']>(({ input: { afiliadoId } }) =>
        answered(dispatch(endpoints.historialEsquemas.initiate({ body: { afiliado_id: afiliadoId } }, again))),
      ),
      suspendLines: fromPromise<S['suspendLines']['output'], S['suspendLines']['input']>(
        ({ input: { orden, observacion, key } }) =>
          answered(dispatch(endpoints.suspenderEsquema.initiate({ body: { orden, observacion }, key }, untracked))),
      ),
    },
  })
