/** What was done for an affiliate. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const historico = group('historico', 'Históricos', 'historico.atenciones', [
  page(
    'consentimientos',
    'Histórico de consentimientos',
    'Buscar los consentimientos firmados y volver a imprimirlos.',
  ),
  page('consultas', 'Histórico de consultas', 'Ver las atenciones de un afiliado y su historia clínica.', {
    permission: 'historico.atenciones',
  }),
  page('entidades', 'Histórico por entidad', 'Ver las atenciones de los afiliados de una entidad.'),
  page('incapacidades', 'Histórico de incapacidades', 'Ver las incapacidades de un afiliado y sus prórrogas.'),
  page(
    'interoperabilidadHc',
    'Historias de otras instituciones',
    'Consultar lo que otras instituciones registraron de un afiliado.',
  ),
  page('laboratorios', 'Histórico de laboratorios', 'Ver los resultados de laboratorio y su evolución.'),
  page('medicamentosParciales', 'Entregas parciales de medicamentos', 'Ver lo que quedó debiéndose a un afiliado.'),
  page('ordenes', 'Histórico de órdenes', 'Buscar las órdenes de un afiliado, descargarlas y reenviarlas.'),
  page('reportes', 'Reportes de históricos', 'Descargar las atenciones de un periodo.'),
  page('reportesMedicamentos', 'Reportes de medicamentos formulados', 'Descargar lo formulado en un periodo.'),
  page('repositorio', 'Repositorio de documentos', 'Guardar y leer los documentos clínicos de un afiliado.'),
])
