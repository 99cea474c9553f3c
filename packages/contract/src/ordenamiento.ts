/** Ordering of procedures: search, history, order, active lines, routing, life of a line. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import { ANNULLED_SINCE } from '@cauce/domain/ordering/annulled-since'
import { SentChecks } from '@cauce/domain/medication/check'
import { ActiveProcedureLine, LineMove } from '@cauce/domain/procedure/active-line'
import { PreOrderItem } from '@cauce/domain/procedure/pre-order-item'
import { OrderHistoryRow, Procedure } from '@cauce/domain/procedure/procedure'
import { MAX_REASON } from '@cauce/domain/ordering/routing-change'
import { ProviderSite, RoutingProposal, RoutingStep } from '@cauce/domain/ordering/routing'
import { Id, PathId, QueryCount, optionalText, requiredText } from '@cauce/domain/text/field'
import { reasonText } from '@cauce/domain/text/substance'
import { entry } from './entry.ts'

export const ORDERING_PERMISSION = 'blog.vista'
const access = { permission: ORDERING_PERMISSION } as const

/** The most rows that a search answers; as many as this means that there may be more. */
export const SEARCH_ROWS = 50

/** What is asked for is already on its way for the same patient and site; `errores` has the lines. */
export const ORDERED_ALREADY = 'orden.ya_ordenada'

/** The most lines that one order may carry. */
export const MAX_LINES = 50

const INVALID_ORDER_TYPE = 'Debe ser un tipo de orden válido'
/** One of the four kinds, as it travels in a body. */
const OrderTypeCode = Schema.Literals([1, 2, 3, 4]).annotate({ message: INVALID_ORDER_TYPE })
/** The same in a path. */
const OrderTypePath = Schema.NumberFromString.pipe(Schema.decodeTo(OrderTypeCode))
/** Kinds whose lines live the life of an order line: medications, procedures, own codes. */
export const LineType = Schema.Literals([1, 2, 4]).annotate({ message: INVALID_ORDER_TYPE })
const LineTypePath = Schema.NumberFromString.pipe(Schema.decodeTo(LineType))

/** The line whose site changes, exactly one, by its kind; a scheme is routed whole. Only the own code has its reason optional. */
const RoutingChange = Schema.Struct({
  orden_procedimientos_id: Schema.optionalKey(Id),
  orden_articulos_id: Schema.optionalKey(Id),
  orden_esquemas_id: Schema.optionalKey(Id),
  orden_codigo_propio_id: Schema.optionalKey(Id),
  rep_id: Schema.optionalKey(Schema.NullOr(Id)),
  motivo: Schema.optionalKey(Schema.NullOr(optionalText(MAX_REASON))),
  /** Of a medication: what is answered to what is known since it was ordered. */
  comprobaciones: Schema.optionalKey(SentChecks),
})

