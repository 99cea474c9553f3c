/** Finds anything in the manual: rules, scenarios, machines, calls, terms, decisions and guides. */
import type { ManualPage } from '@cauce/contract/manuales'
import MiniSearch, { type SearchResult } from 'minisearch'
import { beginning, sectionsOf } from './plain-text.ts'
import { placeText, QUESTIONS, type SectionId } from './place.tsx'
import type { ManualData } from './source.tsx'
import { termOf, wordsOf } from './spanish-terms.ts'
import { moduleWords, roomOf } from './words.ts'

export type Kind = 'pregunta' | 'guia' | 'regla' | 'caracteristica' | 'maquina' | 'glosario' | 'llamada' | 'ingenieria'

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  pregunta: 'Preguntas frecuentes',
  guia: 'Guías',
  regla: 'Reglas',
  caracteristica: 'Características',
  maquina: 'Máquinas',
  glosario: 'Glosario',
  llamada: 'API',
  ingenieria: 'Decisiones e ingeniería, en inglés',
}

interface Document {
  /** Place in the manual. */
  readonly id: string
  readonly kind: Kind
  readonly title: string
  /** Where it belongs: the feature of a scenario, the room of a rule. */
  readonly second: string
  readonly text: string
}

export interface Hit {
  readonly place: string
  readonly title: string
  readonly second: string
  /** Beginnings that were found, to mark them. */
  readonly terms: readonly string[]
}

export interface HitGroup {
  readonly kind: Kind
  readonly hits: readonly Hit[]
}

/** What a person means more often comes first: an answer before what proves it. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  pregunta: 4,
  regla: 1.4,
  maquina: 1.2,
  caracteristica: 1.1,
  glosario: 1,
  guia: 0.9,
  llamada: 0.6,
  ingenieria: 0.3,
}
const MOST_OF_A_KIND = 5
/** Of a query of some words, what has only one of them is left out where something has more. */
const FEWEST_WORDS = 2
const LONGEST_SECOND = 140
const SHORTEST_PREFIX = 3
const SHORTEST_FUZZY = 6
const PAGE_SECTION = { guia: 'guias', glosario: 'glosario', decision: 'decisiones' } as const satisfies Record<
  ManualPage['grupo'],
  SectionId
>

const ofRules = ({ reglas }: ManualData): Document[] =>
  reglas.map((rule) => ({
    id: placeText('reglas', rule.id),
    kind: 'regla',
    title: rule.regla,
    second: moduleWords(roomOf(rule.id)),
    text: [rule.id, rule.funcion, rule.fuente, ...rule.mensajes].join(' '),
  }))

const ofFeatures = ({ caracteristicas }: ManualData): Document[] =>
  caracteristicas.flatMap((feature) => [
    {
      id: placeText('caracteristicas', feature.id),
      kind: 'caracteristica' as const,
      title: feature.nombre,
      second: moduleWords(feature.modulo),
      text: [feature.descripcion, ...feature.etiquetas].join(' '),
    },
    ...feature.escenarios.map((scenario) => ({
      id: placeText('caracteristicas', scenario.id),
      kind: 'caracteristica' as const,
      title: scenario.nombre,
      second: feature.nombre,
      text: [
        scenario.regla ?? '',
        ...scenario.etiquetas,
        ...scenario.pasos.map(({ texto, tabla, parrafo }) => [texto, ...(tabla ?? []).flat(), parrafo ?? ''].join(' ')),
        ...scenario.ejemplos.flat(),
      ].join(' '),
    })),
  ])

const ofMachines = ({ maquinas }: ManualData): Document[] =>
  maquinas.map((machine) => ({
    id: placeText('maquinas', machine.id),
    kind: 'maquina',
    title: machine.titulo,
    second: machine.descripcion,
    text: [
      machine.id,
      machine.descripcion,
      ...machine.estados.map(({ titulo }) => titulo),
      ...machine.transiciones.map(({ evento, condicion }) => `${evento} ${condicion ?? ''}`),
    ].join(' '),
  }))

