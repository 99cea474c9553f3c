/** What an installation is made of: people, roles, sites and small tables. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const admin = group('admin', 'Administración', 'admin.enter', [
  page('aseguradores', 'Aseguradores', 'Crear y mantener las entidades que aseguran a los afiliados.'),
  page('auditoria', 'Auditoría de cambios', 'Buscar quién cambió qué y cuándo, y exportarlo.'),
  page('auditoria-logueos', 'Auditoría de ingresos', 'Ver los ingresos y los intentos fallidos de cada usuario.'),
  page('cargos', 'Cargos', 'Mantener la lista de cargos de los operadores.'),
  page('citas', 'Administración de citas', 'Definir los tipos de cita y sus reglas.'),
  page('colegios', 'Colegios', 'Mantener los colegios donde trabajan los docentes afiliados.'),
  page(
    'consentimientosInformados',
    'Textos de consentimiento informado',
    'Escribir y versionar los textos que firma el paciente.',
  ),
  page('empresas', 'Empresas', 'Mantener las empresas que emplean a los afiliados.'),
  page('entidades', 'Entidades', 'Mantener las entidades que pagan los servicios.'),
  page('envioCorreos', 'Envío de correos', 'Ver los correos enviados y repetir los que fallaron.'),
  page('especialidades', 'Especialidades', 'Mantener las especialidades de los profesionales.'),
  page('grupoSubgrupos', 'Grupos y subgrupos', 'Ordenar los servicios en grupos y subgrupos.'),
  page('helpdesk', 'Áreas de la mesa de ayuda', 'Definir las áreas y las personas que atienden solicitudes.'),
  page(
    'parametrizacionCupRips',
    'Parametrización de CUPS para RIPS',
    'Decir cómo se reporta en RIPS cada procedimiento.',
  ),
  page('parametrizacionProgramas', 'Programas de salud', 'Crear los programas a los que se inscriben los afiliados.'),
  page('roles', 'Roles y permisos', 'Decir qué puede hacer cada rol y quién lo tiene.'),
  page('sedes', 'Sedes', 'Mantener las sedes propias y sus datos de habilitación.'),
  page('tipoTest', 'Tipos de test', 'Definir los test clínicos y su calificación.'),
  page('usuarios', 'Usuarios', 'Crear, editar, bloquear y desbloquear usuarios y asignarles roles.'),
])
