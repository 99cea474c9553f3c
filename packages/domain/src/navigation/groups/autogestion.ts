/** What an affiliate does without help. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const autogestion = group('autogestion', 'Autogestión', 'autogestion.menu', [
  page('certificadoAfiliacion', 'Certificado de afiliación', 'Descargar su certificado de afiliación vigente.'),
  page('citasAutogestion', 'Mis citas', 'Pedir, ver y cancelar sus citas.'),
  page('consultar-ips', 'Libre elección de IPS', 'Consultar las IPS de su municipio y elegir dónde lo atienden.'),
  page('ordenesAutogestion', 'Mis órdenes', 'Ver y descargar sus órdenes, con su estado y su sede.'),
  page('pqrsfAutogestion', 'Mis PQRSF', 'Ver la respuesta a sus peticiones, quejas, reclamos y felicitaciones.'),
  page('radicarAutogestion', 'Radicar una solicitud', 'Enviar una solicitud con sus soportes y seguir su trámite.'),
])
