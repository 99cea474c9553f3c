/**
 * The dose of a line beside the ranges of a child of that age and weight. A dose inside any row of the age, route and weight is usual;
 * above all of them, or over a cap, it is too much.
 * @fuente catálogos clínicos (dosis pediátricas)
 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { Finding } from './check.ts'
import { childLowDose } from './child-low-dose.ts'
import { comparedRows, comparedSubjects, tooYoungFor, type StrongRow } from './child-compared.ts'
import { childSubjects, type ChildDoseIndex, type ChildSubject, type Measured } from './child-row.ts'
import type { KnownChild } from './child-weight.ts'
import { broughtBy, takesOf, type TakenLine } from './day-total.ts'
import { foundDrug, ingredientKey } from './drug-facts.ts'
import { amountInWords, overMaximum } from './usual-dose.ts'

export interface ChildDoseAnswer {
  /** Whether every ingredient was compared. */
  readonly comparada: boolean
  /** Why not; null where it was. */
  readonly por_que: string | null
  /** The weight alone is missing: somebody can weigh the child. */
  readonly falta_peso: boolean
  readonly hallazgos: readonly Finding[]
}

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1 + 1e-9

type Told = Pick<Finding, 'severidad' | 'titulo' | 'detalle' | 'fuente'>

const findingOf = (line: TakenLine, kind: string, told: Told): Finding => ({
  comprobacion: 'dosis',
  clave: `dosis:${line.drug.key}:${kind}`,
  alerta_detalle_id: null,
  conducta: null,
  medicamentos: [foundDrug(line.drug, line.drug.principio_activo)],
  bloquea: false,
  ...told,
})

const tooYoung = (line: TakenLine, subjects: readonly ChildSubject[], child: KnownChild): readonly Finding[] => {
  const young = tooYoungFor(subjects, child)
  return young === null
    ? []
    : [
        findingOf(line, 'edad', {
          severidad: 'contraindicada',
          titulo: young.titulo,
          detalle: null,
          fuente: young.fuente,
        }),
      ]
}

/** A row for this child, and what the line comes to in its unit. */
interface Compared extends Measured {
  readonly ordered: { readonly take: number; readonly day: number }
}

/** Times over the limit of the row that is most surpassed. */
const timesOver = ({ take, day, ordered }: Compared): number =>
  Math.max(take === null ? 0 : ordered.take / take, day === null ? 0 : ordered.day / day)

const kindFor = (kind: string, { drug }: TakenLine, { ingredient }: ChildSubject): string =>
  ingredient.key === ingredientKey(drug.principio_activo) ? kind : `${kind}:${ingredient.key}`

const sumOf = ({ sum, row }: Measured): string => (row.indicacion === '' ? sum : `${sum} (${row.indicacion})`)

/** What the others bring of the ingredient in a day, in that unit. */
const sharesOf = ({ key }: ChildSubject['ingredient'], others: readonly TakenLine[], unit: string) =>
  others.flatMap((other) => {
    const amount = other.drug.local ? null : broughtBy(other, key, unit)
    return amount === null ? [] : [{ drug: other.drug, amount }]
  })

const totalOf = (shares: readonly { readonly amount: number }[], own: number): number =>
  shares.reduce((sum, { amount }) => sum + amount, own)

/** Too little, of the take or of the day with what else brings the ingredient. */
const lowFinding = (
  line: TakenLine,
  others: readonly TakenLine[],
  subject: ChildSubject,
  all: readonly Compared[],
): readonly Finding[] => {
  const low = childLowDose(
    all.map(({ least, leastDay, unit, ordered: { take, day } }) => ({
      least,
      leastDay,
      unit,
      take,
      day: totalOf(sharesOf(subject.ingredient, others, unit), day),
    })),
  )
  const own = low === null ? undefined : all[low.fila]
  if (low === null || own === undefined) return []
  const { severidad, titulo } = low
  return [
    findingOf(line, kindFor('baja_nino', line, subject), {
      severidad,
      titulo,
      detalle: sumOf(own),
      fuente: own.row.fuente,
    }),
  ]
}

