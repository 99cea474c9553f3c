/** Second signatures as RTK Query endpoints. */
import { firmas } from '@cauce/contract/firmas'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

const firmasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    segundasFirmas: queryOf(build, firmas.buscar, { provides: ['Firmas'] }),
    segundaFirma: queryOf(build, firmas.ver, { provides: ['Firmas'] }),
    misFirmas: queryOf(build, firmas.mias, { provides: ['Firmas'] }),
    moverFirma: mutationOf(build, firmas.mover, ['Firmas', 'OrdenesActivas', 'Medicamentos', 'VidaLinea', 'Esquemas']),
    moverFirmas: mutationOf(build, firmas.moverVarias, ['Firmas']),
    enteradoFirma: mutationOf(build, firmas.enterado, ['Firmas']),
  }),
})

export const {
  useSegundasFirmasQuery,
  useSegundaFirmaQuery,
  useMisFirmasQuery,
  useMoverFirmaMutation,
  useMoverFirmasMutation,
  useEnteradoFirmaMutation,
} = firmasApi
