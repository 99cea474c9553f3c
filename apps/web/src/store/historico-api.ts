/** What was done for an affiliate, as RTK Query endpoints. */
import { historico } from '@cauce/contract/historico'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const historicoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    buscarAfiliadoHistorico: askedOf(build, historico.buscarAfiliado),
    afiliadoHistorico: queryOf(build, historico.afiliado, { provides: ['Historico'] }),
    lineaDeTiempo: queryOf(build, historico.lineaDeTiempo, { provides: ['Historico'] }),
    historicoConsultas: queryOf(build, historico.consultas, { provides: ['Historico'] }),
    historicoConsulta: queryOf(build, historico.consulta, { provides: ['Historico'] }),
    historicoOrdenes: queryOf(build, historico.ordenes, { provides: ['Historico'] }),
    historicoIncapacidades: queryOf(build, historico.incapacidades, { provides: ['Historico'] }),
    historicoConsentimientos: queryOf(build, historico.consentimientos, { provides: ['Historico'] }),
    medicamentosParciales: queryOf(build, historico.medicamentosParciales, { provides: ['Historico'] }),
    entregarMedicamento: mutationOf(build, historico.entregar, ['Historico']),
    reporteHistorico: queryOf(build, historico.reporte, { provides: ['Historico'] }),
    exportarHistorico: askedOf(build, historico.exportar),
  }),
})

export const {
  useAfiliadoHistoricoQuery,
  useLineaDeTiempoQuery,
  useHistoricoConsultasQuery,
  useHistoricoConsultaQuery,
  useHistoricoOrdenesQuery,
  useHistoricoIncapacidadesQuery,
  useHistoricoConsentimientosQuery,
  useMedicamentosParcialesQuery,
  useEntregarMedicamentoMutation,
  useReporteHistoricoQuery,
} = historicoApi
