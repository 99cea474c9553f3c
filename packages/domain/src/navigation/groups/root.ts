/** Routes at the root, with their optional parameters. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

const PUBLIC = { permission: '', audience: 'anybody', layout: 'empty' } as const

/** `/` is the sign-in page for the anonymous and the home for who has signed in. */
export const root = group('', 'Cauce', '', [
  page('', 'Inicio', 'Ver su día de un vistazo.', { permission: '', audience: 'anybody' }),
  page('perfil', 'Mi perfil', 'Ver y actualizar sus datos, su correo de recuperación y su contraseña.', {
    permission: '',
  }),
  page('cambioContrasena', 'Cambiar la contraseña', 'Cambiar su contraseña por una nueva.', {
    permission: '',
    layout: 'password-update',
  }),
  page(
    'firmaEntregaMedicamentos/:token?/:movimientoId?',
    'Firma de entrega de medicamentos',
    'Firmar que recibió los medicamentos de una entrega.',
    PUBLIC,
  ),
  page(
    'recuperacionContrasena/:tipoDocumento?/:numeroDocumento?/:tokenRecuperacion?',
    'Recuperar la contraseña',
    'Pedir un enlace a su correo y escribir una contraseña nueva.',
    { permission: '', audience: 'anonymous', layout: 'guest' },
  ),
  page('aprobacionFormConceptoMedicoView', 'Aprobación del concepto médico', 'Aprobar un concepto médico por escrito.'),
  page('ConsentimientoInformadoView', 'Ver consentimiento informado', 'Leer e imprimir un consentimiento firmado.', {
    layout: 'consents',
  }),
  page(
    'solicitudDeterminacionDeOrigenView',
    'Solicitud de determinación de origen',
    'Ver e imprimir una solicitud de determinación de origen.',
  ),
  page('ventana-concepto', 'Concepto médico laboral', 'Ver e imprimir un concepto médico laboral.'),
  page('ventana-dictamen-dto', 'Dictamen de determinación de origen', 'Ver e imprimir un dictamen de origen.'),
  page(':token', 'Enlace de un solo uso', 'Abrir lo que le enviaron por correo, sin ingresar.', PUBLIC),
  page(':404', '404 Not Found', 'Saber que la dirección no es de ninguna página.', PUBLIC),
])
