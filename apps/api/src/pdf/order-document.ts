/** The order of procedures, as the patient takes it to the site. @fuente spec 2 §7 (tipo servicio) */
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { OrderDocument, OrderLine } from './model.ts'
import { INK, LINE, SOFT, stateWord } from './parts.ts'

const heading = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text,
  fontSize: 7.5,
  color: SOFT,
  alignment,
})

const row = (line: OrderLine): TableCell[] => {
  const struck = line.valida ? {} : { decoration: 'lineThrough' as const }
  return [
    { text: line.codigo, bold: true, fontSize: 9.5, ...struck },
    {
      stack: [
        { text: line.nombre, bold: true, fontSize: 11, ...struck },
        ...(line.observacion ? [{ text: line.observacion, fontSize: 10, color: INK }] : []),
        { text: line.sede, fontSize: 9.5, color: INK, bold: !line.tiene_sede },
        ...(line.sede_detalle
          ? [{ text: line.sede_detalle, fontSize: line.tiene_sede ? 8.5 : 10, color: line.tiene_sede ? SOFT : INK }]
          : []),
        ...(line.valida ? [] : [{ text: 'ANULADA', bold: true, fontSize: 10, color: '#a3262a' }]),
      ],
    },
    { text: line.cantidad, alignment: 'right', fontSize: 9.5 },
    { text: line.desde, fontSize: 9 },
    { text: line.hasta, fontSize: 9 },
    stateWord(line),
  ]
}

/** Everything between the patient and the foot. */
export const orderContent = (model: OrderDocument): Content[] => [
  {
    text: [
      { text: 'Diagnóstico: ', color: SOFT },
      { text: model.diagnosticos, bold: true },
    ],
    fontSize: 10,
    margin: [0, 0, 0, 6],
  },
  {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [44, '*', 38, 56, 56, 70],
      body: [
        [
          heading('Código'),
          heading('Descripción, observación y sede'),
          heading('Cantidad', 'right'),
          heading('Válida desde'),
          heading('Válida hasta'),
          heading('Estado'),
        ],
        ...model.lineas.map(row),
      ],
    },
    layout: {
      hLineWidth: (index) => (index === 0 ? 0 : 0.7),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: (index) => (index === 0 ? 0 : 5),
      paddingRight: (index) => (index === 5 ? 0 : 5),
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
  },
  ...model.notas.map((text): Content => ({ text, fontSize: 8.5, color: SOFT, margin: [0, 8, 0, 0] })),
]
