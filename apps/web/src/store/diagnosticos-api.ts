/** The CIE-10 as RTK Query endpoint: the clinical record asks for it without the rest of the medications. */
import { medicamentos } from '@cauce/contract/medicamentos'
import { askedOf, baseApi } from './base-api.ts'

export const diagnosticosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ diagnosticos: askedOf(build, medicamentos.cie10) }),
})
