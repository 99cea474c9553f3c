/** The words in which a person reads the names of folders and modules. */

const WORDS: Readonly<Record<string, string>> = {
  // Folders of features.
  administracion: 'Administración',
  alertas: 'Alertas de medicamentos',
  'codigos-propios': 'Códigos propios',
  consentimiento: 'Consentimiento informado',
  contrasena: 'Contraseña',
  direccionamiento: 'Direccionamiento',
  'historia-clinica': 'Historia clínica',
  historico: 'Histórico del afiliado',
  navegacion: 'Navegación',
  oncologia: 'Oncología',
  recuperacion: 'Recuperación de la cuenta',
  referencia: 'Referencia y contrarreferencia',
  sesion: 'Sesión',
  verificacion: 'Verificación de documentos',
  // Rooms of rules.
  access: 'Permisos y accesos',
  affiliate: 'Afiliado',
  audit: 'Auditoría',
  calendar: 'Calendario',
  'clinical-record': 'Historia clínica',
  consent: 'Consentimiento informado',
  consultation: 'Consulta',
  content: 'Contenido y manuales',
  history: 'Histórico del afiliado',
  law: 'Cifras de las normas',
  medication: 'Medicamentos',
  navigation: 'Navegación',
  oncology: 'Oncología',
  ordering: 'Ordenamiento',
  'own-code': 'Códigos propios',
  procedure: 'Procedimientos',
  programs: 'Programas que se conectan',
  mail: 'Documentos por correo',
  referral: 'Referencia y contrarreferencia',
  search: 'Búsquedas',
  session: 'Sesión',
  shell: 'Marco de la aplicación',
  'sick-leave': 'Incapacidades',
  text: 'Textos y fechas',
  users: 'Usuarios',
  // Modules of the API.
  auditoria: 'Auditoría',
  auth: 'Ingreso',
  clientes: 'Programas que se conectan',
  correos: 'Correos de la institución',
  codigosPropios: 'Códigos propios',
  consentimientos: 'Consentimiento informado',
  estados: 'Estados del sistema',
  esquemas: 'Esquemas de oncología',
  historia: 'Historia clínica',
  manuales: 'Manual del producto',
  normas: 'Cifras de las normas',
  pdf: 'Documentos PDF',
  referencias: 'Referencia y contrarreferencia',
}

/** `historia-clinica` is read «Historia clínica». */
export const moduleWords = (name: string): string => {
  const plain = name.replaceAll('-', ' ')
  return WORDS[name] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

const OWN = 'Decisión propia del producto'

/** Where a rule comes from, as it is read: `spec 2 §4` is the second specification, paragraph 4. */
export const sourceWords = (fuente: string): string =>
  fuente === '' ? OWN : fuente.replaceAll(/\bspec (?<which>\d) §/gu, 'Especificación $<which>, §')

/** Room of a rule: `sick-leave` of `sick-leave/prorroga`. */
export const roomOf = (ruleId: string): string => ruleId.split('/')[0] ?? ruleId

/** «1 escenario», «3 escenarios». */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-CO')} ${count === 1 ? one : many}`
