/** Registering a referral: the machine and the search of affiliates, with their ports joined to the server. */
import { referralRegistrationMachine } from '@cauce/machines/referral-registration'
import type { RegistrationPorts } from '@cauce/machines/referral-registration/types'
import { searchedAffiliate } from '@cauce/domain/history/affiliate-search'
import type { FoundAffiliate } from '@cauce/domain/history/rows'
import type { SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { answered } from '../store/port.ts'
import { referenciasApi } from '../store/referencias-api.ts'
import type { AppDispatch } from '../store/store.ts'
import { affiliates } from './affiliate-search.ts'
import { newKey } from './new-key.ts'

const untracked = { track: false } as const
const { registrarReferencia, buscarAfiliadoReferencia } = referenciasApi.endpoints

/** Search of affiliates by name or document, of who registers referrals. */
export const referralAffiliateSearch = (dispatch: AppDispatch) =>
  affiliates.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<FoundAffiliate>, { text: string }>(async ({ input: { text } }) => {
        // Four characters of which some are the points of a document: the server would refuse them.
        if (searchedAffiliate(text) === null) return { rows: [], truncated: true }
        const { data, hay_mas } = await answered(
          dispatch(buscarAfiliadoReferencia.initiate({ body: { texto: text } }, untracked)),
        )
        return { rows: data, truncated: hay_mas }
      }),
    },
  })

/** The machine of `referral-registration`, ready to be started in this browser. */
export const webReferralRegistration = (dispatch: AppDispatch) =>
  referralRegistrationMachine.provide({
    actors: {
      newKey,
      register: fromPromise<RegistrationPorts['register']['output'], RegistrationPorts['register']['input']>(
        async ({ input: { form, key } }) => {
          const { mensaje, referencia } = await answered(
            dispatch(registrarReferencia.initiate({ body: form, key }, untracked)),
          )
          const { id, estado, codigo_remision } = referencia
          return { id, mensaje, estado, codigo_remision }
        },
      ),
    },
  })
