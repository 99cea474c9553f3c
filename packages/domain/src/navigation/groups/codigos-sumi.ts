/** The drug codes of the insurer. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const codigosSumi = group('codigosSumi', 'Códigos de medicamentos', 'farmacia.menu.vista', [
  page('codigoSumi', 'Códigos Sumi', 'Buscar los códigos propios de medicamentos y sus equivalentes.'),
  page('crearCodigoSumi', 'Crear código Sumi', 'Crear un código propio para un medicamento o insumo.'),
  page('formasFarmaceuticas', 'Formas farmacéuticas', 'Mantener las formas: tableta, jarabe, ampolla y demás.'),
  page('grupos', 'Grupos de medicamentos', 'Mantener los grupos en que se clasifican los códigos.'),
  page('gruposTerapeuticos', 'Grupos terapéuticos', 'Mantener los grupos terapéuticos de los medicamentos.'),
  page('lineasBases', 'Líneas base', 'Mantener las líneas base de los códigos.'),
  page(
    'parametrizacionCodesumis',
    'Parametrización de códigos Sumi',
    'Definir topes, autorización y reglas de cada código.',
  ),
  page('subgruposTerapeuticos', 'Subgrupos terapéuticos', 'Mantener los subgrupos dentro de cada grupo terapéutico.'),
  page('viasAdministracion', 'Vías de administración', 'Mantener las vías por las que se administra un medicamento.'),
])
