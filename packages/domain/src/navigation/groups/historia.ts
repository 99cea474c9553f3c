/** What a clinical history asks. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const historia = group('historia', 'Historia clínica', 'modulo.permisos', [
  page('campoHistoria', 'Campos de la historia', 'Definir las preguntas de la historia clínica.'),
  page('categoria', 'Categorías de la historia', 'Agrupar las preguntas de la historia por tema.'),
  page('tipoCampo', 'Tipos de campo', 'Definir cómo se responde cada pregunta de la historia.'),
])
