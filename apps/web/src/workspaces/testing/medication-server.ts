/** A drug and the server that knows it, for the tests of the medications. */
import type { Article } from '@cauce/domain/medication/article'
import { fakeServer } from './fake-server.ts'

export const WARFARIN: Article = {
  id: 81,
  codesumi: {
    id: 81,
    codigo: 'W5',
    nombre: 'Warfarina 5 mg tableta',
    principio_activo: 'warfarina',
    concentracion: '5 mg',
    forma_farmaceutica: 'Tableta',
    unidad_presentacion: 'Tableta',
    via: 'Oral',
    vias_administracion: ['Oral'],
  },
  atc: 'B01AA03',
  requiere_autorizacion: 0,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: null,
}

const KNOWLEDGE = { catalogo: 'interacciones', version: '2026-11', fecha: '2026-11-01' }

/** Where the contracts deliver it. */
export const PROPOSAL = {
  item_id: 81,
  rep: { id: 66, nombre: 'Farmacia Laureles', municipio: 'Medellín' },
  regla: 'contrato_municipio',
  automatico: false,
  motivo: 'Contrato vigente',
  alternativas: [],
}

/** It goes to the pharmacy at once. */
export const COMING = {
  codesumi_id: 81,
  estado_id: 1,
  requiere_autorizacion: false,
  sitio: 'Farmacia Laureles',
  segunda_firma: null,
  urgencia: false,
  meses: 1,
  fecha_vigencia: '2026-11-24',
  fecha_vencimiento: '2027-02-22',
  reemplaza: false,
  falta: [],
}

/** One tablet of 5 mg a day is usual; the knowledge has nothing of children. */
export const ADULT_RANGE = {
  codesumi_id: 81,
  menor: false,
  meses: null,
  peso: null,
  por_que: null,
  contraindicado: null,
  rangos: [
    {
      principio: 'Warfarina',
      de: 'adulto',
      indicacion: '',
      unidad: 'mg',
      por_unidad: 5,
      kg: null,
      toma_min: 2,
      toma_max: 10,
      dia_min: null,
      dia_max: 15,
      fuente: 'Prueba',
    },
  ],
  conocimiento: KNOWLEDGE,
}

/** A server in which every check of that drug finds nothing. */
export const serveMedications = (): ReturnType<typeof fakeServer> =>
  fakeServer({
    '/alertas/por-revisar': { json: { lineas: [], esquemas: [] } },
    '/medicamentos/completar-linea': { json: { articulos: [WARFARIN], favoritos: [] } },
    '/medicamentos/listarMedicamentoOrdenamiento': { json: [WARFARIN] },
    '/ordenamiento/proponer-direccionamiento': { json: [PROPOSAL] },
    '/alertas/verificarInteraccion': {
      json: [{ resultado: false, interacciones: [], revisados: [81], conocimiento: KNOWLEDGE }],
    },
    '/alertas/buscarDesabastecimiento': {
      json: {
        tipo_alerta: null,
        mensaje: null,
        alertaDetalleId: null,
        hallazgo: null,
        medicamento_id: 81,
        conocimiento: KNOWLEDGE,
      },
    },
    '/alertas/buscarAlergico': {
      json: { alergico: false, por_que: null, codesumi_id: 81, conocimiento: KNOWLEDGE },
    },
    '/alertas/avisos': {
      json: { hallazgos: [], rango_conocido: true, codesumi_id: 81, conocimiento: KNOWLEDGE },
    },
    '/alertas/rango-dosis': { json: ADULT_RANGE },
    '/ordenamiento/que-va-a-pasar/1/1': { json: { lineas: [COMING] } },
    '/ordenamiento/ordenesMedicamentos6meses': { json: { data: [], total: 0, last_page: 1 } },
    '/ordenamiento/ordenes-activas/1/1': { json: [] },
    '/ordenamiento/generarOrdenamiento/1/1': {
      json: { original: { 0: { id: 40231 }, mensaje: 'Exito', type: 'success' } },
    },
  })
