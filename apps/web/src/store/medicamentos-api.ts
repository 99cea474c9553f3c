/** Medications and their alerts as RTK Query endpoints. */
import { alertas } from '@cauce/contract/alertas'
import { medicamentos } from '@cauce/contract/medicamentos'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const medicamentosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listarMedicamentos: askedOf(build, medicamentos.listarMedicamentoOrdenamiento),
    listarVademecum: askedOf(build, medicamentos.listarVademecum),
    completarLinea: askedOf(build, medicamentos.completarLinea),
    medicamentos6Meses: queryOf(build, medicamentos.ordenes6Meses, { provides: ['Medicamentos'] }),
    medicamentosActivos: queryOf(build, medicamentos.ordenesActivas, { provides: ['Medicamentos'] }),
    ordenarMedicamentos: mutationOf(build, medicamentos.generarOrdenamiento, ['Medicamentos', 'Consulta']),
    verificarInteraccion: askedOf(build, alertas.verificarInteraccion),
    buscarDesabastecimiento: askedOf(build, alertas.buscarDesabastecimiento),
    buscarAlergico: askedOf(build, alertas.buscarAlergico),
    detalleAlergia: askedOf(build, alertas.detalleAlergia),
    avisosMedicamento: askedOf(build, alertas.avisos),
    quePasara: queryOf(build, medicamentos.quePasara, { provides: ['Medicamentos', 'Consulta'] }),
    rangoDosis: queryOf(build, alertas.rangoDosis, { provides: ['Consulta', 'Historia'] }),
    porRevisar: queryOf(build, alertas.porRevisar, { provides: ['Medicamentos', 'Historico'] }),
    auditarAlerta: mutationOf(build, alertas.crearAuditoria),
    seguirAlergia: mutationOf(build, alertas.crearSeguimientoAlergia),
  }),
})

export const {
  useMedicamentos6MesesQuery,
  useMedicamentosActivosQuery,
  usePorRevisarQuery,
  useRangoDosisQuery,
  useQuePasaraQuery,
} = medicamentosApi
