import { describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import type { Entry } from '@cauce/contract/entry'
import { registry } from '@cauce/contract/registry'

const calls = new Map<string, Entry>(
  Object.values(registry).flatMap((module) =>
    Object.values<Entry>(module).map((entry) => [`${entry.method} ${entry.path}`, entry] as const),
  ),
)

const consent = {
  firma: 'data:image/png;base64,AAAA',
  id: 1,
  aceptacion_consentimiento: 'Si',
  firmante: 'Paciente',
  numero_documento_representante: null,
  declaracion_a: 'SI',
  declaracion_b: 'SI',
  declaracion_c: 'SI',
  nombre_profesional: null,
  nombre_representante: null,
}
const referral = {
  id: 1,
  tipo_anexo: 'Referencia',
  tipo_anexo_id: 3,
  estado: 'En seguimiento',
  codigo_remision: 'CR-2026-00042',
  tipo_solicitud: 'Ambulancia',
  fecha_aceptacion: null,
  hora_aceptacion: null,
  fecha_traslado_salida: null,
  hora_traslado_salida: null,
  fecha_traslado: null,
  hora_traslado: null,
  traslado_redondo: false,
  fecha_traslado_redondo_salida: null,
  hora_traslado_redondo_salida: null,
  fecha_redondo_traslado: null,
  hora_traslado_redondo: null,
  nombre_acepta: null,
  cargo: null,
  institucion_acepta_rep_id: null,
  especialidad_remision: 'UCI',
  cie10s: [],
  descripcion: 'Preeclampsia',
  observacion_finalizacion: 'Llegó estable',
  adjunto_referencia: [],
}

/** What the specification sends to each call that has a body (spec 1 §7, spec 2 §3, §7), and nothing of ours. */
const BODIES: readonly (readonly [string, unknown])[] = [
  ['POST /cliente', { nombre: 'Laboratorio', activo: true }],
  ['PUT /cliente/:id', { id: 1, nombre: 'Laboratorio', activo: true }],
  ['POST /adjuntos/getType', { ruta: 'a/b.pdf' }],
  ['POST /adjuntos/get', { ruta: 'a/b.pdf' }],
  ['POST /cup/buscarCupsNombre', { nombre: '4413', idAfiliado: 1, origen: 'ordenamiento' }],
  ['POST /reps/listar', { prestador: 'Clínica' }],
  ['POST /recomendacion-cups/consultar', { id: 1 }],
  ['POST /consentimientos-informados/consultar', { id: 1 }],
  ['POST /consultas/foto', consent],
  ['POST /pdf', { tipo: 'servicio', id: 1, detalles: { id: 1 } }],
  ['POST /pdf', { tipo: 'servicio', id: 1, detalles: { id: 1 }, enviar: true, correo: { email: 'a@b.co' } }],
  ['POST /pdf', { tipo: 'recomendacionOrdenCup', id: 1, consulta: 1 }],
  ['POST /pdf', { tipo: 'consentimientoInformado', id: 1, orden_id: 1, acepta: 'No' }],
  ['POST /pdf', { tipo: 'medicamento', id: 1, filtro: 'todas', detalles: { id: 1 } }],
  ['POST /pdf', { tipo: 'codigoPropio', id: 1, detalles: { id: 1 } }],
  ['POST /pdf', { tipo: 'incapacidad', incapacidad_id: 1 }],
  ['POST /ordenamiento/asignarDireccionamiento', { orden_procedimientos_id: 1, rep_id: 1, motivo: 'Más cerca' }],
  ['POST /ordenamiento/asignarDireccionamiento', { orden_articulos_id: 1, rep_id: 1, motivo: 'Más cerca' }],
  ['POST /ordenamiento/asignarDireccionamiento', { orden_codigo_propio_id: 1, rep_id: 1 }],
  ['POST /medicamentos/listarMedicamentoOrdenamiento', { nombre: 'amoxic' }],
  ['POST /medicamentos/listarVademecum', { nombre: 'amox' }],
  ['POST /alertas/verificarInteraccion', { medicamentosSeleccionados: [1, 2] }],
  ['POST /alertas/buscarDesabastecimiento', { medicamento: { id: 1 } }],
  [
    'POST /alertas/crearAuditoria',
    { acepto: 'Si', alerta_detalle_id: 1, usuario_registra_id: 1, consulta_id: 1, estado_alerta_id: 1 },
  ],
  ['POST /alertas/buscarAlergico', { afiliado_id: 1, codesumi_id: 1 }],
  [
    'POST /seguimiento-alergias-ordenamiento/crear-seguimiento-alergia',
    { consulta_id: 1, codesumi_id: 1, acepto_ordenar: true },
  ],
  ['POST /ordenamiento/ordenesMedicamentos6meses', { consulta: 1, cantidad: 5, page: 1 }],
  ['POST /codesumis/codesumiEsquema', { esquema: 1 }],
  ['POST /ordenamiento/cancelarEsquema', { orden_id: 1 }],
  ['POST /ordenamiento/consultaEsquemaPaciente/', { afiliado_id: 1 }],
  ['POST /ordenamiento/suspenderEsquema/', { orden: [{ id: 1, estado_id: 1 }], observacion: 'Toxicidad hematológica' }],
  ['POST /cie10/listarFiltro', { valor: 'I10X' }],
  ['POST /incapacidades/listar-ultimas-cinco-incapacidades-afiliado', { afiliado_id: 1 }],
  ['POST /chat/crear', { user_recibe_id: 2 }],
  ['POST /mensaje/crear', { canal_id: 1, mensaje: 'Buenos días' }],
  ['POST /mensaje/listarPorCanal/', { canal_id: 1 }],
  [
    'POST /mensaje/guardar-informacion-adjuntos',
    { mensaje_id: 1, nombre_adjunto: ['a.pdf'], adjunto: ['chat/1/a.pdf'] },
  ],
  ['POST /adjuntos/generar-url-temporal-consulta', { disco: 'digital', path: 'chat/1/a.pdf', tiempo: 10 }],
  ['PUT /referencias/actualizar/:id', referral],
  ['PUT /referencias/finalizar/:id', referral],
  ['POST /referencias/CrearConsulta', referral],
  ['POST /actualizacion/actualizar-datos-2fa/:afiliadoId', { correo1: 'a@b.co', celular1: '3001234567' }],
  [
    'POST /actualizacion/actualizacion-datos-recuperacion/:operador',
    { telefono_recuperacion: '3001234567', email_recuperacion: 'a@b.co' },
  ],
  [
    'POST /usuarios/actualizar-contrasena-usuario/:userId',
    { password_current: 'Anterior.2026', password: 'Cauce.2027*x', password_changed_at: '2026-11-22' },
  ],
  ['POST /auth/inactivar-usuario-temporal', { email: 'a@b.co' }],
  ['POST /auth/cerrar-sesion', { user_id: 1 }],
]

describe('the body of the specification', () => {
  it.each(BODIES)('is enough for %s', (name, sent) => {
    const body = calls.get(name)?.body
    expect(body, `Nobody answers ${name}`).toBeDefined()
    if (body === undefined) return
    const read = Schema.decodeUnknownResult(body)(sent)
    expect(read._tag === 'Failure' ? String(read.failure) : '').toBe('')
  })
})
