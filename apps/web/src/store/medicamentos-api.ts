/** Medications and their alerts as RTK Query endpoints. */
import { alertas } from '@cauce/contract/alertas'
import { medicamentos } from '@cauce/contract/medicamentos'
import { baseApi, mutationOf, queryOf } from './base-api.ts'

export const medicamentosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listarMedicamentos: mutationOf(build, medicamentos.listarMedicamentoOrdenamiento),
    listarVademecum: mutationOf(build, medicamentos.listarVademecum),
    completarLinea: mutationOf(build, medicamentos.completarLinea),
    medicamentos6Meses: queryOf(build, medicamentos.ordenes6Meses, { provides: ['Medicamentos'] }),
    medicamentosActivos: queryOf(build, medicamentos.ordenesActivas, { provides: ['Medicamentos'] }),
    ordenarMedicamentos: mutationOf(build, medicamentos.generarOrdenamiento, ['Medicamentos', 'Consulta']),
    diagnosticos: mutationOf(build, medicamentos.cie10),
    verificarInteraccion: mutationOf(build, alertas.verificarInteraccion),
    buscarDesabastecimiento: mutationOf(build, alertas.buscarDesabastecimiento),
    buscarAlergico: mutationOf(build, alertas.buscarAlergico),
    detalleAlergia: mutationOf(build, alertas.detalleAlergia),
    avisosMedicamento: mutationOf(build, alertas.avisos),
    porRevisar: queryOf(build, alertas.porRevisar, { provides: ['Medicamentos', 'Historico'] }),
    auditarAlerta: mutationOf(build, alertas.crearAuditoria),
    seguirAlergia: mutationOf(build, alertas.crearSeguimientoAlergia),
  }),
})

export const { useMedicamentos6MesesQuery, useMedicamentosActivosQuery, usePorRevisarQuery } = medicamentosApi
