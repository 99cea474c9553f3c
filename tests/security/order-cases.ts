/** A request for every call of medications, alerts, schemes and own-code services, over a record that somebody owns. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import type { Case, Subject } from './cases.ts'

const ofConsultation = (entry: string, request: Case['request'], more: Partial<Case> = {}): Case => ({
  entry,
  onRecord: 'consulta',
  request,
  ...more,
})
/** What writes: only its professional, whoever may read it. */
const inConsultation = (entry: string, request: Case['request'], more: Partial<Case> = {}): Case =>
  ofConsultation(entry, request, { onRecord: 'escribir', ...more })
const REASON = 'Se valoró con el paciente'
const allergy = ({ afiliado, consulta, medicamento }: Subject) => ({
  afiliado_id: afiliado,
  codesumi_id: medicamento.articulo,
  consulta_id: consulta,
})

const MEDICATIONS: readonly Case[] = [
  ofConsultation('medicamentos.listarMedicamentoOrdenamiento', ({ consulta }) => ({
    path: '/medicamentos/listarMedicamentoOrdenamiento',
    body: { nombre: 'losartan', consulta_id: consulta },
  })),
  ofConsultation('medicamentos.completarLinea', ({ consulta }) => ({
    path: '/medicamentos/completar-linea',
    body: { consulta_id: consulta, texto: 'losartan 50 c/12h' },
  })),
  ofConsultation('medicamentos.ordenes6Meses', ({ consulta }) => ({
    path: '/ordenamiento/ordenesMedicamentos6meses',
    body: { consulta, cantidad: 5, page: 1 },
  })),
  ofConsultation('medicamentos.ordenesActivas', ({ consulta }) => ({
    path: `/ordenamiento/ordenes-activas/${consulta}/1`,
  })),
  inConsultation('medicamentos.generarOrdenamiento', ({ consulta, medicamento }) => ({
    path: `/ordenamiento/generarOrdenamiento/${consulta}/1`,
    body: [medicamento.cuerpo],
  })),
  inConsultation('medicamentos.quePasara', ({ consulta, medicamento }) => ({
    path: `/ordenamiento/que-va-a-pasar/${consulta}/1`,
    body: [medicamento.cuerpo],
  })),
]

const ALERTS: readonly Case[] = [
  ofConsultation('alertas.verificarInteraccion', ({ consulta, medicamento }) => ({
    path: '/alertas/verificarInteraccion',
    body: { medicamentosSeleccionados: [medicamento.articulo], consulta_id: consulta },
  })),
  ofConsultation('alertas.buscarAlergico', (record) => ({ path: '/alertas/buscarAlergico', body: allergy(record) })),
  ofConsultation(
    'alertas.buscarAlergico',
    ({ afiliado, medicamento }) => ({
      path: '/alertas/buscarAlergico',
      body: { afiliado_id: afiliado, codesumi_id: medicamento.articulo },
    }),
    { variant: 'sin consulta' },
  ),
  ofConsultation('alertas.detalleAlergia', (record) => ({ path: '/alertas/detalle-alergia', body: allergy(record) })),
  ofConsultation('alertas.avisos', ({ consulta, medicamento }) => ({
    path: '/alertas/avisos',
    body: {
      consulta_id: consulta,
      linea: { codesumi_id: medicamento.articulo, via: 'Oral', dosis: 1, frecuencia: 24, tiempo: 'Horas' },
      seleccionados: [],
    },
  })),
  ofConsultation('alertas.rangoDosis', ({ consulta, medicamento }) => ({
    path: '/alertas/rango-dosis',
    body: { consulta_id: consulta, codesumi_id: medicamento.articulo, via: 'Oral' },
  })),
  ofConsultation('alertas.porRevisar', ({ consulta }) => ({
    path: '/alertas/por-revisar',
    body: { consulta_id: consulta },
  })),
  ofConsultation(
    'alertas.porRevisar',
    ({ esquema }) => ({ path: '/alertas/por-revisar', body: { orden_id: esquema.orden } }),
    { variant: 'de un esquema' },
  ),
  ofConsultation('alertas.comprobarEsquema', ({ consulta }) => ({
    path: '/alertas/comprobar-esquema',
    body: { consulta_id: consulta, principios: ['Rituximab'] },
  })),
  inConsultation('alertas.crearAuditoria', ({ consulta }) => ({
    path: '/alertas/crearAuditoria',
    body: { acepto: 'Si', alerta_detalle_id: 1, consulta_id: consulta, clase: 'interacciones', motivo: REASON },
  })),
  inConsultation('alertas.crearSeguimientoAlergia', ({ consulta, medicamento }) => ({
    path: '/seguimiento-alergias-ordenamiento/crear-seguimiento-alergia',
    body: { consulta_id: consulta, codesumi_id: medicamento.articulo, acepto_ordenar: false, motivo: REASON },
  })),
]