const ofCalls = ({ llamadas }: ManualData): Document[] =>
  llamadas.map((call) => ({
    id: placeText('api', call.id),
    kind: 'llamada',
    title: call.resumen,
    second: `${call.metodo} ${call.ruta}`,
    text: [call.id, call.ruta, call.permiso, ...call.fallas].join(' '),
  }))

const kindOf = ({ id, grupo, idioma }: ManualPage): Kind => {
  if (idioma === 'en' || grupo === 'decision') return 'ingenieria'
  return grupo === 'guia' && id === QUESTIONS ? 'pregunta' : grupo
}

const ofPages = ({ paginas }: ManualData): Document[] =>
  paginas.flatMap((page) => {
    const isGlossary = page.grupo === 'glosario'
    const place = isGlossary ? 'glosario' : placeText(PAGE_SECTION[page.grupo], page.id)
    const kind = kindOf(page)
    return sectionsOf(page).map(({ anchor, title, text }) => ({
      id: anchor === '' ? place : `${place}${isGlossary ? '/' : '#'}${anchor}`,
      kind,
      title,
      // A question is answered right there; of a guide one reads which one it is.
      second: page.grupo === 'guia' && kind !== 'pregunta' ? page.titulo : beginning(text, LONGEST_SECOND),
      text,
    }))
  })

/** Where something has some of the words that were asked for, what has fewer is not an answer. */
const enoughWords = (results: readonly SearchResult[]): readonly SearchResult[] => {
  const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length))
  const enough = Math.max(Math.min(most, FEWEST_WORDS), most / 2)
  return results.filter(({ queryTerms }) => queryTerms.length >= enough)
}

/** One for each place; and a question has its answer, not the scenario that asks it. */
const onceEach = (documents: readonly Document[]): Document[] => {
  const asked = new Set(documents.filter(({ kind }) => kind === 'pregunta').map(({ title }) => title))
  const once = new Map(documents.map((document) => [document.id, document]))
  return [...once.values()].filter(({ kind, title }) => kind === 'pregunta' || !asked.has(title))
}

/** The kind with the best answer first; what is in another language after everything else. */
const inOrder = (groups: ReadonlyMap<Kind, readonly Hit[]>): readonly HitGroup[] =>
  [...groups]
    .map(([kind, hits]) => ({ kind, hits }))
    .toSorted((one, other) => Number(one.kind === 'ingenieria') - Number(other.kind === 'ingenieria'))

/** Makes the search of what has arrived. It answers by kinds. */
export const makeSearch = (data: ManualData): ((query: string) => readonly HitGroup[]) => {
  const documents = onceEach([ofRules, ofFeatures, ofMachines, ofCalls, ofPages].flatMap((made) => made(data)))
  const byPlace = new Map(documents.map((document) => [document.id, document]))
  const index = new MiniSearch<Document>({
    fields: ['title', 'second', 'text'],
    tokenize: wordsOf,
    processTerm: termOf,
    searchOptions: {
      boost: { title: 3, second: 1.2 },
      prefix: (term) => term.length >= SHORTEST_PREFIX,
      fuzzy: (term) => (term.length >= SHORTEST_FUZZY && !/\d/u.test(term) ? 0.15 : false),
      weights: { prefix: 0.6, fuzzy: 0.2 },
      boostDocument: (id: string) => WEIGHT[byPlace.get(id)?.kind ?? 'ingenieria'],
    },
  })
  index.addAll(documents)
  return (query) => {
    const groups = new Map<Kind, Hit[]>()
    for (const { id, terms } of enoughWords(index.search(query))) {
      const document = byPlace.get(String(id))
      if (document === undefined) continue
      const hits = groups.get(document.kind) ?? []
      if (hits.length < MOST_OF_A_KIND)
        hits.push({ place: document.id, title: document.title, second: document.second, terms })
      groups.set(document.kind, hits)
    }
    return inOrder(groups)
  }
}
