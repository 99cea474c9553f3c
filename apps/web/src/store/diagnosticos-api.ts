/** The CIE-10 as RTK Query endpoint: the clinical record asks for it without the rest of the medications. */
import { cie10 } from '@cauce/contract/cie10'
import { askedOf, baseApi } from './base-api.ts'

export const diagnosticosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ diagnosticos: askedOf(build, cie10) }),
})
