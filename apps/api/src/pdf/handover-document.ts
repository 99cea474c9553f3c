/** The handover sheet of a referral: where it stands, what has happened and how long each step took. */
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { factRows } from './facts.ts'
import { SOFT, TINTED, above, signatureBlock, stateWord } from './parts.ts'
import { paragraphs } from './recommendation-document.ts'
import type { HandoverDocument, HandoverLine } from './referral-model.ts'

const TEXT = 9
const OK = '#1c6e42'
const NOW = '#184a90'

const heading = (text: string): Content => ({ text, bold: true, fontSize: 10.5, margin: [0, 10, 0, 2] })

/** Full for what happened, ringed for the last one, empty for what is waited for: told without colours too. */
const dot = (tono: HandoverLine['tono']): Content => {
  const color = tono === 'now' ? NOW : OK
  return {
    canvas: [
      tono === 'pending'
        ? { type: 'ellipse', x: 4, y: 6, r1: 3, r2: 3, lineWidth: 1, lineColor: SOFT }
        : { type: 'ellipse', x: 4, y: 6, r1: 3, r2: 3, color },
      ...(tono === 'now'
        ? [{ type: 'ellipse' as const, x: 4, y: 6, r1: 5, r2: 5, lineWidth: 1, lineColor: color }]
        : []),
    ],
  }
}

const words = ({ titulo, resto, esMensaje, tono }: HandoverLine): Content =>
  esMensaje
    ? { text: `«${resto}»`, fontSize: TEXT }
    : {
        fontSize: TEXT,
        color: tono === 'pending' ? SOFT : undefined,
        text: [{ text: titulo, bold: true }, titulo === '' || resto === '' ? '' : ' ', resto],
      }

const row = (line: HandoverLine): TableCell[] => [
  {
    stack: [
      ...(line.dia === '' ? [] : [{ text: line.dia, fontSize: 7.5, color: SOFT }]),
      { text: line.hora, fontSize: TEXT },
    ],
    alignment: 'right',
  },
  dot(line.tono),
  {
    stack: [
      ...(line.esMensaje && line.resto === '' ? [] : [words(line)]),
      ...line.archivos.map((name): Content => ({ text: `Adjunto: ${name}`, fontSize: 8.5 })),
      ...(line.detalle === '' ? [] : [{ text: line.detalle, fontSize: 8, color: SOFT }]),
    ],
  },
]

const timeline = ({ lineas }: HandoverDocument): Content => ({
  table: { widths: [58, 12, '*'], dontBreakRows: false, body: lineas.map(row) },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 6,
    paddingTop: () => 2.5,
    paddingBottom: () => 2.5,
  },
})

const times = ({ tiempos }: HandoverDocument): Content[] =>
  tiempos.length === 0
    ? []
    : [
        {
          margin: above(8),
          table: { widths: ['*'], body: [[{ stack: factRows(tiempos, 3) }]] },
          layout: TINTED,
        },
      ]

const prose = (title: string, text: string | null): Content[] =>
  text === null || text.trim() === '' ? [] : [heading(title), ...paragraphs(text, TEXT)]

/** Everything between the patient and the foot. */
export const handoverContent = (model: HandoverDocument): Content[] => [
  stateWord(model),
  ...factRows(model.datos, 3),
  ...times(model),
  ...prose('Resumen', model.descripcion),
  heading('Lo que ha pasado'),
  timeline(model),
  ...prose('Observación de cierre', model.observacion),
  ...model.notas.map((text): Content => ({ text, fontSize: 8.5, color: SOFT, margin: above(8) })),
  {
    margin: above(12),
    unbreakable: true,
    columns: [signatureBlock(null, ['Recibe', 'Nombre, cargo, día y hora'], 260)],
  },
]