export const ordenamiento = {
  buscarCupsNombre: entry({
    method: 'POST',
    path: '/cup/buscarCupsNombre',
    kind: 'read',
    access,
    summary: 'Busca procedimientos por nombre o código, sin distinguir acentos ni mayúsculas.',
    body: Schema.Struct({
      nombre: requiredText(100),
      idAfiliado: Schema.optionalKey(Schema.NullOr(Id)),
      origen: Schema.optionalKey(Schema.Unknown),
    }),
    answer: Schema.Array(Procedure),
  }),
  validarCup: entry({
    method: 'POST',
    path: '/ordenamiento/validar-cup',
    kind: 'read',
    access,
    summary: 'Valida una línea antes de ordenarla y responde las órdenes anteriores del mismo procedimiento.',
    body: PreOrderItem,
    answer: Schema.Struct({
      historico: Schema.Array(OrderHistoryRow),
      cups: Procedure,
      /** What the clinician should know and does not forbid the order. */
      advertencias: Schema.Array(Schema.String),
    }),
  }),
  proponerDireccionamiento: entry({
    method: 'POST',
    path: '/ordenamiento/proponer-direccionamiento',
    kind: 'read',
    access,
    summary: 'Propone la sede de cada cosa por ordenar, con su motivo y sus alternativas.',
    /** `items`: ids of what is ordered, by its kind: codesumi, CUPS, scheme or own code. */
    body: Schema.Struct({
      consulta_id: Id,
      tipo_orden_id: OrderTypeCode,
      items: Schema.Array(Id).check(Schema.isMaxLength(MAX_LINES, { message: `Máximo ${MAX_LINES} líneas` })),
    }),
    answer: Schema.Array(RoutingProposal),
  }),
  ordenesActivas: entry({
    method: 'GET',
    path: '/ordenamiento/ordenes-activas/:consultaId/2',
    kind: 'read',
    access,
    summary: 'Líneas de procedimientos del afiliado de la consulta que siguen vigentes o cambiaron hace poco.',
    params: Schema.Struct({ consultaId: PathId }),
    answer: Schema.Array(ActiveProcedureLine),
  }),
  generarOrdenamiento: entry({
    method: 'POST',
    path: '/ordenamiento/generarOrdenamiento/:consultaId/2',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Crea la orden con sus líneas, todas o ninguna.',
    params: Schema.Struct({ consultaId: PathId }),
    body: Schema.Array(PreOrderItem)
      .check(Schema.isMinLength(1, { message: 'No hay procedimientos para ordenar' }))
      .check(Schema.isMaxLength(MAX_LINES, { message: `Máximo ${MAX_LINES} procedimientos por orden` })),
    answer: Schema.Struct({
      original: Schema.Struct({ 0: Schema.Struct({ id: Schema.Int }), mensaje: Schema.String, type: Schema.String }),
    }),
    failures: [
      [409, 'idempotencia.otro_cuerpo'],
      [409, ANNULLED_SINCE],
      [409, ORDERED_ALREADY],
    ],
  }),
  repsListar: entry({
    method: 'POST',
    path: '/reps/listar',
    kind: 'read',
    access,
    summary:
      'Sedes de prestadores cuyo nombre contiene el texto; sin texto y con consulta, las contratadas y más cercanas.',
    query: Schema.Struct({ page: Schema.optionalKey(QueryCount) }),
    body: Schema.Struct({
      /** Empty: with a consultation, the contracted and nearest ones; without it, none. */
      prestador: optionalText(100),
      /** What it is for: sites with a contract in force for it come first. */
      tipo_orden_id: Schema.optionalKey(OrderTypeCode),
      item_id: Schema.optionalKey(Schema.NullOr(Id)),
      consulta_id: Schema.optionalKey(Schema.NullOr(Id)),
    }),
    answer: Schema.Array(ProviderSite),
  }),
  asignarDireccionamiento: entry({
    method: 'POST',
    path: '/ordenamiento/asignarDireccionamiento',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Cambia la sede de una línea, con motivo. Se niega si el direccionamiento es automático.',
    body: RoutingChange,
    answer: Schema.Struct({
      mensaje: Schema.String,
      direccionamiento_id: Schema.Int,
      rep: Schema.Struct({ id: Schema.Int, nombre: Schema.String }),
    }),
    failures: [
      [409, 'direccionamiento.automatico'],
      [409, 'orden.no_modificable'],
      [409, ORDERED_ALREADY],
      [409, 'alertas.sin_responder'],
      [503, 'conocimiento.no_disponible'],
    ],
  }),
  vidaLinea: entry({
    method: 'GET',
    path: '/ordenamiento/vida/:tipo/:id',
    kind: 'read',
    access,
    summary: 'La vida de una línea: por dónde ha pasado, quién la movió, qué puede seguir y quién puede hacerlo.',
    params: Schema.Struct({ tipo: LineTypePath, id: PathId }),
    answer: Schema.Struct({
      id: Schema.Int,
      orden_id: Schema.Int,
      estado_id: Schema.Int,
      estado: Schema.String,
      movimientos: Schema.Array(LineMove),
      siguientes: Schema.Array(
        Schema.Struct({
          evento: Schema.String,
          etiqueta: Schema.String,
          a_estado_id: Schema.Int,
          permiso: Schema.String,
          quien: Schema.String,
          personas: Schema.Int,
          puede: Schema.Boolean,
          por_que_no: Schema.NullOr(Schema.String),
        }),
      ),
      acciones: Schema.Array(
        Schema.Struct({
          accion: Schema.Literals(['descargar', 'enviar', 'direccionar']),
          puede: Schema.Boolean,
          por_que_no: Schema.NullOr(Schema.String),
        }),
      ),
    }),
  }),
  moverLinea: entry({
    method: 'POST',
    path: '/ordenamiento/mover-linea/:tipo',
    kind: 'write',
    repeat: 'idempotent',
    access: 'session',
    summary: 'Aplica un evento del ciclo de vida de la línea (aprobar, negar, anular…) con su motivo.',
    params: Schema.Struct({ tipo: LineTypePath }),
    /** `linea_id`: id of the line of that kind. */
    body: Schema.Struct({
      linea_id: Id,
      evento: Schema.Literals(['aprobar', 'negar', 'anular', 'agendar', 'prestar']),
      motivo: reasonText(500),
      /** Of a medication that goes on (`aprobar`, `agendar`, `prestar`): what is answered to what is known since it was ordered. */
      comprobaciones: Schema.optionalKey(SentChecks),
    }),
    answer: Schema.Struct({ mensaje: Schema.String, estado_id: Schema.Int, estado: Schema.String }),
    failures: [
      [409, 'orden.transicion_no_permitida'],
      [409, 'firma.pendiente'],
      [409, 'alertas.sin_responder'],
      [503, 'conocimiento.no_disponible'],
    ],
  }),
  historialDireccionamiento: entry({
    method: 'GET',
    path: '/ordenamiento/historial-direccionamiento/:tipo/:id',
    kind: 'read',
    access,
    summary: 'Por qué sedes ha pasado una línea (o un esquema): regla, motivo, quién y cuándo.',
    params: Schema.Struct({ tipo: OrderTypePath, id: PathId }),
    answer: Schema.Array(RoutingStep),
  }),
  recomendacionCups: entry({
    method: 'POST',
    path: '/recomendacion-cups/consultar',
    kind: 'read',
    access,
    summary: 'Si alguna línea de la orden tiene recomendaciones para el paciente.',
    /** Order id. */
    body: Schema.Struct({ id: Id }),
    answer: Schema.Boolean,
  }),
} as const
