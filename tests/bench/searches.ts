/** Every search and list of the ordering dialog, the record and the history over a large clinic, at the server: p50 and p95 alone and with ten people at once. */
import { BUSY_AFFILIATE, BUSY_CONSULTATION } from './large-clinic.ts'
import { credentials } from '../support/credentials.ts'

/** Bar of the project: no search takes longer at the server. */
export const SEARCH_P95_MS = 50
const TURNS = 100
const PEOPLE = 10

interface Search {
  readonly name: string
  readonly path: (text: string) => string
  readonly body: ((text: string) => unknown) | null
  readonly texts: readonly string[]
}

const DRUGS = [
  'amoxic',
  'losartán',
  'acetam',
  'metformina 850',
  'omepra',
  'marca 3',
  'insulina',
  'ácido ac',
  'sodio c',
  'n02be01',
]
const PROCEDURES = [
  'colo',
  'radiografía de',
  'hemo',
  '9038',
  'resonancia magnetica',
  'consulta',
  'exci',
  'biop',
  'ecog',
  '8813',
]

const post = (name: string, path: string, body: (text: string) => unknown, texts: readonly string[]): Search => ({
  name,
  path: () => path,
  body,
  texts,
})
const get = (name: string, path: (text: string) => string, texts: readonly string[] = ['']): Search => ({
  name,
  path,
  body: null,
  texts,
})

const SEARCHES: readonly Search[] = [
  post(
    'medicamentos, con lo que ya toma',
    '/medicamentos/listarMedicamentoOrdenamiento',
    (nombre) => ({ nombre, consulta_id: BUSY_CONSULTATION }),
    DRUGS,
  ),
  post('vademécum', '/medicamentos/listarVademecum', (nombre) => ({ nombre }), DRUGS),
  post('completar una línea', '/medicamentos/completar-linea', (texto) => ({ consulta_id: BUSY_CONSULTATION, texto }), [
    'amoxi 500 c/8h 7d',
    'losartan 50 c/12h 30d 3m',
    'acetaminofen 500 1 tab c/6h 5d',
    'metformina 850 c/12h',
  ]),
  post('procedimientos', '/cup/buscarCupsNombre', (nombre) => ({ nombre, idAfiliado: 1 }), PROCEDURES),
  post('diagnósticos', '/cie10/listarFiltro', (valor) => ({ valor }), [
    'hiper',
    'diabetes m',
    'I10X',
    'tumor mal',
    'J45',
  ]),
  post('sedes', '/reps/listar', (prestador) => ({ prestador, consulta_id: BUSY_CONSULTATION }), [
    'sede l',
    'farm',
    'hospit',
  ]),
  get('códigos propios', (text) => `/codigo-propio/BuscarCodigoPropio/${encodeURIComponent(text)}`, [
    'visi',
    'tras',
    'pañal',
    'CP00',
  ]),
  post(
    'interacciones de 10 con 500 activos',
    '/alertas/verificarInteraccion',
    () => ({ medicamentosSeleccionados: [1, 20, 40, 60, 80, 100, 120, 140, 160, 180], consulta_id: BUSY_CONSULTATION }),
    [''],
  ),
  post(
    'historia de seis meses, 100 por página',
    '/ordenamiento/ordenesMedicamentos6meses',
    () => ({ consulta: BUSY_CONSULTATION, cantidad: 100, page: 1 }),
    [''],
  ),
  get('medicamentos activos, 500', () => `/ordenamiento/ordenes-activas/${BUSY_CONSULTATION}/1`),
  get('procedimientos activos, 500', () => `/ordenamiento/ordenes-activas/${BUSY_CONSULTATION}/2`),
  get('colegios', (text) => `/colegios/buscarColegio/${encodeURIComponent(text)}`, [
    'institución',
    'cerros de',
    'arrayan',
    'ceiba de los',
  ]),
  get('formulario de incapacidad', () => `/incapacidades/contexto/${BUSY_CONSULTATION}`),
  get('historia de la consulta', () => `/historia/consulta/${BUSY_CONSULTATION}`),
  post('afiliados, para su histórico', '/historico/afiliados/buscar', (texto) => ({ texto }), [
    'gómez',
    'maría gom',
    '20000012',
    'restrepo',
    'luz d',
  ]),
  post('línea de tiempo de un año', '/historico/linea-de-tiempo', () => ({ afiliado_id: BUSY_AFFILIATE }), ['']),
  post(
    'histórico de órdenes, 100 por página',
    '/historico/ordenes/buscar',
    (texto) => ({
      afiliado_id: BUSY_AFFILIATE,
      por_pagina: 100,
      ...(texto === '' ? {} : { texto }),
    }),
    ['', 'losartán', 'radiografía'],
  ),
]

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

const timeOne = async (base: string, token: string, search: Search, turn: number): Promise<number> => {
  const text = search.texts[turn % search.texts.length] ?? ''
  const start = performance.now()
  const answer = await fetch(`${base}/api${search.path(text)}`, {
    headers: {
      ...credentials(token),
      ...(search.body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(search.body === null ? {} : { method: 'POST', body: JSON.stringify(search.body(text)) }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${search.name}: ${answer.status}`)
  return performance.now() - start
}

/** Milliseconds of each answer, sorted; `people` ask at the same time, one after another each. */
const timesOf = async (base: string, token: string, search: Search, people: number): Promise<readonly number[]> => {
  const person = async (first: number): Promise<number[]> => {
    const times: number[] = []
    for (let turn = first; turn < TURNS; turn += people) times.push(await timeOne(base, token, search, turn))
    return times
  }
  const all = await Promise.all(Array.from({ length: people }, (_, index) => person(index)))
  return all.flat().toSorted((a, b) => a - b)
}

/** Prints a row for each search and answers whether all of them met the bar with one person asking. */
export const measureSearches = async (base: string, url: string, token: string): Promise<boolean> => {
  console.log(
    `\nBúsquedas y listas, ${TURNS} preguntas cada una\n\n| base | qué | 1 persona, p50 / p95 ms | ${PEOPLE} a la vez, p50 / p95 ms | barra p95 | cumple |\n|---|---|---|---|---|---|`,
  )
  let met = true
  for (const search of SEARCHES) {
    await timesOf(url, token, search, 1)
    const alone = await timesOf(url, token, search, 1)
    const together = await timesOf(url, token, search, PEOPLE)
    const isMet = at(alone, 0.95) < SEARCH_P95_MS
    met &&= isMet
    const cells = [alone, together].map((times) => `${at(times, 0.5).toFixed(1)} / ${at(times, 0.95).toFixed(1)}`)
    console.log(`| ${base} | ${search.name} | ${cells.join(' | ')} | ${SEARCH_P95_MS} ms | ${isMet ? 'sí' : 'NO'} |`)
  }
  return met
}
