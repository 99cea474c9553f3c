/** Therapeutic duplication: the same ingredient, the same substance code, or the same group twice. @fuente catálogos clínicos */
import type { Finding } from './check.ts'
import { sharedGroup, type DuplicateGroup, type DuplicateGroupRow } from './duplicate-group.ts'
import { foundDrug, pairKey, uniqueDrugs, type PlacedDrug } from './drug-facts.ts'
import { gravestFirst, rank } from './interaction.ts'

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

const findingOf = (
  drug: PlacedDrug,
  other: PlacedDrug,
  shared: Shared | null,
  group: DuplicateGroupRow | null,
): Finding => {
  const onlyInforms = drug.local !== other.local
  const own = onlyInforms ? 'informativa' : 'moderada'
  // The same ingredient in two presentations is told as that; the group says how grave it is.
  const severidad = group !== null && rank(group.nivel) < rank(own) ? group.nivel : own
  const why = shared === null ? '' : onlyInforms ? `${shared.why}, uno de uso local y otro sistémico` : shared.why
  const grouped = group === null ? '' : `Los dos son del grupo ${group.grupo}: ${group.motivo}`
  return {
    comprobacion: 'duplicidad',
    clave: `duplicidad:${pairKey(drug.key, other.key)}`,
    alerta_detalle_id: null,
    severidad,
    titulo: `Duplicidad terapéutica con ${other.nombre}: ${PLACE[other.origen]}`,
    detalle: [why, grouped].filter((text) => text !== '').join('. '),
    conducta: group?.excepciones ?? null,
    medicamentos: [
      foundDrug(drug, shared?.by ?? drug.principio_activo),
      foundDrug(other, shared?.by ?? other.principio_activo),
    ],
    bloquea: false,
    fuente: group?.fuente ?? null,
  }
}

/**
 * The drugs, selected or being taken, that repeat this one.
 * @param others without the line that this one takes the place of
 * @param groups of which one drug is enough
 * @regla Repetir un componente, el código ATC de siete letras o el grupo es duplicidad; entre uso local y sistémico solo se informa.
 */
export const duplicatesOf = (
  drug: PlacedDrug,
  others: readonly PlacedDrug[],
  groups: readonly DuplicateGroup[],
): readonly Finding[] =>
  uniqueDrugs(others.filter(({ key, origen }) => key !== drug.key || origen === 'activo'))
    .flatMap((other) => {
      const shared = sharedBy(drug, other)
      const group = sharedGroup(drug, other, groups)
      return shared === null && group === null ? [] : [findingOf(drug, other, shared, group)]
    })
    .toSorted(gravestFirst)
