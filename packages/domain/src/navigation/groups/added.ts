/** Pages that the specification's table does not have. */
import { CHANGES_PERMISSION, SIGNATURE_PERMISSION } from '../../session/permission-keys.ts'
import { group, page } from '../route.ts'

/** Where the code of a printed document leads. */
export const added = group('verificar', 'Verificación', '', [
  page(':codigo', 'Verificar documento', 'Comprobar que un documento impreso es auténtico.', {
    permission: '',
    audience: 'anybody',
    layout: 'empty',
  }),
])

/** What the server does without anybody waiting for it. */
export const background = group('desarrollo', 'Desarrollo', 'modulo.permisos', [
  page(
    'trabajos',
    'Trabajos del servidor',
    'Ver lo que el servidor hace sin que nadie espere, lo que falló, y volver a intentarlo o cancelarlo.',
  ),
  page(
    'normas',
    'Cifras de las normas',
    'Ver qué plazos y límites rigen por ley, desde cuándo, de qué norma salen y quién los cambió.',
  ),
])

/** What another professional signs over. */
export const signatures = group('firmas', 'Firmas', 'panelmedico.atenciones', [
  page(
    'segundas',
    'Segundas firmas',
    'Firmar o devolver lo contraindicado que formuló otra persona, y revisar lo que siguió como urgencia vital.',
    { permission: SIGNATURE_PERMISSION },
  ),
])

/** What changes in the affiliates. */
export const affiliateChanges = group('aseguramiento', 'Aseguramiento', 'asegurador.menu', [
  page(
    'novedades',
    'Novedades de afiliados',
    'Radicar lo que cambia en un afiliado, y ver lo que espera a que otra persona lo verifique.',
    { permission: CHANGES_PERMISSION },
  ),
])