const amountFinding = (
  line: TakenLine,
  others: readonly TakenLine[],
  subject: ChildSubject,
  all: readonly Compared[],
): readonly Finding[] => {
  const [best] = all.toSorted((one, other) => timesOver(one) - timesOver(other))
  if (best === undefined) return []
  const { unit, row, ordered, day } = best
  const over = timesOver(best)
  if (over <= MARGIN) return lowFinding(line, others, subject, all)
  const byDay = day !== null && ordered.day / day >= over / MARGIN
  const [amount, max, per] = byDay ? [ordered.day, day, 'al día'] : [ordered.take, best.take ?? 0, 'por toma']
  const what = `${amountInWords(amount)} ${unit} ${per}, el máximo es ${amountInWords(max)} ${unit}`
  return [
    findingOf(line, kindFor('alta_nino', line, subject), {
      severidad: overMaximum(over, 1),
      titulo: `Dosis alta para esta edad y peso: ${what}`,
      detalle: sumOf(best),
      fuente: row.fuente,
    }),
  ]
}

/** What the ingredient adds up to with what else brings it, beside the row that allows most of a day. */
const totalFinding = (
  line: TakenLine,
  others: readonly TakenLine[],
  { ingredient }: ChildSubject,
  all: readonly Compared[],
): readonly Finding[] => {
  const sums = all.flatMap(({ day, unit, ordered, ...own }) => {
    const shares = sharesOf(ingredient, others, unit)
    const total = totalOf(shares, ordered.day)
    return day === null || shares.length === 0 ? [] : [{ own: { day, unit, ...own }, shares, total, mine: ordered.day }]
  })
  const [best] = sums.toSorted((one, other) => one.total / one.own.day - other.total / other.own.day)
  if (best === undefined || best.total <= best.own.day * MARGIN) return []
  const { own, shares, total, mine } = best
  const parts = [{ drug: line.drug, amount: mine }, ...shares]
  const keys = parts.map(({ drug }) => drug.key).toSorted()
  const amounts = `${amountInWords(total)} ${own.unit}, el máximo es ${amountInWords(own.day)} ${own.unit}`
  return [
    {
      ...findingOf(line, '', {
        severidad: overMaximum(total, own.day),
        titulo: `${ingredient.nombre} en todo el día, para esta edad y peso: ${amounts}`,
        detalle: parts.map(({ drug, amount }) => `${drug.nombre}: ${amountInWords(amount)} ${own.unit}`).join(' + '),
        fuente: own.row.fuente,
      }),
      // The same for every line of the sum: one answer is for all of them.
      clave: `dosis:suma_nino:${ingredient.key}:${keys.join('-')}`,
      conducta: 'Deje una sola presentación o baje la dosis hasta que la suma quepa en el día',
      medicamentos: parts.map(({ drug }) => foundDrug(drug, ingredient.nombre)),
    },
  ]
}

type Whole = Pick<ChildDoseAnswer, 'por_que' | 'falta_peso' | 'hallazgos'>

interface Asked {
  readonly line: TakenLine
  readonly others: readonly TakenLine[]
  readonly child: KnownChild
  readonly today: CalendarDate
}

/** One ingredient of the line. */
const compareOne = ({ line, others, child, today }: Asked, subject: ChildSubject): Whole => {
  const { rows, por_que, falta_peso } = comparedRows(line, subject, child, today)
  const all = rows.map(({ strength, ...own }: StrongRow): Compared => {
    const take = line.dosis * strength
    return { ...own, ordered: { take, day: take * takesOf(line) } }
  })
  const hallazgos = [...amountFinding(line, others, subject, all), ...totalFinding(line, others, subject, all)]
  return { por_que, falta_peso, hallazgos }
}

/**
 * The dose of a child.
 * @param others the other lines of the order and what is being taken, without what this line takes the place of
 * @regla A un menor de edad se le compara la dosis de cada toma y de cada día, con lo demás que trae el principio activo, con la de su edad y su peso; sin un peso que valga, sin fila o sin saber cuánto hay en una unidad, no se da por buena.
 */
export const childDose = (
  line: TakenLine,
  others: readonly TakenLine[],
  child: KnownChild,
  doses: ChildDoseIndex,
  today: CalendarDate,
): ChildDoseAnswer => {
  const subjects = childSubjects(line, doses)
  const compared = comparedSubjects(subjects).map((subject) => compareOne({ line, others, child, today }, subject))
  const gap = compared.find(({ falta_peso }) => falta_peso) ?? compared.find(({ por_que }) => por_que !== null)
  return {
    comparada: gap === undefined,
    por_que: gap?.por_que ?? null,
    falta_peso: gap?.falta_peso ?? false,
    hallazgos: [...tooYoung(line, subjects, child), ...compared.flatMap(({ hallazgos }) => hallazgos)],
  }
}
