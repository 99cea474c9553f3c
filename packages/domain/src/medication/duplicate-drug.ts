/** Therapeutic duplication: the same ingredient or the same substance code twice. It informs. @fuente catálogos clínicos */
import type { Finding } from './check.ts'
import { foundDrug, pairKey, uniqueDrugs, type PlacedDrug } from './drug-facts.ts'
import { gravestFirst } from './interaction.ts'

/** Length of an ATC code that names one substance. */
const SUBSTANCE_CODE = 7

interface Shared {
  readonly by: string
  readonly why: string
}

const sharedBy = (drug: PlacedDrug, other: PlacedDrug): Shared | null => {
  const keys = new Set(other.ingredientes.map(({ key }) => key))
  const same = drug.ingredientes.find(({ key }) => keys.has(key))
  if (same !== undefined) return { by: same.nombre, why: `Los dos contienen ${same.nombre}` }
  const { atc } = drug
  return atc !== null && atc.length === SUBSTANCE_CODE && atc === other.atc
    ? { by: drug.principio_activo, why: `Los dos tienen el código ATC ${atc}` }
    : null
}

const PLACE = { por_ordenar: 'también está en esta orden', activo: 'ya lo toma el paciente' } as const

const findingOf = (drug: PlacedDrug, other: PlacedDrug, { by, why }: Shared): Finding => {
  const onlyInforms = drug.local !== other.local
  return {
    comprobacion: 'duplicidad',
    clave: `duplicidad:${pairKey(drug.key, other.key)}`,
    alerta_detalle_id: null,
    severidad: onlyInforms ? 'informativa' : 'moderada',
    titulo: `Duplicidad terapéutica con ${other.nombre}: ${PLACE[other.origen]}`,
    detalle: onlyInforms ? `${why}, uno de uso local y otro sistémico` : why,
    conducta: null,
    medicamentos: [foundDrug(drug, by), foundDrug(other, by)],
    bloquea: false,
    fuente: null,
  }
}

/**
 * The drugs, selected or being taken, that repeat this one.
 * @param others without the line that this one takes the place of
 * @regla Repetir un componente o el código ATC de siete letras es duplicidad; entre uso local y sistémico solo se informa.
 */
export const duplicatesOf = (drug: PlacedDrug, others: readonly PlacedDrug[]): readonly Finding[] =>
  uniqueDrugs(others.filter(({ key, origen }) => key !== drug.key || origen === 'activo'))
    .flatMap((other) => {
      const shared = sharedBy(drug, other)
      return shared === null ? [] : [findingOf(drug, other, shared)]
    })
    .toSorted(gravestFirst)
