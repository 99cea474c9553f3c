/** Ordering of procedures: search, history, order, active lines, routing, life of a line. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import { ActiveProcedureLine, LineMove } from '@cauce/domain/procedure/active-line'
import { PreOrderItem } from '@cauce/domain/procedure/pre-order-item'
import { OrderHistoryRow, Procedure } from '@cauce/domain/procedure/procedure'
import { MAX_REASON, REASON_REQUIRED, SITE_REQUIRED } from '@cauce/domain/ordering/routing-change'
import { ProviderSite, RoutingProposal } from '@cauce/domain/ordering/routing'
import { Id, PathId, QueryCount, requiredText, tooLong } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

export const ORDERING_PERMISSION = 'blog.vista'
/** Approves or denies a line that is pending of audit. */
export const AUDIT_PERMISSION = 'autorizacion.auditoria'
const access = { permission: ORDERING_PERMISSION } as const

/** The most rows that a search answers; as many as this means that there may be more. */
export const SEARCH_ROWS = 50

/** The most lines that one order may carry. */
export const MAX_LINES = 50

export const ordenamiento = {
  buscarCupsNombre: entry({
    method: 'POST',
    path: '/cup/buscarCupsNombre',
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
    access,
    summary: 'Propone la sede de cada procedimiento, con su motivo y sus alternativas.',
    body: Schema.Struct({
      consulta_id: Id,
      cups: Schema.Array(Id).check(Schema.isMaxLength(MAX_LINES, { message: `Máximo ${MAX_LINES} procedimientos` })),
    }),
    answer: Schema.Array(RoutingProposal),
  }),
  ordenesActivas: entry({
    method: 'GET',
    path: '/ordenamiento/ordenes-activas/:consultaId/2',
    access,
    summary: 'Líneas de procedimientos del afiliado de la consulta que siguen vigentes o cambiaron hace poco.',
    params: Schema.Struct({ consultaId: PathId }),
    answer: Schema.Array(ActiveProcedureLine),
  }),
  generarOrdenamiento: entry({
    method: 'POST',
    path: '/ordenamiento/generarOrdenamiento/:consultaId/2',
    access,
    idempotent: true,
    summary: 'Crea la orden con sus líneas, todas o ninguna.',
    params: Schema.Struct({ consultaId: PathId }),
    body: Schema.Array(PreOrderItem)
      .check(Schema.isMinLength(1, { message: 'No hay procedimientos para ordenar' }))
      .check(Schema.isMaxLength(MAX_LINES, { message: `Máximo ${MAX_LINES} procedimientos por orden` })),
    answer: Schema.Struct({
      original: Schema.Struct({ 0: Schema.Struct({ id: Schema.Int }), mensaje: Schema.String, type: Schema.String }),
    }),
    failures: [[409, 'idempotencia.otro_cuerpo']],
  }),
  repsListar: entry({
    method: 'POST',
    path: '/reps/listar',
    access,
    summary: 'Sedes de prestadores cuyo nombre contiene el texto.',
    query: Schema.Struct({ page: Schema.optionalKey(QueryCount) }),
    body: Schema.Struct({
      prestador: requiredText(100),
      cup_id: Schema.optionalKey(Schema.NullOr(Id)),
      consulta_id: Schema.optionalKey(Schema.NullOr(Id)),
    }),
    answer: Schema.Array(ProviderSite),
  }),
  asignarDireccionamiento: entry({
    method: 'POST',
    path: '/ordenamiento/asignarDireccionamiento',
    access,
    idempotent: true,
    summary: 'Cambia la sede de una línea, con motivo. Se niega si el direccionamiento es automático.',
    body: Schema.Struct({
      orden_procedimientos_id: Id,
      rep_id: Schema.Int.annotate({ message: SITE_REQUIRED })
        .check(Schema.isBetween({ minimum: 1, maximum: 2_147_483_647 }, { message: SITE_REQUIRED }))
        .annotateKey({ messageMissingKey: SITE_REQUIRED }),
      motivo: Schema.String.annotate({ message: REASON_REQUIRED })
        .check(Schema.isPattern(/\S/u, { message: REASON_REQUIRED }))
        .check(Schema.isMaxLength(MAX_REASON, { message: tooLong(MAX_REASON) }))
        .annotateKey({ messageMissingKey: REASON_REQUIRED }),
    }),
    answer: Schema.Struct({
      mensaje: Schema.String,
      direccionamiento_id: Schema.Int,
      rep: Schema.Struct({ id: Schema.Int, nombre: Schema.String }),
    }),
    failures: [
      [409, 'direccionamiento.automatico'],
      [409, 'orden.no_modificable'],
    ],
  }),
  vidaLinea: entry({
    method: 'GET',
    path: '/ordenamiento/vida/2/:id',
    access,
    summary: 'La vida de una línea: por dónde ha pasado, quién la movió, qué puede seguir y quién puede hacerlo.',
    params: Schema.Struct({ id: PathId }),
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
    path: '/ordenamiento/mover-linea/2',
    access: 'session',
    idempotent: true,
    summary: 'Aplica un evento del ciclo de vida de la línea (aprobar, negar, anular…) con su motivo.',
    body: Schema.Struct({
      orden_procedimientos_id: Id,
      evento: Schema.Literals(['aprobar', 'negar', 'anular', 'agendar', 'prestar']),
      motivo: requiredText(500),
    }),
    answer: Schema.Struct({ mensaje: Schema.String, estado_id: Schema.Int, estado: Schema.String }),
    failures: [[409, 'orden.transicion_no_permitida']],
  }),
  recomendacionCups: entry({
    method: 'POST',
    path: '/recomendacion-cups/consultar',
    access,
    summary: 'Si alguna línea de la orden tiene recomendaciones para el paciente.',
    /** Order id. */
    body: Schema.Struct({ id: Id }),
    answer: Schema.Boolean,
  }),
} as const
