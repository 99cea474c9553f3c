/** The last figure of each thing that was measured, with the ones of before: what stands beside the note. */
import type { ResultRow, Results } from '@cauce/contract/resultados'
import { measureInWords } from '@cauce/domain/clinical-record/measures'
import { ANALYTE_CODES, ANALYTES } from '@cauce/domain/laboratory/analytes'
import { figureInWords, RESULT_CLASS_NAMES, type ResultClass } from '@cauce/domain/laboratory/result-class'
import type { Tone } from '@cauce/ui/status-chip/status-chip'

export interface LastFigure {
  readonly clave: string
  readonly nombre: string
  readonly valor: string
  readonly fecha: string
  /** Class in words with its tone; null: it has none. */
  readonly clase: { readonly texto: string; readonly tono: Tone } | null
  /** The oldest first. */
  readonly serie: readonly number[]
  /** Of the laboratory; null: it was measured in a consultation. */
  readonly resultado: ResultRow | null
}

const MOST_POINTS = 8

const TONES: Readonly<Record<ResultClass, Tone>> = {
  normal: 'ok',
  bajo: 'waiting',
  alto: 'waiting',
  critico_bajo: 'bad',
  critico_alto: 'bad',
  sin_rango: 'info',
}

const SIGNS = [
  ['peso', 'Peso'],
  ['frecuencia_cardiaca', 'Pulso'],
  ['temperatura', 'Temperatura'],
  ['saturacion_oxigeno', 'Saturación'],
] as const

const pressureOf = ({ medidas }: Results): readonly LastFigure[] => {
  const taken = medidas.flatMap(({ fecha, presion_sistolica: high, presion_diastolica: low }) =>
    high === null || low === null ? [] : [{ fecha, high, low }],
  )
  const [last] = taken
  if (last === undefined) return []
  return [
    {
      clave: 'presion',
      nombre: 'Presión',
      valor: `${last.high}/${last.low} mmHg`,
      fecha: last.fecha,
      clase: null,
      serie: taken
        .slice(0, MOST_POINTS)
        .map(({ high }) => high)
        .toReversed(),
      resultado: null,
    },
  ]
}

const signsOf = ({ medidas }: Results): readonly LastFigure[] =>
  SIGNS.flatMap(([name, nombre]) => {
    const taken = medidas.flatMap((each) => {
      const value = each[name] ?? null
      return value === null ? [] : [{ fecha: each.fecha, value }]
    })
    const [last] = taken
    return last === undefined
      ? []
      : [
          {
            clave: name,
            nombre,
            valor: measureInWords(name, last.value),
            fecha: last.fecha,
            clase: null,
            serie: taken
              .slice(0, MOST_POINTS)
              .map(({ value }) => value)
              .toReversed(),
            resultado: null,
          },
        ]
  })

const laboratoryOf = ({ resultados }: Results): readonly LastFigure[] =>
  ANALYTE_CODES.flatMap((code) => {
    const rows = resultados.filter(({ analito }) => analito === code)
    const [last] = rows
    if (last === undefined || last.valor === null) return []
    const values = rows.flatMap(({ valor }) => (valor === null ? [] : [valor]))
    return [
      {
        clave: code,
        nombre: ANALYTES[code].nombre,
        valor: figureInWords(code, last.valor),
        fecha: last.fecha,
        clase: last.clase === null ? null : { texto: RESULT_CLASS_NAMES[last.clase], tono: TONES[last.clase] },
        serie: values.slice(0, MOST_POINTS).toReversed(),
        resultado: last,
      },
    ]
  })

/** Pressure and signs first, then the laboratory in the order of its list. */
export const lastFigures = (results: Results): readonly LastFigure[] => [
  ...pressureOf(results),
  ...signsOf(results),
  ...laboratoryOf(results),
]
