/** Where one is in the manual: a section and, in most of them, one of its things. As text, `reglas/sick-leave/prorroga`. */

export const SECTIONS = [
  {
    id: 'caracteristicas',
    title: 'Características',
    lets: 'Qué hace el producto, escenario por escenario, y si lo hizo la última vez.',
  },
  { id: 'reglas', title: 'Reglas', lets: 'Cada regla en una frase, con su fuente, sus mensajes y sus pruebas.' },
  {
    id: 'maquinas',
    title: 'Máquinas',
    lets: 'Los flujos y los ciclos de vida, dibujados desde el código que los ejecuta.',
  },
  { id: 'simulador', title: 'Simulador', lets: 'Recorrer un flujo paso a paso, con la misma máquina del producto.' },
  { id: 'api', title: 'API', lets: 'Cada llamada: qué recibe, qué responde y quién puede hacerla.' },
  { id: 'glosario', title: 'Glosario', lets: 'Los términos, en español y como los nombra el código.' },
  {
    id: 'decisiones',
    title: 'Decisiones',
    lets: 'Lo que un lector podría dudar: contexto, decisión y qué la cambiaría.',
  },
  { id: 'guias', title: 'Guías', lets: 'Preguntas frecuentes, pruebas, administración, seguridad y calidad.' },
] as const

/** The guide that answers what is asked most. */
export const QUESTIONS = 'preguntas'

export type SectionId = (typeof SECTIONS)[number]['id']

export interface ManualPlace {
  /** Null: the first page. */
  readonly section: SectionId | null
  /** Empty: the list of the section. */
  readonly id: string
}

const isSection = (text: string): text is SectionId => SECTIONS.some(({ id }) => id === text)

/** Reads a place; what is not one is the first page. */
export const parsePlace = (text: string): ManualPlace => {
  const [section = '', ...rest] = text.replace(/^\/+/u, '').split('/')
  return isSection(section) ? { section, id: rest.join('/') } : { section: null, id: '' }
}

/** The place as text, without a slash at either end. */
export const placeText = (section: SectionId, id = ''): string => (id === '' ? section : `${section}/${id}`)

/** Title of a section. */
export const sectionTitle = (section: SectionId): string => SECTIONS.find(({ id }) => id === section)?.title ?? section