const SCHEMES: readonly Case[] = [
  ofConsultation('esquemas.ordenesActivas', ({ consulta }) => ({
    path: `/ordenamiento/ordenes-activas/${consulta}/3`,
  })),
  ofConsultation('esquemas.topes', ({ consulta }) => ({
    path: `/ordenamiento/topes-esquema/${consulta}`,
    body: { anadidos: [] },
  })),
  inConsultation(
    'esquemas.generarOrdenamiento',
    ({ consulta, esquema }) => ({ path: `/ordenamiento/generarOrdenamiento/${consulta}/3`, body: esquema.cuerpo }),
    { released: true },
  ),
  inConsultation(
    'esquemas.cancelar',
    ({ esquema }) => ({ path: '/ordenamiento/cancelarEsquema', body: { orden_id: esquema.orden } }),
    { fresh: true },
  ),
  inConsultation(
    'esquemas.aplicar',
    ({ esquema }) => ({
      path: '/ordenamiento/aplicar-ciclo',
      body: { orden_id: esquema.orden, ciclo: 1, fecha: bogotaDate(Date.now()) },
    }),
    { fresh: true },
  ),
  inConsultation(
    'esquemas.suspender',
    ({ esquema }) => ({
      path: '/ordenamiento/suspenderEsquema/',
      body: { orden: [esquema.linea], observacion: 'Neutropenia grado 4' },
    }),
    { fresh: true },
  ),
  ofConsultation('esquemas.historial', ({ afiliado }) => ({
    path: '/ordenamiento/consultaEsquemaPaciente/',
    body: { afiliado_id: afiliado },
  })),
  inConsultation('esquemas.vistaPrevia', ({ consulta, esquema }) => ({
    path: `/pdf/vista-previa-esquema/${consulta}`,
    body: esquema.cuerpo,
  })),
  inConsultation('consultas.registrarMedidas', ({ consulta }) => ({
    path: `/historia/medidas/${consulta}`,
    body: { peso: 68, talla: 162 },
  })),
]

const SERVICES: readonly Case[] = [
  { entry: 'codigosPropios.buscar', request: () => ({ path: '/codigo-propio/BuscarCodigoPropio/visi' }) },
  ofConsultation('codigosPropios.ordenesActivas', ({ consulta }) => ({
    path: `/ordenamiento/ordenes-activas/${consulta}/4`,
  })),
  inConsultation(
    'codigosPropios.generarOrdenamiento',
    ({ consulta, servicio }) => ({
      path: `/ordenamiento/generarOrdenamiento/${consulta}/4`,
      body: [servicio.cuerpo],
    }),
    { released: true },
  ),
]

const print = (tipo: string, orden: (record: Subject) => number): Case =>
  ofConsultation('pdf.generar', (record) => ({ path: '/pdf', body: { tipo, id: orden(record) } }), { variant: tipo })

const route = (variant: string, line: (record: Subject) => object): Case =>
  inConsultation(
    'ordenamiento.asignarDireccionamiento',
    (record) => ({
      path: '/ordenamiento/asignarDireccionamiento',
      body: { ...line(record), rep_id: record.sede, motivo: 'Le queda más cerca' },
    }),
    { variant, fresh: true },
  )

const history = (tipo: number, variant: string, id: (record: Subject) => number): Case =>
  ofConsultation(
    'ordenamiento.historialDireccionamiento',
    (record) => ({ path: `/ordenamiento/historial-direccionamiento/${tipo}/${id(record)}` }),
    { variant },
  )

const life = (tipo: number, variant: string, id: (record: Subject) => number): Case =>
  ofConsultation('ordenamiento.vidaLinea', (record) => ({ path: `/ordenamiento/vida/${tipo}/${id(record)}` }), {
    variant,
  })

const EVERY_KIND: readonly Case[] = [
  print('medicamento', ({ medicamento }) => medicamento.orden),
  print('codigoPropio', ({ servicio }) => servicio.orden),
  print('esquema', ({ esquema }) => esquema.orden),
  route('medicamento', ({ medicamento }) => ({ orden_articulos_id: medicamento.linea })),
  route('código propio', ({ servicio }) => ({ orden_codigo_propio_id: servicio.linea })),
  route('esquema', ({ esquema }) => ({ orden_esquemas_id: esquema.cabeza })),
  history(1, 'medicamento', ({ medicamento }) => medicamento.linea),
  history(2, 'procedimiento', ({ porFirmar }) => porFirmar),
  history(3, 'esquema', ({ esquema }) => esquema.cabeza),
  history(4, 'código propio', ({ servicio }) => servicio.linea),
  life(1, 'medicamento', ({ medicamento }) => medicamento.linea),
  life(4, 'código propio', ({ servicio }) => servicio.linea),
  {
    entry: 'ordenamiento.moverLinea',
    variant: 'suspender un medicamento',
    onRecord: 'suspender',
    fresh: true,
    request: ({ medicamento }) => ({
      path: '/ordenamiento/mover-linea/1',
      body: { linea_id: medicamento.linea, evento: 'anular', motivo: 'Sangrado digestivo' },
    }),
  },
  {
    entry: 'ordenamiento.moverLinea',
    variant: 'anular un código propio',
    onRecord: 'anular',
    fresh: true,
    request: ({ servicio }) => ({
      path: '/ordenamiento/mover-linea/4',
      body: { linea_id: servicio.linea, evento: 'anular', motivo: 'Ya no lo necesita' },
    }),
  },
]

const SIGNATURES: readonly Case[] = [
  {
    entry: 'firmas.ver',
    onRecord: 'pagina',
    request: ({ firma }) => ({ path: `/segundas-firmas/${firma.pedida}` }),
  },
  {
    entry: 'firmas.mover',
    onRecord: 'firmar',
    fresh: true,
    request: ({ firma }) => ({
      path: '/segundas-firmas/mover',
      body: { id: firma.pedida, version: 1, evento: 'abrir', motivo: '' },
    }),
  },
  {
    entry: 'firmas.enterado',
    onRecord: 'devuelta',
    request: ({ firma }) => ({ path: '/segundas-firmas/enterado', body: { id: firma.devuelta } }),
  },
]

export const ORDER_CASES: readonly Case[] = [
  ...SIGNATURES,
  ...MEDICATIONS,
  ...ALERTS,
  ...SCHEMES,
  ...SERVICES,
  ...EVERY_KIND,
]
