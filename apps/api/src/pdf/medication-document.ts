/** The prescription, as the patient takes it to the pharmacy. @fuente spec 2 §7 (tipo medicamento) */
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { MedicationDocument, MedicationPrintLine } from './model.ts'
import { INK, LINE, SOFT, above, professionalBlock, stateWord } from './parts.ts'

const BAD = '#a3262a'
const UNVERIFIED = '#5a2d82'

const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text,
  fontSize: 7.5,
  color: SOFT,
  alignment,
})

const fact = (name: string, value: string): Content => ({
  margin: above(1),
  text: [
    { text: `${name}: `, color: SOFT },
    { text: value, color: INK },
  ],
  fontSize: 8.5,
})

/** What was not verified is told apart by its words and its weight, so that it survives black and white print. */
const checkSentence = (text: string): Content => {
  const unverified = text.includes('NO VERIFICADO')
  return { text, fontSize: 7.8, margin: above(1), color: unverified ? UNVERIFIED : SOFT, bold: unverified }
}

const ledger = ({ comprobaciones }: MedicationPrintLine): Content[] =>
  comprobaciones.flatMap(({ quien, frases }): Content[] => [
    { text: `Comprobaciones · ${quien}`, fontSize: 7.8, bold: true, color: INK, margin: above(4) },
    ...frases.map(checkSentence),
  ])

const row = (line: MedicationPrintLine, index: number): TableCell[] => {
  const struck = line.valida ? {} : { decoration: 'lineThrough' as const }
  return [
    { text: String(index + 1), fontSize: 9.5, color: SOFT },
    {
      stack: [
        { text: line.nombre, bold: true, fontSize: 10.5, ...struck },
        { text: line.posologia, fontSize: 9.5, margin: above(2), ...struck },
        ...(line.observacion === line.posologia ? [] : [fact('Observación', line.observacion)]),
        fact('Cuenta', line.formula),
        fact('Diagnóstico', line.diagnostico),
        fact('Autorización', line.autorizacion),
        ...(line.segunda_firma === null ? [] : [fact('Segunda firma', line.segunda_firma)]),
        fact('Se entrega en', line.sede),
        ...(line.sede_detalle === null ? [] : [{ text: line.sede_detalle, fontSize: 8, color: SOFT }]),
        fact('Válida', `desde ${line.desde} hasta ${line.hasta} · tratamiento hasta ${line.tratamiento}`),
        ...(line.valida ? [] : [{ text: 'ANULADA', bold: true, fontSize: 10, color: BAD, margin: above(2) }]),
        ...ledger(line),
      ],
    },
    {
      stack: [
        { text: line.cantidad, bold: true, fontSize: 9.5 },
        { text: line.meses, fontSize: 8.5, color: SOFT },
        { text: line.total, fontSize: 8.5, margin: above(2) },
      ],
    },
    stateWord(line),
  ]
}

/** Everything between the patient and the foot. */
export const medicationContent = (model: MedicationDocument): Content[] => [
  { text: model.alergias, bold: true, fontSize: 9.5, margin: [0, 0, 0, 6] },
  {
    table: {
      headerRows: 1,
      widths: [14, '*', 92, 82],
      body: [
        [head(''), head('Medicamento y cómo se toma'), head('Cantidad'), head('Estado')],
        ...model.lineas.map(row),
      ],
    },
    layout: {
      hLineWidth: (index) => (index === 0 ? 0 : 0.7),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: (index) => (index === 0 ? 0 : 5),
      paddingRight: (index) => (index === 3 ? 0 : 5),
      paddingTop: () => 6,
      paddingBottom: () => 6,
    },
  },
  ...model.notas.map((text): Content => ({ text, fontSize: 8.5, color: SOFT, margin: above(8) })),
  { columns: [professionalBlock(model.profesional, 260)], margin: above(26), unbreakable: true },
]
