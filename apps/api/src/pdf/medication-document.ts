/** The prescription, as the patient takes it to the pharmacy. @fuente spec 2 §7 (tipo medicamento) */
import type { Column, Content } from 'pdfmake/interfaces.js'
import type { ClaimSite, MedicationDocument, MedicationPrintLine } from './model.ts'
import { BAD, INK, LINE, SOFT, TINTED, UNVERIFIED, above, critical, stateWord } from './parts.ts'

/** What a patient reads. */
const READ = 12
const RIGHT = 170
/** Longer than this a drug may not fit in a page, and then it is broken. */
const FITS = 2_400

const second = (parts: readonly (string | null)[]): Content => ({
  text: parts.filter(Boolean).join(' · '),
  fontSize: 8,
  color: SOFT,
  margin: above(1.5),
})

/** What was not verified is told apart by its words and its weight, so that it survives black and white print. */
const exception = (text: string): Content => {
  const unverified = text.includes('NO VERIFICADO')
  return { text, fontSize: 8.5, margin: above(2), color: unverified ? UNVERIFIED : INK, bold: unverified }
}

const number = (place: number): Column => ({
  width: 22,
  stack: [
    { canvas: [{ type: 'ellipse', x: 8, y: 8, r1: 8, r2: 8, lineWidth: 0.9, lineColor: INK }] },
    { text: String(place), fontSize: 9, alignment: 'center', margin: [-6, -13.5, 0, 0] },
  ],
})

const taken = ({ posologia: { verbo, toma, resto } }: MedicationPrintLine): Content => ({
  text: [`${verbo} `, { text: toma, bold: true }, `, ${resto}.`],
  fontSize: READ,
  lineHeight: 1.1,
  margin: above(2),
})

const what = (line: MedicationPrintLine): Content[] => {
  const struck = line.valida ? {} : { decoration: 'lineThrough' as const }
  return [
    { text: line.nombre, bold: true, fontSize: READ, ...struck },
    { stack: [taken(line)], ...struck },
    ...(line.observacion === null ? [] : [{ text: line.observacion, fontSize: READ, lineHeight: 1.1, ...struck }]),
    ...(line.critica === null ? [] : [critical(line.critica, 10)]),
    ...(line.valida ? [] : [{ text: 'ANULADA', bold: true, fontSize: READ, color: BAD, margin: above(2) }]),
  ]
}

/** Under it, over the whole width: why, until when, its sum, and what was accepted. */
const details = (line: MedicationPrintLine): Content => ({
  margin: [28, 1, 0, 0],
  stack: [
    second([
      `Para: ${line.diagnostico}`,
      `Tratamiento hasta ${line.tratamiento}`,
      `Autorización: ${line.autorizacion}`,
    ]),
    second([`Cuenta: ${line.formula}`]),
    ...(line.segunda_firma === null ? [] : [second([`Segunda firma: ${line.segunda_firma}`])]),
    ...line.excepciones.map(exception),
  ],
})

const howMuch = (line: MedicationPrintLine): Content[] => [
  { text: line.cantidad, bold: true, fontSize: 10.5, alignment: 'right' },
  { text: line.total, fontSize: 9, alignment: 'right', margin: above(1) },
  {
    text: `Válida desde ${line.desde} hasta ${line.hasta}`,
    fontSize: 8,
    color: SOFT,
    alignment: 'right',
    margin: above(2),
  },
  {
    columns: [
      { width: '*', text: '' },
      { width: 96, stack: [stateWord(line)], margin: above(2) },
    ],
  },
]

const length = (line: MedicationPrintLine): number =>
  [line.nombre, line.observacion ?? '', ...line.excepciones].join('').length

/** A drug with all that is said of it stays on one page. */
const drug = (line: MedicationPrintLine, index: number): Content => ({
  unbreakable: length(line) < FITS,
  margin: [0, 0, 0, 7],
  stack: [
    ...(index === 0
      ? []
      : [
          {
            canvas: [{ type: 'line' as const, x1: 0, y1: 0, x2: 528, y2: 0, lineWidth: 0.7, lineColor: LINE }],
            margin: [0, 0, 0, 6] as [number, number, number, number],
          },
        ]),
    {
      columnGap: 6,
      columns: [number(index + 1), { width: '*', stack: what(line) }, { width: RIGHT, stack: howMuch(line) }],
    },
    details(line),
  ],
})

const site = ({ sede, detalle, medicamentos }: ClaimSite): Content => ({
  stack: [
    {
      text: ['Reclame en', ...(medicamentos.length === 0 ? [] : [`: ${medicamentos.join(', ')}`])],
      fontSize: 8,
      color: SOFT,
    },
    { text: sede, bold: true, fontSize: 10.5 },
    ...(detalle === null ? [] : [{ text: detalle, fontSize: 9.5 }]),
  ],
})

const claims = ({ sedes }: MedicationDocument): Content[] =>
  sedes.map((each): Content => ({
    unbreakable: true,
    margin: above(4),
    table: { widths: ['*'], body: [[site(each)]] },
    layout: { ...TINTED, paddingTop: () => 5, paddingBottom: () => 5 },
  }))

const END = {
  one: 'Fin de la fórmula: 1 medicamento',
  many: (count: number) => `Fin de la fórmula: ${count} medicamentos`,
}

/** Everything between the patient and the foot. */
export const medicationContent = (model: MedicationDocument): Content[] => [
  ...model.lineas.map(drug),
  {
    text: model.lineas.length === 1 ? END.one : END.many(model.lineas.length),
    fontSize: 8.5,
    color: SOFT,
    alignment: 'center',
    margin: above(2),
  },
  ...claims(model),
  ...(model.comprobaciones === ''
    ? []
    : [{ text: model.comprobaciones, fontSize: 8.5, color: SOFT, margin: above(6) }]),
  ...model.notas.map((text): Content => ({ text, fontSize: 8.5, color: SOFT, margin: above(6) })),
]
