/** The page of the rules, for people who read no code: one table a module. */
import type { ManualRule } from '@cauce/contract/manuales'

/** How a module is called; one that is not here keeps the name of its folder. */
const MODULES: Readonly<Record<string, string>> = {
  access: 'Roles y permisos',
  affiliate: 'Afiliado',
  audit: 'Auditoría',
  calendar: 'Calendario',
  chat: 'Chat',
  'clinical-record': 'Historia clínica',
  consent: 'Consentimiento informado',
  consultation: 'Consulta',
  content: 'Contenidos',
  history: 'Histórico',
  law: 'Cifras de las normas',
  medication: 'Medicamentos',
  navigation: 'Navegación y menú',
  oncology: 'Oncología',
  ordering: 'Órdenes y direccionamiento',
  'own-code': 'Otros servicios (códigos propios)',
  procedure: 'Procedimientos',
  programs: 'Programas que se conectan',
  mail: 'Documentos por correo',
  referral: 'Referencia',
  search: 'Búsquedas',
  session: 'Sesión y contraseña',
  shell: 'Marco de la aplicación',
  'sick-leave': 'Incapacidades',
  text: 'Textos y números',
  users: 'Usuarios',
}

/** Rules that no screen, document or answer shows by themselves, and why: no feature can name them. */
export const UNSEEN: Readonly<Record<string, string>> = {
  'clinical-record/framingham-2008#framingham2008':
    'la ecuación que se puede elegir en lugar de la que se muestra, Framingham con el ajuste de Colombia',
  'clinical-record/framingham-2008#framingham2008Class': 'las clases de esa ecuación',
  'sick-leave/law': 'de ella leen sus números las demás reglas de incapacidades, que sí se ven',
}

/** More than these make a row that nobody reads; the file has them all. */
const SHOWN_MESSAGES = 6

const moduleOf = ({ id }: ManualRule): string => id.split('/')[0] ?? id

const moduleName = (module: string): string => MODULES[module] ?? module

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

const link = (file: string, text: string): string => `[${text}](../${file})`

const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const messages = ({ mensajes }: ManualRule): string => {
  const shown = mensajes.slice(0, SHOWN_MESSAGES).map((text) => `«${cell(text.trim())}»`)
  const rest = mensajes.length - shown.length
  return [...shown, ...(rest > 0 ? [`y ${rest} más`] : [])].join('<br>')
}

const properties = ({ propiedades }: ManualRule): string =>
  propiedades
    .map(({ archivo, titulos }) => link(archivo, `${baseName(archivo).replace('.prop.ts', '')} (${titulos.length})`))
    .join('<br>')

const features = ({ caracteristicas }: ManualRule): string =>
  caracteristicas.map((file) => link(file, file.replace(/^features\//u, '').replace(/\.feature$/u, ''))).join('<br>')

const row = (rule: ManualRule): string =>
  [
    cell(rule.regla),
    cell(rule.fuente) || 'propia',
    messages(rule),
    `${link(rule.archivo, baseName(rule.archivo))}<br>\`${rule.funcion}\``,
    properties(rule),
    features(rule),
  ]
    .join(' | ')
    .replace(/^/u, '| ')
    .replace(/$/u, ' |')

const HEADINGS = ['Regla', 'Fuente', 'Mensajes', 'Archivo y función', 'Propiedades', 'Características']

const section = (module: string, rules: readonly ManualRule[]): string =>
  [
    `## ${moduleName(module)}`,
    '',
    `| ${HEADINGS.join(' | ')} |`,
    `|${HEADINGS.map(() => '---').join('|')}|`,
    ...rules.map(row),
    '',
  ].join('\n')

const lacking = (title: string, rules: readonly ManualRule[]): string =>
  rules.length === 0
    ? `- ${title}: ninguna.`
    : `- ${title}: ${rules.length}.\n${rules.map(({ id }) => `  - \`${id}\`${UNSEEN[id] === undefined ? '' : `: ${UNSEEN[id]}`}`).join('\n')}`

/** Rules that no property tests. */
export const withoutProperty = (rules: readonly ManualRule[]): readonly ManualRule[] =>
  rules.filter(({ propiedades }) => propiedades.length === 0)

/** Rules that no feature names, though somebody sees what they decide. */
export const withoutFeature = (rules: readonly ManualRule[]): readonly ManualRule[] =>
  rules.filter(({ id, caracteristicas }) => caracteristicas.length === 0 && UNSEEN[id] === undefined)

/** The whole page, as it is kept in `docs/rules.md`. */
export const rulesPage = (rules: readonly ManualRule[]): string => {
  const modules = [...new Set(rules.map(moduleOf))].toSorted((one, other) =>
    moduleName(one).localeCompare(moduleName(other), 'es'),
  )
  const titles = new Set(
    rules.flatMap(({ propiedades }) =>
      propiedades.flatMap(({ archivo, titulos }) => titulos.map((title) => `${archivo}#${title}`)),
    ),
  )
  const bare = withoutProperty(rules)
  const unseen = rules.filter(({ id }) => UNSEEN[id] !== undefined)
  return `${[
    '# Reglas de Cauce',
    '',
    `Este archivo se escribe solo, a partir del código de cada regla: \`node tools/manual/write-rules.ts\`. Tiene ${times(rules.length, 'regla', 'reglas')}, que prueban ${times(titles.size, 'propiedad', 'propiedades')}.`,
    '',
    '- **Fuente**: el párrafo de la especificación (`spec 2 §5`) o la norma de donde sale; `propia` es una decisión del producto.',
    '- **Mensajes**: lo que la persona lee; `…` es un dato que cambia.',
    '- **Propiedades**: pruebas con cientos de casos al azar; entre paréntesis, cuántas. Se repiten con `npm run rules`.',
    '- **Características**: escenarios en español que nombran la regla o el archivo en que está.',
    '',
    ...modules.map((module) => `- [${moduleName(module)}](#${anchor(moduleName(module))})`),
    '',
    ...modules.map((module) =>
      section(
        module,
        rules.filter((rule) => moduleOf(rule) === module),
      ),
    ),
    '## Lo que falta',
    '',
    lacking('Reglas sin propiedad', bare),
    lacking('Reglas sin característica', withoutFeature(rules)),
    lacking('Reglas que nadie ve por sí solas, y por eso ninguna característica nombra', unseen),
  ].join('\n')}\n`
}

/** How a heading is linked to. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/gu, '-')
