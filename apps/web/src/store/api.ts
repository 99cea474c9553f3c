/** Every other call of the contract as an RTK Query endpoint. Files (`answer: 'binary'`) go through `fetchBinary`. */
import { consentimientos } from '@cauce/contract/consentimientos'
import { consultas } from '@cauce/contract/consultas'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { pdf } from '@cauce/contract/pdf'
import { baseApi, askedOf, mutationOf, queryOf } from './base-api.ts'

export const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agenda: queryOf(build, consultas.agenda, { provides: ['Agenda'] }),
    consulta: queryOf(build, consultas.consulta, { provides: ({ params }) => [{ type: 'Consulta', id: params.id }] }),
    abrirConsulta: mutationOf(build, consultas.abrir, ['Agenda', 'Consulta']),
    guardarConsentimiento: mutationOf(build, consultas.foto, ['OrdenesActivas']),
    historiaRegistro: queryOf(build, consultas.historiaRegistro),
    buscarCupsNombre: askedOf(build, ordenamiento.buscarCupsNombre),
    validarCup: askedOf(build, ordenamiento.validarCup),
    proponerDireccionamiento: askedOf(build, ordenamiento.proponerDireccionamiento),
    ordenesActivas: queryOf(build, ordenamiento.ordenesActivas, {
      provides: ({ params }) => [{ type: 'OrdenesActivas', id: params.consultaId }],
    }),
    generarOrdenamiento: mutationOf(build, ordenamiento.generarOrdenamiento, ['OrdenesActivas', 'Consulta']),
    repsListar: askedOf(build, ordenamiento.repsListar),
    asignarDireccionamiento: mutationOf(build, ordenamiento.asignarDireccionamiento, [
      'OrdenesActivas',
      'VidaLinea',
      'Medicamentos',
      'Esquemas',
      'CodigosPropios',
    ]),
    vidaLinea: queryOf(build, ordenamiento.vidaLinea, {
      provides: ({ params }) => [{ type: 'VidaLinea', id: params.id }],
    }),
    moverLinea: mutationOf(build, ordenamiento.moverLinea, [
      'OrdenesActivas',
      'VidaLinea',
      'Consulta',
      'Medicamentos',
      'CodigosPropios',
      'Historico',
    ]),
    historialDireccionamiento: queryOf(build, ordenamiento.historialDireccionamiento, {
      provides: ['OrdenesActivas', 'Medicamentos', 'Esquemas', 'CodigosPropios'],
    }),
    registrarMedidas: mutationOf(build, consultas.registrarMedidas, ['Consulta']),
    recomendacionCups: askedOf(build, ordenamiento.recomendacionCups),
    validarConsentimientoCup: askedOf(build, consentimientos.validarConsentimientoCup),
    consultarConsentimiento: askedOf(build, consentimientos.consultar),
    tipoAdjunto: askedOf(build, pdf.getType),
    verificar: queryOf(build, pdf.verificar),
  }),
})

export const {
  useAgendaQuery,
  useConsultaQuery,
  useAbrirConsultaMutation,
  useOrdenesActivasQuery,
  useVidaLineaQuery,
  useHistorialDireccionamientoQuery,
  useMoverLineaMutation,
  useVerificarQuery,
} = api
