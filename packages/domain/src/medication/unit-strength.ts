/** How much drug one unit of a presentation has, where its label says it. @fuente catálogos clínicos (base_dosis) */

export interface Amount {
  readonly cantidad: number
  /** mg, mcg, g, UI, mEq, mcg/h… */
  readonly unidad: string
}

export interface Presentation {
  /** As the catalogue writes it: `500 mg`, `160/800 mg`, `500 mg/2 mL`. */
  readonly concentracion: string | null
  readonly unidad_presentacion: string | null
  /** Of which figure the usual dose of a combination is. */
  readonly base_dosis: string | null
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
 * The drug in one unit. Null: it cannot be said (a bottle of syrup, a tube, a percentage), so nothing is compared.
 * @regla Una concentración por mililitro sin volumen, un porcentaje o un frasco no dicen cuánto hay en una unidad.
 */
export const unitStrength = ({ concentracion, unidad_presentacion, base_dosis }: Presentation): Amount | null => {
  const label = LABEL.exec(concentracion ?? '')?.groups
  if (label === undefined || unidad_presentacion === null) return null
  const unidad = unitOf(label['unit'] ?? '', label['per'], unidad_presentacion)
  const figures = (label['figures'] ?? '').split('/').map(figure)
  const cantidad = ofCombination(figures, base_dosis)
  if (unidad === null || cantidad === null || !Number.isFinite(cantidad) || cantidad <= 0) return null
  return unidad === '%' ? null : { cantidad, unidad }
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
  const per = label['per'] === undefined ? '' : `/${label['per']}`
  return unitStrength({ ...presentation, concentracion: `${own} ${label['unit'] ?? ''}${per}`, base_dosis: null })
}

const IN_MILLIGRAMS: Readonly<Record<string, number>> = { g: 1_000, mg: 1, mcg: 0.001 }

/** The amount in another unit; null when one does not become the other. */
export const inUnit = ({ cantidad, unidad }: Amount, other: string): number | null => {
  if (unidad === other) return cantidad
  const [from, to] = [IN_MILLIGRAMS[unidad], IN_MILLIGRAMS[other]]
  return from === undefined || to === undefined ? null : (cantidad * from) / to
}
