/** Knowing the counterpart: money laundering and financing of terrorism. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const sarlaft = group('sarlaft', 'Sarlaft', 'sarlaft.vista', [
  page('formularioSarlaft', 'Formulario SARLAFT', 'Llenar el conocimiento de la contraparte con sus soportes.'),
  page('revisadosSarlaft', 'SARLAFT revisados', 'Consultar los formularios revisados y su concepto.'),
  page('revisionSarlaft', 'Revisión de SARLAFT', 'Revisar un formulario y dar concepto.'),
  page('sarlaftPendientes', 'SARLAFT pendientes', 'Ver los formularios que esperan revisión.'),
])
