/** The oncology scheme: how each dose was worked out, and day by day what is given. @fuente spec 2 §7 */
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { SchemeCycle, SchemeDocument, SchemeDrugLine } from './model.ts'
import { INK, LINE, SOFT, above, critical, stateWord } from './parts.ts'

const STRUCK = { decoration: 'lineThrough' as const, color: SOFT }

const label = (text: string, value: string): Content => ({
  margin: above(3),
  columns: [
    { width: 96, text, fontSize: 8, color: SOFT },
    { width: '*', text: value, fontSize: 9 },
  ],
})

const heading = (text: string): Content => ({ text, fontSize: 11, bold: true, margin: [0, 12, 0, 4], headlineLevel: 2 })

const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text,
  fontSize: 7.5,
  color: SOFT,
  alignment,
})

const drug = (line: SchemeDrugLine): TableCell[] => [
  {
    stack: [
      { text: line.nombre, bold: true, fontSize: 9.5 },
      ...(line.critica === null ? [] : [critical(line.critica, 8.5)]),
      { text: line.detalle, fontSize: 8, color: SOFT },
      ...(line.observacion === '' ? [] : [{ text: line.observacion, fontSize: 8.5, color: INK }]),
    ],
  },
  {
    stack: [
      { text: line.suma, fontSize: 9 },
      ...(line.propuesta === null ? [] : [{ text: line.propuesta, fontSize: 8, color: SOFT }]),
    ],
  },
  { text: line.formulada, bold: true, fontSize: 9.5, alignment: 'right' },
  { text: line.dias, fontSize: 9 },
  { text: line.aplicaciones, fontSize: 9, alignment: 'right' },
]

const lines = (gap: number) => ({
  hLineWidth: (index: number) => (index === 0 ? 0 : 0.7),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingLeft: (index: number) => (index === 0 ? 0 : 5),
  paddingRight: () => 5,
  paddingTop: () => gap,
  paddingBottom: () => gap,
})

const drugTable = (model: SchemeDocument): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ['*', 150, 72, 74, 52],
    body: [
      [
        head('Medicamento'),
        head('Dosis y cómo se calculó'),
        head('Dosis formulada', 'right'),
        head('Días del ciclo'),
        head('Aplicaciones', 'right'),
      ],
      ...model.lineas.map(drug),
    ],
  },
  layout: lines(4),
})

/** Rows of a cycle that are kept on one page. */
const MAX_TOGETHER = 12

const dayRow = ({ dia, fecha, medicamentos }: SchemeCycle['dias'][number]): TableCell[] => [
  { text: dia, fontSize: 9, bold: true },
  { text: fecha, fontSize: 9 },
  {
    stack: medicamentos.map(({ texto, estado, tono, vigente }) => ({
      columns: [
        { width: '*', text: texto, fontSize: 9, ...(vigente ? {} : STRUCK) },
        ...(estado === null ? [] : [{ width: 90, stack: [stateWord({ estado, tono })] }]),
      ],
    })),
  },
]

/** The first cycle goes with the title of the calendar, so that no page ends with a title alone. */
const cycle = ({ titulo, dias }: SchemeCycle, place: number): Content => ({
  unbreakable: dias.length <= MAX_TOGETHER,
  stack: [
    ...(place === 0 ? [heading('Calendario')] : []),
    { text: titulo, bold: true, fontSize: 9.5, margin: [0, 8, 0, 2] },
    { table: { dontBreakRows: true, widths: [62, 138, '*'], body: dias.map(dayRow) }, layout: lines(2.5) },
  ],
})

/** Everything between the patient and the foot. */
export const schemeContent = (model: SchemeDocument): Content[] => [
  { text: model.esquema, fontSize: 13, bold: true },
  label('Diagnóstico', model.diagnosticos),
  label('Publicado en', model.fuente),
  label('Ciclos', model.ciclos),
  label('Superficie corporal', model.superficie),
  label('Sede', model.sede),
  label('Estado', model.estado),
  ...(model.segunda_firma === null ? [] : [label('Segunda firma', model.segunda_firma)]),
  heading('Medicamentos y dosis'),
  drugTable(model),
  ...model.calendario.map(cycle),
  heading('Comprobaciones'),
  ...model.comprobaciones.map((text): Content => ({ text, fontSize: 8.5, color: INK, margin: above(2) })),
  ...model.notas.map((text): Content => ({ text, fontSize: 8.5, color: SOFT, margin: above(6) })),
]
