/** Calling affiliates to the programmes they need. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const demandaInducida = group('demandaInducida', 'Demanda inducida', 'asistenciaEducativa.gestionRiesgo', [
  page('demandaInducida', 'Demanda inducida', 'Remitir a un afiliado a los programas que le convienen.'),
  page(
    'administracionDemandaInducida',
    'Administración de demanda inducida',
    'Seguir las remisiones hechas y si la persona asistió.',
  ),
])
