/** How much drug one unit of a presentation has, where its label says it. @fuente catálogos clínicos (base_dosis) */
import type { Amount } from './amount.ts'
import { drugPerUnit, type Contents } from './contents.ts'

export interface Presentation {
  /** As the catalogue writes it: `500 mg`, `160/800 mg`, `500 mg/2 mL`. */
  readonly concentracion: string | null
  readonly unidad_presentacion: string | null
  /** Of which figure the usual dose of a combination is. */
  readonly base_dosis: string | null
  /** In what its dose is measured, and what a container holds; null or left out: it is counted in units of the presentation. */
  readonly medida?: Measure | null
}

export interface Measure {
  /** mL, UI, gotas, mg, puff. */
  readonly unidad: string
  readonly contenido: Contents
}

/** Units of which a take has a whole one or a part; of the others (bottles, tubes, pens) a unit is not a take. */
const TAKEN_WHOLE = ['Tableta', 'Cápsula', 'Sobre', 'Supositorio', 'Óvulo', 'Implante', 'Vial', 'Ampolla', 'Jeringa']
/** Units whose volume is all that they hold. */
const HOLD_THEIR_VOLUME = ['Vial', 'Ampolla', 'Jeringa', 'Bolsa']

const LABEL = /^(?<figures>[\d.,]+(?:\/[\d.,]+)*) (?<unit>[^\d\s/]+)(?:\/(?<per>.+))?$/u

/** `1.200.000` and `0,25` as numbers. */
const figure = (text: string): number => Number(text.replaceAll(/\.(?=\d{3}(?:\D|$))/gu, '').replace(',', '.'))

const ofCombination = (figures: readonly number[], base: string | null): number | null => {
  if (figures.length === 1 || base === 'primer componente') return figures[0] ?? null
  return base === 'suma de componentes' ? figures.reduce((sum, each) => sum + each, 0) : null
}

const unitOf = (unit: string, per: string | undefined, presentation: string): string | null => {
  if (per === undefined) return TAKEN_WHOLE.includes(presentation) ? unit : null
  if (/^[\d.,]+ mL$/u.test(per)) return HOLD_THEIR_VOLUME.includes(presentation) ? unit : null
  if (presentation !== 'Parche') return null
  return per === '24 h' ? unit : per === 'h' ? `${unit}/h` : null
}

/**
 * The drug in one unit of the dose. Null: it cannot be said (a bottle of syrup, a tube, a percentage), so nothing is compared.
 * @regla Una concentración por mililitro sin volumen, un porcentaje o un frasco no dicen cuánto hay en una unidad.
 */
export const unitStrength = (presentation: Presentation): Amount | null => {
  const { concentracion, unidad_presentacion, base_dosis, medida } = presentation
  if (medida !== null && medida !== undefined) return drugPerUnit(medida.unidad, medida.contenido)
  const label = LABEL.exec(concentracion ?? '')?.groups
  if (label === undefined || unidad_presentacion === null) return null
  const unidad = unitOf(label['unit'] ?? '', label['per'], unidad_presentacion)
  const figures = (label['figures'] ?? '').split('/').map(figure)
  const cantidad = ofCombination(figures, base_dosis)
  if (unidad === null || cantidad === null || !Number.isFinite(cantidad) || cantidad <= 0) return null
  return unidad === '%' ? null : { cantidad, unidad }
}

/** The share of a component in what is measured: the concentration is of the first figure of the label, or of them all. */
const measuredShare = ({ unidad, contenido }: Measure, figures: readonly number[], place: number): Amount | null => {
  const whole = drugPerUnit(unidad, contenido)
  const own = figures[place]
  const base =
    contenido.base_concentracion === 'suma de componentes'
      ? figures.reduce((sum, each) => sum + each, 0)
      : (figures[0] ?? 0)
  return whole === null || own === undefined || !(base > 0)
    ? null
    : { ...whole, cantidad: (whole.cantidad * own) / base }
}

/**
 * The amount of one component in one unit of the presentation, or null where its label does not tell them apart.
 * @param place of the component among those of the drug, which is that of its figure on the label
 * @param components how many the drug has
 */
export const componentStrength = (presentation: Presentation, place: number, components: number): Amount | null => {
  if (components <= 1) return unitStrength(presentation)
  const label = LABEL.exec(presentation.concentracion ?? '')?.groups
  const figures = (label?.['figures'] ?? '').split('/')
  const own = figures[place]
  if (label === undefined || own === undefined || figures.length !== components) return null
  if (presentation.medida !== null && presentation.medida !== undefined)
    return measuredShare(presentation.medida, figures.map(figure), place)
  const per = label['per'] === undefined ? '' : `/${label['per']}`
  return unitStrength({ ...presentation, concentracion: `${own} ${label['unit'] ?? ''}${per}`, base_dosis: null })
}
