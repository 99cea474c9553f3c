/**
 * What it costs to look for interactions, duplication and allergies of one new drug against 1 to 1,000 drugs that are being taken,
 * with the knowledge of the seed, in one thread. `npm run bench -- alerts`
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { SEVERITIES, type Severity } from '@cauce/domain/medication/check'
import { drugFacts, ingredientKey, type PlacedDrug } from '@cauce/domain/medication/drug-facts'
import { duplicatesOf } from '@cauce/domain/medication/duplicate-drug'
import { indexInteractions, interactionsAmong } from '@cauce/domain/medication/interaction'
import { machineLine, median } from './machine.ts'

const SIZES = [1, 10, 100, 1_000] as const
/** Bar of the project: milliseconds with 1,000 active drugs, and how it may grow. */
const BAR_MS = 1
const MOST_SLOPE = 1.2
const ROUNDS = 200
const WARM_UP = 50

const seed = path.join(import.meta.dirname, '../../apps/api/src/seed/data')
const rowsOf = (file: string): readonly Record<string, string>[] =>
  parse(readFileSync(path.join(seed, file), 'utf8'), { delimiter: '\t', columns: true, quote: null })

const severityOf = (text: string | undefined): Severity => SEVERITIES.find((one) => one === text) ?? 'informativa'

const members = (): ReadonlyMap<string, readonly string[]> => {
  const byClass = Map.groupBy(rowsOf('clases.tsv'), ({ clase = '' }) => ingredientKey(clase))
  return new Map(
    [...byClass].map(([key, rows]) => [key, rows.map(({ principio_activo = '' }) => ingredientKey(principio_activo))]),
  )
}

const index = () =>
  indexInteractions(
    rowsOf('interacciones.tsv').map((row, n) => ({
      id: n + 1,
      principio_a: row['principio_a'] ?? '',
      principio_b: row['principio_b'] ?? '',
      tipo_a: row['tipo_a'] ?? '',
      tipo_b: row['tipo_b'] ?? '',
      severidad: severityOf(row['severidad']),
      efecto: row['efecto'] ?? '',
      mecanismo: null,
      conducta: null,
      aplica_via_local: Number(row['aplica_via_local']),
      fuente: '',
    })),
    members(),
  )

/** A thousand different drugs: the catalogue once and then again under other numbers. */
const activeDrugs = (count: number): readonly PlacedDrug[] => {
  const catalogue = rowsOf('medicamentos.tsv')
  return Array.from({ length: count }, (_, n): PlacedDrug => {
    const row = catalogue[n % catalogue.length] ?? {}
    return {
      ...drugFacts({
        codesumi_id: n + 10,
        nombre: row['nombre'] ?? '',
        atc: row['atc'] ?? null,
        principio_activo: row['principio_activo'] ?? '',
        componentes: row['componentes'] ?? '',
        via: row['via'] ?? null,
      }),
      origen: 'activo',
    }
  })
}

const NEW_DRUG: PlacedDrug = {
  ...drugFacts({
    codesumi_id: 1,
    nombre: 'Warfarina 5 mg tableta',
    atc: 'B01AA03',
    principio_activo: 'Warfarina',
    componentes: 'Warfarina',
    via: 'Oral',
  }),
  origen: 'por_ordenar',
}

/** True when a thousand drugs take less than the bar and the time grows no faster than their number. */
export const bench = async (): Promise<boolean> => {
  console.log(
    `${machineLine()} · un hilo, mediana de ${ROUNDS}\n\n| medicamentos activos | interacciones halladas | ms | barra | cumple |\n|---|---|---|---|---|`,
  )
  const knowledge = index()
  const figures = SIZES.map((size) => {
    const drugs = [NEW_DRUG, ...activeDrugs(size)]
    const once = (): { readonly ms: number; readonly found: number } => {
      const start = performance.now()
      const found = interactionsAmong(drugs, knowledge).length
      duplicatesOf(NEW_DRUG, drugs, [])
      return { ms: performance.now() - start, found }
    }
    for (let turn = 0; turn < WARM_UP; turn += 1) once()
    const rounds = Array.from({ length: ROUNDS }, once)
    return { size, ms: median(rounds.map(({ ms }) => ms)), found: rounds[0]?.found ?? 0 }
  })
  const [small, large] = [figures.at(-2), figures.at(-1)]
  const slope =
    small === undefined || large === undefined
      ? Infinity
      : Math.log10(large.ms / small.ms) / Math.log10(large.size / small.size)
  for (const { size, ms, found } of figures) {
    const last = size === SIZES.at(-1)
    console.log(
      `| ${size} | ${found} | ${ms.toFixed(3)} | ${last ? `≤ ${BAR_MS} ms` : '—'} | ${last ? (ms <= BAR_MS ? 'sí' : 'NO') : '—'} |`,
    )
  }
  console.log(
    `| pendiente de 100 a 1 000 | — | ${slope.toFixed(2)} | ≤ ${MOST_SLOPE} | ${slope <= MOST_SLOPE ? 'sí' : 'NO'} |`,
  )
  return (large?.ms ?? Infinity) <= BAR_MS && slope <= MOST_SLOPE
}
