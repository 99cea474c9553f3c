/** The certificate of affiliation, as RTK Query endpoints. Files go through `fetchBinary`. */
import { certificados } from '@cauce/contract/certificados'
import { baseApi, queryOf } from './base-api.ts'

export const { useMiCertificadoQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({ miCertificado: queryOf(build, certificados.mio) }),
})
