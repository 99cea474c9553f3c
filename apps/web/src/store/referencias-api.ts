/** The referral of patients, as RTK Query endpoints. */
import { referencias } from '@cauce/contract/referencias'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const referenciasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    registrarReferencia: mutationOf(build, referencias.registrar, ['Referencias']),
    buscarAfiliadoReferencia: askedOf(build, referencias.buscarAfiliado),
    afiliadoReferencia: queryOf(build, referencias.afiliado),
    plazosReferencia: queryOf(build, referencias.plazos),
    subirArchivoReferencia: mutationOf(build, referencias.subir),
    referencias: queryOf(build, referencias.listar, { provides: ['Referencias'] }),
    referencia: queryOf(build, referencias.detalle, { provides: ['Referencias'] }),
    /** The same, asked now: a query that is already on its way may bring what was there before. */
    referenciaAhora: askedOf(build, referencias.detalle),
    lineaDeReferencia: queryOf(build, referencias.lineaDeTiempo, { provides: ['Referencias'] }),
    actualizarReferencia: mutationOf(build, referencias.actualizar, ['Referencias']),
    finalizarReferencia: mutationOf(build, referencias.finalizar, ['Referencias']),
    moverReferencias: mutationOf(build, referencias.moverVarias, ['Referencias']),
    gestoresReferencia: queryOf(build, referencias.gestores),
    crearConsultaReferencia: mutationOf(build, referencias.crearConsulta, ['Referencias']),
    institucionesReferencia: askedOf(build, referencias.buscarRep),
    reporteReferencias: queryOf(build, referencias.reporte, { provides: ['Referencias'] }),
    exportarReferencias: askedOf(build, referencias.exportar),
  }),
})

export const {
  useAfiliadoReferenciaQuery,
  useGestoresReferenciaQuery,
  useLineaDeReferenciaQuery,
  useMoverReferenciasMutation,
  usePlazosReferenciaQuery,
  useReferenciaQuery,
  useReferenciasQuery,
  useReporteReferenciasQuery,
} = referenciasApi
