/** Complaints and requests, each desk with its queues; the sub-areas are part of the path. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const gestionPqrsf = group('gestionPqrsf', 'PQRS', 'pqrsf.menu', [
  page('entesTerritoriales', 'Entes territoriales', 'Mantener las entidades de control que remiten PQRSF.'),
  page('formulario', 'Radicar PQRSF', 'Recibir una petición, queja, reclamo, sugerencia o felicitación.'),
  page('parametrizacion', 'Parametrización de PQRSF', 'Mantener canales, motivos, plazos y responsables.'),
  page('reportes', 'Reportes de PQRSF', 'Descargar las PQRSF por motivo, estado y plazo.'),
  page('centralPqrf/centralAsignados', 'Central PQRF: asignadas', 'Ver las que la central ya repartió.'),
  page('centralPqrf/centralPendientes', 'Central PQRF: pendientes', 'Repartir las que esperan responsable.'),
  page('centralPqrf/centralPqrf', 'Central PQRF', 'Ver la bandeja de la central y sus plazos.'),
  page(
    'centralPqrf/centralPresolucionado',
    'Central PQRF: presolucionadas',
    'Revisar las respuestas antes de enviarlas.',
  ),
  page('centralPqrf/centralSolucionados', 'Central PQRF: solucionadas', 'Consultar las que la central ya respondió.'),
  page('gestion/asignadosGestion', 'Gestión de PQRSF: asignadas', 'Ver las PQRSF que usted tiene a cargo.'),
  page('gestion/gestion', 'Gestión de PQRSF', 'Trabajar las PQRSF de su área hasta responderlas.'),
  page('gestion/solucionados', 'Gestión de PQRSF: solucionadas', 'Consultar las PQRSF que su área respondió.'),
  page(
    'gestionExterna/asignadosGestionExterna',
    'Gestión externa de PQRSF: asignadas',
    'Ver las PQRSF que un prestador tiene a cargo.',
  ),
  page('gestionExterna/gestionExterna', 'Gestión externa de PQRSF', 'Trabajar las PQRSF que responde un prestador.'),
  page(
    'gestionExterna/pendientesgestionExterna',
    'Gestión externa de PQRSF: pendientes',
    'Ver las que un prestador todavía no responde.',
  ),
  page(
    'gestionExterna/presolucionadosGestionExterna',
    'Gestión externa de PQRSF: presolucionadas',
    'Revisar lo que el prestador propone responder.',
  ),
  page(
    'gestionExterna/solucionadosGestionExterna',
    'Gestión externa de PQRSF: solucionadas',
    'Consultar las que el prestador respondió.',
  ),
  page('gestionInterna/gestionInterna', 'Gestión interna de PQRSF', 'Trabajar las PQRSF que responde un área propia.'),
  page(
    'gestionInterna/gestionInternaAsignados',
    'Gestión interna de PQRSF: asignadas',
    'Ver las PQRSF que un área propia tiene a cargo.',
  ),
  page(
    'gestionInterna/gestionInternaPendientes',
    'Gestión interna de PQRSF: pendientes',
    'Ver las que un área propia todavía no responde.',
  ),
  page(
    'gestionInterna/gestionInternaPresolucionados',
    'Gestión interna de PQRSF: presolucionadas',
    'Revisar lo que el área propone responder.',
  ),
  page(
    'gestionInterna/gestionInternaSolucionados',
    'Gestión interna de PQRSF: solucionadas',
    'Consultar las que el área respondió.',
  ),
])
