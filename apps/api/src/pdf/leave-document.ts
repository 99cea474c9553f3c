/** The certificate of a sick leave: what decides first, then the fields of the norm in their order. @fuente Decreto 2126 de 2023, art. 2.2.3.3.2 */
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { CertificateField, LeaveDocument } from './leave-model.ts'
import { INK, LINE, SOFT, TINT, above } from './parts.ts'

const BAD = '#a3262a'

const fact = (nombre: string, valor: string): Content => ({
  stack: [
    { text: nombre, fontSize: 7.5, color: SOFT },
    { text: valor, fontSize: 9.5 },
  ],
})

/** Days and dates, large: what the employer looks for. */
const summary = (model: LeaveDocument): Content => ({
  margin: [0, 0, 0, 10],
  table: {
    widths: ['auto', '*'],
    body: [
      [
        { text: model.dias, fontSize: 15, bold: true, margin: [0, 3, 14, 3] },
        {
          stack: [
            { text: model.periodo, fontSize: 12, bold: true },
            { text: `Contenido según el ${model.norma}`, fontSize: 7.5, color: SOFT },
            ...(model.acumulados === '' ? [] : [{ text: model.acumulados, fontSize: 8.5, color: SOFT }]),
          ],
          margin: above(1),
        },
      ],
    ],
  },
  layout: {
    hLineWidth: () => 0.7,
    vLineWidth: () => 0,
    hLineColor: () => LINE,
    fillColor: () => TINT,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 5,
    paddingBottom: () => 5,
  },
})

const row = ({ numero, nombre, valor }: CertificateField): TableCell[] => [
  { text: String(numero), fontSize: 8.5, color: SOFT, alignment: 'right' },
  { text: nombre, fontSize: 8.5, color: SOFT },
  { text: valor, fontSize: 9.5, color: INK },
]

const fields = (model: LeaveDocument): Content => ({
  table: { widths: [14, 150, '*'], dontBreakRows: true, body: model.campos.map(row) },
  layout: {
    hLineWidth: (index) => (index === 0 ? 0 : 0.7),
    vLineWidth: () => 0,
    hLineColor: () => LINE,
    paddingLeft: (index) => (index === 0 ? 0 : 6),
    paddingRight: () => 0,
    paddingTop: () => 1.2,
    paddingBottom: () => 1.2,
  },
})

const inPairs = (model: LeaveDocument): Content[] =>
  model.otros.flatMap(({ nombre, valor }, index): Content[] => {
    if (index % 2 === 1) return []
    const next = model.otros[index + 1]
    return [
      {
        margin: above(5),
        columnGap: 16,
        columns: [
          { width: '*', stack: [fact(nombre, valor)] },
          { width: '*', stack: next === undefined ? [] : [fact(next.nombre, next.valor)] },
        ],
      },
    ]
  })

/** Everything between the patient and the foot. */
export const leaveContent = (model: LeaveDocument): Content[] => [
  ...model.avisos.map((text): Content => ({ text, bold: true, fontSize: 10.5, color: BAD, margin: [0, 0, 0, 8] })),
  summary(model),
  fields(model),
  ...inPairs(model),
  {
    margin: above(8),
    stack: [
      { text: 'Descripción', fontSize: 7.5, color: SOFT },
      { text: model.descripcion, fontSize: 9.5, lineHeight: 1.15 },
    ],
  },
]
