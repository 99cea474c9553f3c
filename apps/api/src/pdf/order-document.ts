/** The order of procedures, as the patient takes it to the site. @fuente spec 2 §7 (tipo servicio) */
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { OrderDocument, OrderLine } from './model.ts'
import { INK, LINE, SOFT, professionalBlock, stateWord } from './parts.ts'

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
        { text: line.nombre, bold: true, fontSize: 9.5, ...struck },
        ...(line.observacion ? [{ text: line.observacion, fontSize: 8.5, color: INK }] : []),
        { text: line.sede, fontSize: 8.5, color: SOFT },
        ...(line.sede_detalle ? [{ text: line.sede_detalle, fontSize: 8, color: SOFT }] : []),
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
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [48, '*', 36, 58, 58, 82],
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
  { columns: [professionalBlock(model.profesional, 260)], margin: [0, 26, 0, 0] },
]
