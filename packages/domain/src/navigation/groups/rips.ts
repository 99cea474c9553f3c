/** Filing of what was provided. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const rips = group('rips', 'RIPS', 'rips.menu', [
  page('banco', 'Banco de RIPS', 'Buscar los archivos de RIPS recibidos.'),
  page('cargueFacturas', 'Cargue de facturas', 'Subir las facturas electrónicas que acompañan los RIPS.'),
  page('consultas', 'RIPS de consultas', 'Revisar las consultas reportadas en un archivo.'),
  page('generarRips', 'Generar RIPS', 'Generar los RIPS de lo prestado en las sedes propias.'),
  page('medicamentos', 'RIPS de medicamentos', 'Revisar los medicamentos reportados en un archivo.'),
  page('otros', 'RIPS de otros servicios', 'Revisar los otros servicios reportados en un archivo.'),
  page('procedimientos', 'RIPS de procedimientos', 'Revisar los procedimientos reportados en un archivo.'),
  page('radicacion', 'Radicación de RIPS', 'Radicar una factura con sus RIPS y soportes.'),
  page('radicados', 'RIPS radicados', 'Consultar lo radicado y su número.'),
  page('registroCargues', 'Registro de cargues', 'Ver los cargues hechos y sus errores.'),
  page('registroCarguesJson', 'Registro de cargues JSON', 'Ver los cargues en JSON y sus errores.'),
  page('TecnicosRadicacion', 'Técnicos de radicación', 'Repartir las radicaciones entre los técnicos.'),
  page('validacionSoportes', 'Validación de soportes', 'Comprobar que una factura trae todos sus soportes.'),
  page('validadorRips', 'Validador de RIPS', 'Comprobar un archivo plano de RIPS antes de radicarlo.'),
  page('ValidadorRipsJSON', 'Validador de RIPS en JSON', 'Comprobar un archivo JSON de RIPS antes de radicarlo.'),
])
