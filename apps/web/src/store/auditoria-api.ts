/** The audit, the sign-ins and who is on line, as RTK Query endpoints. */
import { auditoria } from '@cauce/contract/auditoria'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const auditoriaApi = baseApi.enhanceEndpoints({ addTagTypes: ['Auditoria'] }).injectEndpoints({
  endpoints: (build) => ({
    buscarAuditoria: queryOf(build, auditoria.buscar, { provides: ['Auditoria'] }),
    entradaAuditoria: queryOf(build, auditoria.entrada),
    exportarAuditoria: askedOf(build, auditoria.exportar),
    personasAuditoria: askedOf(build, auditoria.personas),
    afiliadosAuditoria: askedOf(build, auditoria.afiliados),
    ingresos: queryOf(build, auditoria.ingresos, { provides: ['Auditoria'] }),
    ingresosAgrupados: queryOf(build, auditoria.ingresosAgrupados, { provides: ['Auditoria'] }),
    exportarIngresos: askedOf(build, auditoria.exportarIngresos),
    personasIngresos: askedOf(build, auditoria.personasIngresos),
    datosApartados: queryOf(build, auditoria.datosApartados, { provides: ['Auditoria'] }),
    datosApartadosVistos: mutationOf(build, auditoria.datosApartadosVistos, ['Auditoria']),
    enLinea: queryOf(build, auditoria.enLinea, { provides: ['EnLinea'] }),
  }),
})

export const {
  useBuscarAuditoriaQuery,
  useEntradaAuditoriaQuery,
  useAfiliadosAuditoriaMutation,
  useIngresosQuery,
  useIngresosAgrupadosQuery,
  useEnLineaQuery,
  useDatosApartadosQuery,
  useDatosApartadosVistosMutation,
} = auditoriaApi
