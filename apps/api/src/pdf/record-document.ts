/** The clinical record of a consultation, or the whole one of an affiliate with its index. @fuente Resolución 1995 de 1999 */
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { shortFingerprint } from '@cauce/domain/text/fingerprint'
import { factRows } from './facts.ts'
import { INK, LINE, SOFT, TINT, above, professionalBlock, stateWord } from './parts.ts'
import type {
  PrintedConsultation,
  PrintedDiagnosis,
  PrintedFigure,
  PrintedGroup,
  PrintedItem,
  PrintedRecord,
  PrintedText,
  RecordDocument,
} from './record-model.ts'
import { paragraphs } from './recommendation-document.ts'

const TEXT_SIZE = 9.5

const lines = {
  hLineWidth: (index: number) => (index === 0 ? 0 : 0.7),
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingLeft: (index: number) => (index === 0 ? 0 : 5),
  paddingRight: () => 5,
  paddingTop: () => 3,
  paddingBottom: () => 3,
}

const heading = (text: string): Content => ({ text, bold: true, fontSize: 10.5, margin: [0, 9, 0, 2] })

/** A short text stays whole; a long one breaks, never right after its title. */
const section = ({ titulo, texto }: PrintedText): Content => {
  const [first = { text: '' }, ...rest] = paragraphs(texto, TEXT_SIZE)
  return { stack: [{ unbreakable: texto.length < 900, stack: [heading(titulo), first] }, ...rest] }
}

const diagnosis = ({ codigo, nombre, clase }: PrintedDiagnosis): TableCell[] => [
  { text: codigo, bold: true, fontSize: TEXT_SIZE },
  { text: nombre, fontSize: TEXT_SIZE },
  { text: clase, fontSize: 8.5, color: SOFT },
]

const figure = ({ nombre, texto, fuente }: PrintedFigure): Content => ({
  margin: above(4),
  stack: [
    { text: [{ text: `${nombre}: `, color: SOFT }, { text: texto }], fontSize: 9 },
    { text: `Fuente: ${fuente}`, fontSize: 7.5, color: SOFT },
  ],
})

const block = (titulo: string, content: readonly Content[]): Content[] =>
  content.length === 0 ? [] : [{ unbreakable: true, stack: [heading(titulo), ...content] }]

const written = (record: PrintedRecord): Content[] => [
  ...record.antes.map(section),
  ...record.examen.map(section),
  ...block('Medidas', factRows(record.medidas, 4)),
  ...block('Antecedentes de riesgo', factRows(record.riesgo, 4)),
  ...block('Cifras derivadas', record.cifras.map(figure)),
  ...(record.diagnosticos.length === 0
    ? []
    : block('Diagnósticos', [
        { table: { widths: [44, '*', 'auto'], body: record.diagnosticos.map(diagnosis) }, layout: lines },
      ])),
  ...record.plan.map(section),
]

const item = ({ titulo, detalle, estado, tono }: PrintedItem): TableCell[] => [
  {
    stack: [
      { text: titulo, fontSize: 9.5 },
      { text: detalle, fontSize: 8, color: SOFT },
    ],
  },
  stateWord({ estado, tono }),
]

const group = ({ titulo, filas }: PrintedGroup): Content[] => [
  {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: ['*', 112],
      body: [[{ text: titulo, bold: true, fontSize: 10.5, colSpan: 2, margin: above(6) }, ''], ...filas.map(item)],
    },
    layout: lines,
  },
]

const notes = ({ notas }: PrintedRecord): Content[] =>
  notas.map(({ titulo, texto }): Content => ({
    margin: above(8),
    table: {
      widths: ['*'],
      body: [
        [{ stack: [{ text: titulo, bold: true, fontSize: 9, margin: [0, 0, 0, 3] }, ...paragraphs(texto, TEXT_SIZE)] }],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => TINT,
      paddingLeft: () => 8,
      paddingRight: () => 8,
    },
  }))

/** Who wrote it (at the foot of each page where it is the only one), when it was closed, and the fingerprint of what was closed. */
const closing = (consultation: PrintedConsultation, record: PrintedRecord, isOfMany: boolean): Content => ({
  unbreakable: true,
  margin: above(14),
  stack: [
    ...(isOfMany ? [{ columns: [professionalBlock(consultation.profesional, 260)] }] : []),
    { text: record.finalizada, fontSize: 8.5, margin: above(6) },
    { text: `Huella SHA-256 ${shortFingerprint(record.huella)}`, fontSize: 7.5, color: SOFT },
  ],
})

const body = (consultation: PrintedConsultation, isOfMany: boolean): Content[] => {
  const { historia, grupos } = consultation
  const groups = grupos.flatMap(group)
  if (historia === null)
    return [{ text: 'Sin historia finalizada', fontSize: 9, color: SOFT, margin: above(4) }, ...groups]
  return [...written(historia), ...groups, closing(consultation, historia, isOfMany), ...notes(historia)]
}

/** The title of a consultation goes to the index, with its page, and to the outline of the file. */
const chapterTitle = ({ titulo, resumen }: PrintedConsultation): Content => ({
  text: `${titulo} · ${resumen}`,
  bold: true,
  fontSize: 11,
  margin: above(5),
  tocItem: true,
  tocStyle: { fontSize: 9 },
  tocMargin: above(3),
})

/** A consultation of the whole record. */
const chapter = (consultation: PrintedConsultation): Content[] => [
  {
    unbreakable: true,
    margin: above(20),
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 528, y2: 0, lineWidth: 1.2, lineColor: INK }] },
      chapterTitle(consultation),
      ...factRows(consultation.datos, 4),
    ],
  },
  ...body(consultation, true),
]

const index = (model: RecordDocument): Content[] =>
  model.consultas.length === 0
    ? [{ text: 'No tiene historias, órdenes, incapacidades ni consentimientos.', fontSize: 10, margin: above(12) }]
    : [
        {
          margin: above(12),
          toc: {
            title: { text: 'Índice', bold: true, fontSize: 12 },
            numberStyle: { fontSize: 9, color: SOFT },
            outlines: true,
          },
        },
      ]

const notices = (model: RecordDocument): Content[] =>
  model.notas.map((text): Content => ({ text, fontSize: 8.5, color: SOFT, margin: above(6) }))

const printedBy = ({ profesional: { nombre, cargo, documento, registro } }: RecordDocument): string =>
  `Impresa por ${[nombre, cargo, documento, registro].filter(Boolean).join(' · ')}`

/** Everything between the patient and the foot. */
export const recordContent = (model: RecordDocument): Content[] => {
  const head = factRows(model.identificacion, 3)
  if (model.completa) {
    return [
      ...head,
      ...index(model),
      ...notices(model),
      ...model.consultas.flatMap(chapter),
      { text: printedBy(model), fontSize: 8.5, color: SOFT, margin: above(20) },
    ]
  }
  return [
    ...head,
    ...model.consultas.flatMap((each) => [...factRows(each.datos, 4), ...notices(model), ...body(each, false)]),
  ]
}
