/** Programs that speak with this one. @fuente spec 1 §2, §3 */
import { group, page } from '../route.ts'

export const api = group('api', 'API', 'api.vista', [
  page(
    'auditoriaInteroperabilidad',
    'Auditoría de la API',
    'Revisar qué pidió y qué recibió cada programa que se conecta.',
  ),
  page('clientes', 'Clientes de la API', 'Crear los programas que pueden conectarse, y activarlos o desactivarlos.'),
  page(
    'configuracionInteroperabilidad',
    'Configuración de interoperabilidad',
    'Definir con qué sistemas se intercambian datos y con qué credenciales.',
  ),
  page('logsInteroperabilidades', 'Registros de la API', 'Leer los mensajes intercambiados y sus errores.'),
  page('rutas', 'Rutas de la API', 'Ver las direcciones disponibles y quién puede usarlas.'),
])
